import { useReminder } from '~/features/protection/safer-play/remind';
import { ChatHost } from '~/features/support/support-chat/chat-host';
import type { ShellData } from './use-shell';

export function LazyParts({ data: { liveChat, reminder } }: { data: ShellData }) {
  useReminder(reminder);
  return liveChat && <ChatHost {...liveChat} />;
}
