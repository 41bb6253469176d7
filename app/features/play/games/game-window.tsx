import { useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { DIALOG_CLOSE } from '~/forms/close-dialog';
import { isDialogEntry } from '~/forms/dialog-entry';
import type { DialogStep } from '~/forms/dialog-step';
import type { Copy } from '~/i18n/messages';
import { IconButton } from '~/ui/icon-button';
import { Spinner } from '~/ui/spinner';
import { ToolLabel, toolClass } from './bar-tool';
import { GameBar } from './game-bar';
import { GamePlayer } from './game-player';
import styles from './game-window.module.css';
import { loadGame, type GameData } from './load-game';

// In a browser without modal dialogs this module does not load, and the link is followed.
if (!('showModal' in HTMLDialogElement.prototype)) throw new Error('No modal dialogs');

/** Texts for the time before the game's own texts are loaded. */
type OpeningCopy = Pick<Copy<'shell'>, 'pending' | 'dialogClose'>;

export interface GameWindowProps {
  /** Address of the game's page. */
  play: string;
  copy: OpeningCopy;
  /** Renders toasts while the window is open: a modal dialog covers the page's own. */
  toaster: ReactNode;
  onClose: () => void;
}

const TITLE_ID = 'game-title';

/** Tells the frame that it is in a window: a failed launch then closes the window. */
const IN_WINDOW = '&in=window';

/** A window on phones, with a history entry for the back button. Closing it revalidates the page and its balance. */
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
    // Focus the dialog itself: the button that has the initial focus disappears when the game is loaded.
    dialog?.focus();
    return () => dialog?.close();
  }, []);

  useEffect(() => {
    enterHistory();
    const onPop = () => isGameEntry() || onClose();
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      leaveHistory();
    };
  }, [onClose]);

  useEffect(() => {
    let isWanted = true;
    loadGame(play).then(
      (loaded) => isWanted && setGame(loaded),
      // The game's page shows the error.
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
        <OpenGame game={game} onClose={close} onBalance={revalidate} />
      )}
    </dialog>
  );
}

const GAME_MARK = 'game';

const historyState = () => window.history.state as Record<string, unknown> | null;
const isGameEntry = () => historyState()?.[GAME_MARK] === true;

function enterHistory(): void {
  window.history.pushState({ ...historyState(), [GAME_MARK]: true }, '');
}

/** Takes the mark away without going back: the game's frame adds entries, and a step back would undo one of those. */
function leaveHistory(): void {
  if (isGameEntry()) window.history.replaceState({ ...historyState(), [GAME_MARK]: undefined }, '');
}

/**
 * Leaves the open dialog's entry of the history before the window adds its own. @returns false without an open dialog, and
 * when the form waits no more: it leads to the next page
 */
export async function replaceDialog(step: DialogStep, open: () => Promise<void>): Promise<boolean> {
  if (!isDialogEntry() || step.isLate) return false;
  await new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
    window.dispatchEvent(new Event(DIALOG_CLOSE));
  });
  await open();
  return true;
}

function OpenGame({ game, onClose, onBalance }: { game: GameData; onClose: () => void; onBalance: () => void }) {
  return (
    <GamePlayer
      game={game}
      frame={game.frame}
      frameQuery={IN_WINDOW}
      onExit={onClose}
      onBalance={onBalance}
      bar={(reload, latest) => (
        <GameBar
          game={latest}
          heading={
            <h2 id={TITLE_ID} translate="no">
              {game.name}
            </h2>
          }
        >
          <button type="button" className={toolClass} onClick={reload}>
            <ToolLabel icon="reload">{game.copy.reloadGame}</ToolLabel>
          </button>
          <button type="button" className={toolClass} onClick={onClose}>
            <ToolLabel icon="close">{game.copy.closeGame}</ToolLabel>
          </button>
        </GameBar>
      )}
    />
  );
}
