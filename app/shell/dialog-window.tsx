import { useLocation } from '@remix-run/react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { enterHistory, isDialogEntry } from '~/forms/dialog-entry';
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
  const surface = useMemo(() => ({ kind: 'dialog', data, titleId: TITLE_ID }) as const, [data]);
  // Close it before React removes it: only then does the browser return the focus to the opener.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    describe(dialog);
    if (needsChoice) dialog.setAttribute('closedby', 'none');
    // Browsers without that attribute skip `cancel` unless a key or button was pressed since the last one.
    const onClosed = () => (needsChoice ? dialog.showModal() : onClose());
    dialog.addEventListener('close', onClosed);
    dialog.showModal();
    return () => {
      dialog.removeEventListener('close', onClosed);
      dialog.close();
    };
  }, [onClose, needsChoice]);
  return (
    <dialog
      ref={element}
      className={`${styles.dialog} ${styles[size]}`}
      aria-labelledby={TITLE_ID}
      onCancel={(event) => {
        event.preventDefault();
        if (!needsChoice) onClose();
      }}
    >
      {toaster}
      <div className={styles.top}>
        {!needsChoice && <IconButton icon="close" label={closeLabel} onClick={onClose} />}
      </div>
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

/** Makes the form's introduction the description of the dialog, which screen readers announce with its name. */
function describe(dialog: HTMLDialogElement): void {
  const about = dialog.querySelector('[data-about]');
  if (!about) return;
  about.id = ABOUT_ID;
  dialog.setAttribute('aria-describedby', ABOUT_ID);
}
