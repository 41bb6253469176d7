import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { DIALOG_CLOSE } from '~/forms/close-dialog';
import type { Copy } from '~/i18n/messages';
import type { ChatWindowProps } from './chat-window';
import { CHAT_FAILED_PATH } from './support-path';

interface ChatHostProps {
  /** Addresses of the chat's page, best first. */
  pages: readonly string[];
  copy: Copy<'live-chat'>;
}

/**
 * Opens links marked `data-chat` as the live chat, over the page and for as long as the page stands. Nothing of it is
 * loaded before the first tap; what does not arrive leads to the page with the other ways to reach a person.
 */
export function ChatHost({ pages, copy }: ChatHostProps) {
  const [Window, setWindow] = useState<ComponentType<ChatWindowProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLAnchorElement | null>(null);

  useEffect(() => {
    async function open() {
      try {
        const { ChatWindow } = await import('./chat-window');
        setWindow(() => ChatWindow);
        setOpen(true);
      } catch {
        fail();
      }
    }
    function onClick(event: MouseEvent) {
      const link = chatLink(event);
      if (!link) return;
      event.preventDefault();
      opener.current = link;
      // A modal dialog would keep everything below it, the chat too, out of reach.
      window.dispatchEvent(new Event(DIALOG_CLOSE));
      void open();
    }
    // Before React's own listeners, so that its router sees the click as taken care of.
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

/** The marked link of a plain click; null for a click that wants a new tab or window. */
function chatLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return null;
  return event.target.closest<HTMLAnchorElement>('a[data-chat]');
}
