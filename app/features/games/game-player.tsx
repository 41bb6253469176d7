import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { frameDocumentOf, ThirdPartyFrame } from '../provider-frame/third-party-frame';
import styles from './game-player.module.css';
import { loadGame, type GameData } from './load-game';
import { readProviderMessage } from './provider-messages';
import { trustedSourcesIn } from './trusted-sources';

interface GamePlayerProps {
  game: GameData;
  /** Address of the frame to begin with. */
  frame: string;
  /** What every frame's address carries besides, such as where it stands. */
  frameQuery?: string;
  /** The bar above the game, given the way to load the game afresh. */
  bar: (reload: () => void) => ReactNode;
  /** The game, or its failure, closes the screen. */
  onExit: () => void;
  /** Money may have moved: the game says so, or the player comes back from a deposit. */
  onBalance: () => void;
}

/** A game under its bar: hears what the game says, and reloads it with a new session. */
export function GamePlayer({ game, frame, frameQuery = '', bar, onExit, onBalance }: GamePlayerProps) {
  const { copy, play } = game;
  const box = useRef<HTMLDivElement>(null);
  const [src, setSrc] = useState(frame);
  const [note, setNote] = useState<string | null>(null);
  const exit = useOnce(onExit);
  useComingBack(onBalance);

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
    const element = box.current?.querySelector('iframe') ?? null;
    if (frameDocumentOf(element)?.documentElement.dataset.closes) exit();
  }, [exit]);

  return (
    <div ref={box} className={styles.player}>
      {bar(reload)}
      <div className={styles.notes} role="status">
        {note !== null && <p className={styles.note}>{note}</p>}
      </div>
      <ThirdPartyFrame
        src={`${src}${frameQuery}`}
        title={game.frameTitle}
        slow={<SlowNote game={game} onReload={reload} />}
        onMessage={onMessage}
        onLoad={onLoad}
      />
    </div>
  );
}

/** A launch that fails says so twice, and whoever closes the screen twice loses the message that it leaves. */
function useOnce(action: () => void): () => void {
  const isDone = useRef(false);
  return useCallback(() => {
    if (isDone.current) return;
    isDone.current = true;
    action();
  }, [action]);
}

/** The deposit's dialog closes with a step back in the history; its payment page is a tab to come back from. */
function useComingBack(onBack: () => void): void {
  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && onBack();
    window.addEventListener('popstate', onBack);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.removeEventListener('popstate', onBack);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [onBack]);
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
