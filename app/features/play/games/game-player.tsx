import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { showToast } from '~/browser/show-toast';
import { PAUSE_PATH } from '~/session/pause-path';
import { frameDocumentOf, ThirdPartyFrame } from '~/features/play/provider-frame/third-party-frame';
import styles from './game-player.module.css';
import { loadGame, type GameData } from './load-game';
import { readProviderMessage, type TrustedSource } from './provider-messages';
import { useSessionFacts } from './use-session-facts';

interface GamePlayerProps {
  game: GameData;
  frame: string;
  /** Query appended to the address of every frame, such as `&in=window`. */
  frameQuery?: string;
  /** Renders the bar above the game; `reload` starts a new game session, and `game` has the latest figures of the session. */
  bar: (reload: () => void, game: GameData) => ReactNode;
  /** Called once when the game asks to exit or its launch fails. */
  onExit: () => void;
  /** Called when the balance may have changed: by a message of the game, or after a return from a deposit. */
  onBalance: () => void;
}

/** A game with its bar. Handles the game's messages, and reloads it with a new session. */
export function GamePlayer({ game, frame, frameQuery = '', bar, onExit, onBalance }: GamePlayerProps) {
  const { copy, play } = game;
  const sessionFacts = useSessionFacts(game.sessionFacts);
  const box = useRef<HTMLDivElement>(null);
  const [src, setSrc] = useState(frame);
  const [note, setNote] = useState<string | null>(null);
  const exit = useOnce(onExit);
  useOnReturn(onBalance);

  const reload = useCallback(() => {
    setNote(copy.reloading);
    loadGame(play).then(
      (fresh) => setSrc(fresh.frame),
      () => setNote(copy.reloadFailed),
    );
  }, [copy, play]);

  const onMessage = useCallback(
    (event: MessageEvent<unknown>, element: HTMLIFrameElement) => {
      switch (readProviderMessage(event, trustedSourcesIn(element))) {
        case 'exit':
          return exit();
        case 'reload':
          return reload();
        case 'balance':
          return onBalance();
        case 'deposit':
          return box.current?.querySelector<HTMLElement>('[data-game-deposit]')?.click();
        case null:
      }
    },
    [exit, onBalance, reload],
  );

  const onLoad = useCallback(() => {
    setNote(null);
    const page = frameDocumentOf(box.current?.querySelector('iframe') ?? null);
    if (page?.documentElement.dataset.closes) return exit();
    const failure = page?.querySelector('[data-failure]')?.textContent;
    // A frame that has loaded before this page is hydrated comes here before the page listens for toasts.
    if (failure) queueMicrotask(() => showToast({ type: 'error', message: failure }));
  }, [exit]);

  return (
    <div ref={box} className={styles.player}>
      {bar(reload, { ...game, sessionFacts })}
      <div className={styles.notes} role="status">
        {note !== null && <p className={styles.note}>{note}</p>}
      </div>
      <ThirdPartyFrame
        src={`${src}${frameQuery}`}
        title={game.frameTitle}
        slow={<SlowNote game={game} onReload={reload} />}
        lost={
          <div className={styles.slow}>
            <p>{copy.lost}</p>
            <button type="button" onClick={reload}>
              {copy.reloadGame}
            </button>
          </div>
        }
        paused={<PausedNote copy={copy} />}
        onMessage={onMessage}
        onLoad={onLoad}
      />
      {sessionFacts.length > 0 && (
        <p className={styles.facts}>
          {sessionFacts.map(({ name, text }) => (
            <span key={name}>
              {name} <b>{text}</b>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/**
 * Calls an action once. A failed launch reports its exit twice, and a second close would discard the failure's toast.
 */
function useOnce(action: () => void): () => void {
  const isDone = useRef(false);
  return useCallback(() => {
    if (isDone.current) return;
    isDone.current = true;
    action();
  }, [action]);
}

/** The deposit dialog closes by `popstate`, the payment page in another tab by visibility. */
function useOnReturn(onReturn: () => void): void {
  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && onReturn();
    window.addEventListener('popstate', onReturn);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.removeEventListener('popstate', onReturn);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [onReturn]);
}

function SlowNote({ game: { copy, lobby }, onReload }: { game: GameData; onReload: () => void }) {
  return (
    <div className={styles.slow}>
      <p>{copy.slow}</p>
      <button type="button" onClick={onReload}>
        {copy.reloadGame}
      </button>
      <a href={lobby}>{copy.lobby}</a>
    </div>
  );
}

function PausedNote({ copy }: Pick<GameData, 'copy'>) {
  return (
    <div className={styles.slow}>
      <p>{copy.paused}</p>
      <a href={PAUSE_PATH}>{copy.toPause}</a>
    </div>
  );
}

/** The windows that may send messages for a game: this site's frame document, and the provider's frame inside it. */
function trustedSourcesIn(frame: HTMLIFrameElement): TrustedSource[] {
  const ours: TrustedSource = { window: frame.contentWindow, origin: window.location.origin };
  const inside = frameDocumentOf(frame)?.querySelector('iframe');
  if (!inside) return [ours];
  const keepsOrigin = inside.sandbox.contains('allow-same-origin');
  return [ours, { window: inside.contentWindow, origin: keepsOrigin ? new URL(inside.src).origin : 'null' }];
}
