import { ReminderPage } from '~/features/protection/safer-play/reminder-page';
import type { loadReminder } from '~/features/protection/safer-play/safer-play.server';
import { definePage } from '~/shell/define-page';

export { loadReminder as loader } from '~/features/protection/safer-play/safer-play.server';
export { submitContinue as action } from '~/features/protection/safer-play/reminder.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';

export const handle = definePage<typeof loadReminder>({
  title: ({ copy }) => copy.dueTitle,
  access: 'player',
  description: 'reminder',
  dialog: { size: 'narrow', Form: ReminderPage, needsChoice: true },
  reminder: false,
  crumbs: () => [],
});

export default ReminderPage;
