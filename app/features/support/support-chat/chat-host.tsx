import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { DIALOG_CLOSE } from '~/forms/close-dialog';
import type { Copy } from '~/i18n/messages';
import { clickedLink } from '~/browser/clicked-link';
import { startWait } from '~/browser/piece-in-time';
import type { ChatWindowProps } from './chat-window';
import { CHAT_FAILED_PATH } from './support-path';

interface ChatHostProps {
  pages: readonly string[];
  copy: Copy<'live-chat'>;
}

/** Its script loads on the first click; when that fails or takes more than two seconds, `/support` opens. */
export function ChatHost({ pages, copy }: ChatHostProps) {
  const [Window, setWindow] = useState<ComponentType<ChatWindowProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLAnchorElement | null>(null);

  useEffect(() => {
    async function open() {
      try {
        const { ChatWindow } = await startWait()(import('./chat-window'));
        setWindow(() => ChatWindow);
        setOpen(true);
      } catch {
        fail();
      }
    }
    function onClick(event: MouseEvent) {
      const link = clickedLink(event, 'a[data-chat]');
      if (!link) return;
      event.preventDefault();
      opener.current = link;
      // A modal dialog would make the chat inert.
      window.dispatchEvent(new Event(DIALOG_CLOSE));
      void open();
    }
    // Capture phase: runs before React Router's click listener, which ignores a click with `defaultPrevented`.
    window.addEventListener('click', onClick, true);
    return () => window.removeEventListener('click', onClick, true);
  }, []);

  const close = useCallback(() => {
    setOpen(false);
    if (opener.current?.isConnected) opener.current.focus();
  }, []);

  return Window && <Window pages={pages} copy={copy} isOpen={isOpen} onClose={close} onFail={fail} />;
}

const fail = () => window.location.assign(CHAT_FAILED_PATH);
