import { useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Copy } from '~/i18n/messages';
import { IconButton } from '~/ui/icon-button';
import { Spinner } from '~/ui/spinner';
import { GameBar, ToolLabel, toolClass } from './game-bar';
import { GamePlayer } from './game-player';
import styles from './game-window.module.css';
import { loadGame, type GameData } from './load-game';

/** What is said before the game's own texts are there. */
type OpeningCopy = Pick<Copy<'shell'>, 'pending' | 'dialogClose'>;

export interface GameWindowProps {
  /** Address of the game's page. */
  play: string;
  copy: OpeningCopy;
  /** Shows what is raised while it is open. */
  toaster: ReactNode;
  onClose: () => void;
}

const TITLE_ID = 'game-title';

/** Tells the frame where it stands: a launch that fails closes the window. */
const IN_WINDOW = '&in=window';

/** Spec 2.11: a full-height window over the lobby, on phones. What was bet shows in the page below when it closes. */
export function GameWindow({ play, copy, toaster, onClose }: GameWindowProps) {
  const element = useRef<HTMLDialogElement>(null);
  const [game, setGame] = useState<GameData | null>(null);
  const { revalidate } = useRevalidator();
  const close = useCallback(() => {
    onClose();
    revalidate();
  }, [onClose, revalidate]);

  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    // What it opens with goes when the game is there: the focus must not go with it.
    dialog?.focus();
    return () => dialog?.close();
  }, []);

  useEffect(() => {
    let isWanted = true;
    loadGame(play).then(
      (loaded) => isWanted && setGame(loaded),
      // The game's own page says what is the matter.
      () => isWanted && window.location.assign(play),
    );
    return () => {
      isWanted = false;
    };
  }, [play]);

  return (
    <dialog
      ref={element}
      className={styles.window}
      tabIndex={-1}
      {...(game ? { 'aria-labelledby': TITLE_ID } : { 'aria-label': copy.pending })}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      {toaster}
      {game === null ? (
        <>
          <div className={styles.top}>
            <IconButton icon="close" label={copy.dialogClose} onClick={close} />
          </div>
          <div className={styles.opening}>
            <Spinner large />
          </div>
        </>
      ) : (
        <GamePlayer
          game={game}
          frame={game.frame}
          frameQuery={IN_WINDOW}
          onExit={close}
          onBalance={revalidate}
          bar={(reload) => (
            <GameBar game={game} heading={<h2 id={TITLE_ID}>{game.name}</h2>}>
              <button type="button" className={toolClass} onClick={reload}>
                <ToolLabel icon="reload">{game.copy.reloadGame}</ToolLabel>
              </button>
              <button type="button" className={toolClass} onClick={close}>
                <ToolLabel icon="close">{game.copy.closeGame}</ToolLabel>
              </button>
            </GameBar>
          )}
        />
      )}
    </dialog>
  );
}
