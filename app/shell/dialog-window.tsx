import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '~/ui/icon-button';
import { hasDialog, loadDialogForm, type LoadedDialog } from './dialog-forms';
import styles from './dialog-window.module.css';

interface DialogWindowProps extends LoadedDialog {
  readonly closeLabel: string;
  /** Shows what is raised while it is open. */
  readonly toaster: ReactNode;
  onClose(): void;
}

export { hasDialog, loadDialogForm };

const TITLE_ID = 'dialog-title';
const ABOUT_ID = 'dialog-about';

/** One of the site's forms in the browser's own modal dialog, which keeps the focus inside and gives it back. */
export function DialogWindow({ Form, size, data, closeLabel, toaster, onClose }: DialogWindowProps) {
  const element = useRef<HTMLDialogElement>(null);
  // Closed while it is still in the page: only then does the browser give the focus back to the opener.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog) describe(dialog);
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      className={`${styles.dialog} ${styles[size]}`}
      aria-labelledby={TITLE_ID}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {toaster}
      <div className={styles.top}>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </div>
      <div className={styles.body}>
        <Form data={data} titleId={TITLE_ID} />
      </div>
    </dialog>
  );
}

/** What a form says of itself, or of what has just been done, is said with the dialog's name. */
function describe(dialog: HTMLDialogElement): void {
  const about = dialog.querySelector('[data-about]');
  if (!about) return;
  about.id = ABOUT_ID;
  dialog.setAttribute('aria-describedby', ABOUT_ID);
}
