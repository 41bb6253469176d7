import { useEffect, useId, useRef, useState } from 'react';
import type { Copy } from '~/i18n/messages';
import { IconButton } from '~/ui/icon-button';
import { onCloseRequest } from '~/browser/on-close-request.client';
import { Spinner } from '~/ui/spinner';
import styles from './chat-window.module.css';
import { findChat } from './find-chat';
import { REFUSALS_PATH, SUPPORT_PATH } from './support-path';

export interface ChatWindowProps {
  pages: readonly string[];
  copy: Copy<'live-chat'>;
  isOpen: boolean;
  onClose(): void;
  /** Called when no chat address responds and the window is open. */
  onFail(): void;
}

/** Sandbox of the chat: scripts, storage and pop-ups, but no top navigation. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/** The width up to which the chat covers the page: Escape then closes it wherever the focus is. */
const FULL_SCREEN = '(max-width: 767px)';

/** At the side of wide screens, full screen on phones, and not modal. Closing hides it; the conversation continues. */
export function ChatWindow({ pages, copy, isOpen, onClose, onFail }: ChatWindowProps) {
  // Addresses at opening time: a revalidated list must not reload a running conversation.
  const [candidates] = useState(pages);
  const [page, setPage] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [isShown, setShown] = useState(false);
  const box = useRef<HTMLElement>(null);
  const titleId = useId();

  useEffect(() => {
    let isGone = false;
    void findChat(candidates, REFUSALS_PATH).then((found) => {
      if (isGone) return;
      if (found === null) setMissing(true);
      else setPage(found);
    });
    return () => {
      isGone = true;
    };
  }, [candidates]);

  // Not while the window is closed, which would lead the player off the page: the next tap opens it again.
  useEffect(() => {
    if (isMissing && isOpen) onFail();
  }, [isMissing, isOpen, onFail]);

  useEffect(() => {
    if (!isOpen) return;
    box.current?.focus();
    if (window.matchMedia(FULL_SCREEN).matches) return onCloseRequest(onClose);
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && box.current?.contains(document.activeElement)) onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen, onClose]);

  return (
    <section ref={box} className={styles.window} role="dialog" aria-labelledby={titleId} tabIndex={-1} hidden={!isOpen}>
      <div className={styles.top}>
        <h2 id={titleId}>{copy.title}</h2>
        <IconButton icon="close" label={copy.close} onClick={onClose} />
      </div>
      {!isShown && (
        <div className={styles.opening}>
          <Spinner large />
          <p role="status">{copy.opening}</p>
          <a href={SUPPORT_PATH}>{copy.others}</a>
        </div>
      )}
      {page !== null && (
        <iframe
          className={isShown ? styles.page : styles.waiting}
          src={page}
          title={copy.title}
          sandbox={SANDBOX}
          onLoad={() => setShown(true)}
        />
      )}
    </section>
  );
}
