import { useLocation } from '@remix-run/react';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { DIALOG_MARK, isDialogEntry } from '~/forms/dialog-entry';
import type { DialogStep } from '~/forms/dialog-step';
import { SurfaceContext } from '~/forms/surface';
import type { Opening } from '~/browser/open-or-follow';
import { VIEW_CHANGE } from '~/browser/view-change';
import { IconButton } from '~/ui/icon-button';
import { loadDialog, opensAsDialog, type LoadedDialog } from './load-dialog';
import styles from './dialog-window.module.css';

// In a browser without modal dialogs this module does not load, and the link is followed.
if (!('showModal' in HTMLDialogElement.prototype)) throw new Error('No modal dialogs');

interface DialogFrame {
  readonly closeLabel: string;
  readonly toaster: ReactNode;
  onClose(): void;
  /** Called when a navigation, such as the one after a login, has left the page below. */
  onLeave(): void;
}

const TITLE_ID = 'dialog-title';
const ABOUT_ID = 'dialog-about';

let opened = 0;

/**
 * The first dialog adds an entry to the history; a dialog opened from it reuses the entry.
 *
 * @returns undefined when another dialog or page has been opened meanwhile
 * @throws when a part of the dialog does not arrive
 */
export async function openDialog(
  href: string,
  { isStale, inTime }: Opening,
  frame: DialogFrame,
): Promise<ReactElement | undefined> {
  const loaded = await loadDialog(href, inTime);
  if (isStale()) return undefined;
  enterHistory();
  opened += 1;
  return <DialogWindow key={opened} {...loaded} {...frame} />;
}

/**
 * Opens the next step of a journey in the open dialog.
 *
 * @returns false when its page has no dialog, the dialog has been closed meanwhile, or the form waits no more
 * @throws when the script of the page does not arrive
 */
export async function takeStep(step: DialogStep, open: () => void): Promise<boolean> {
  const isTaken = (await opensAsDialog(step)) && isDialogEntry() && !step.isLate;
  if (isTaken) open();
  return isTaken;
}

function enterHistory(): void {
  const state = window.history.state as object | null;
  if (!isDialogEntry()) window.history.pushState({ ...state, dialog: DIALOG_MARK }, '');
}

function DialogWindow({
  Form,
  size,
  needsChoice,
  data,
  closeLabel,
  toaster,
  onClose,
  onLeave,
}: LoadedDialog & DialogFrame) {
  const element = useRef<HTMLDialogElement>(null);
  useEndOnNavigation(onLeave);
  const { onStepBack, forget } = useStepBack(onLeave);
  const surface = useMemo(() => ({ kind: 'dialog', data, titleId: TITLE_ID, onStepBack }) as const, [data, onStepBack]);
  // A dialog that is closed takes a step back itself.
  const close = useCallback(() => {
    forget();
    onClose();
  }, [forget, onClose]);
  // Close it before React removes it: only then does the browser return the focus to the opener.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    describe(dialog);
    if (needsChoice) dialog.setAttribute('closedby', 'none');
    // Browsers without that attribute skip `cancel` unless a key or button was pressed since the last one.
    const onClosed = () => (needsChoice ? dialog.showModal() : close());
    dialog.addEventListener('close', onClosed);
    dialog.showModal();
    return () => {
      dialog.removeEventListener('close', onClosed);
      dialog.close();
    };
  }, [close, needsChoice]);
  return (
    <dialog
      ref={element}
      className={`${styles.dialog} ${styles[size]}`}
      aria-labelledby={TITLE_ID}
      onCancel={(event) => {
        event.preventDefault();
        if (!needsChoice) close();
      }}
    >
      {toaster}
      <div className={styles.top}>{!needsChoice && <IconButton icon="close" label={closeLabel} onClick={close} />}</div>
      <div className={styles.body}>
        <SurfaceContext.Provider value={surface}>
          <Form />
        </SurfaceContext.Provider>
      </div>
    </dialog>
  );
}

/** Another view of the page below replaces the dialog's entry of the history, so the dialog adds a new one. */
function useEndOnNavigation(onLeave: () => void): void {
  const location = useLocation();
  const [openedAt] = useState(location.key);
  const isView = location.state === VIEW_CHANGE;
  useEffect(() => {
    if (isView) enterHistory();
    else if (location.key !== openedAt) onLeave();
  }, [location.key, isView, openedAt, onLeave]);
}

/** A step back in the history closes the dialog, or goes back within it. */
function useStepBack(onLeave: () => void) {
  const stepBack = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    function onPop() {
      if (isDialogEntry()) return;
      if (stepBack.current === null) return onLeave();
      enterHistory();
      stepBack.current();
    }
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [onLeave]);
  const forget = useCallback(() => void (stepBack.current = null), []);
  const onStepBack = useCallback(
    (run: () => void) => {
      stepBack.current = run;
      return forget;
    },
    [forget],
  );
  return { onStepBack, forget };
}

/** Makes the form's introduction the description of the dialog, which screen readers announce with its name. */
function describe(dialog: HTMLDialogElement): void {
  const about = dialog.querySelector('[data-about]');
  if (!about) return;
  about.id = ABOUT_ID;
  dialog.setAttribute('aria-describedby', ABOUT_ID);
}
