import { useFetcher } from '@remix-run/react';
import {
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  type ComponentType,
  type LazyExoticComponent,
} from 'react';
import { Icon } from '~/ui/icon';
import styles from './dialog-window.module.css';
import type { ShellData } from './use-shell';

export interface DialogWindowProps {
  /** The page whose form is shown. */
  readonly href: string;
  readonly copy: ShellData['copy']['shell'];
  onClose(): void;
}

/** The id that a form in a dialog gives its heading, to name the dialog. */
const TITLE_ID = 'dialog-title';

type DialogForm = ComponentType<{ data: never; titleId: string }>;

/** The forms that open as dialogs, by the path of their page. Each takes what its page's loader answers. */
const forms: Record<string, LazyExoticComponent<DialogForm>> = {
  '/login': lazy(() => import('~/features/login/login-dialog')),
};

export function DialogWindow({ href, copy, onClose }: DialogWindowProps) {
  const element = useRef<HTMLDialogElement>(null);
  const { load, data } = useFetcher({ key: 'dialog' });
  const Form = forms[href.split('?', 1)[0] ?? ''];

  // Closed while it is still in the page: only then does the browser give the focus back to the opener.
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  useEffect(() => load(href), [load, href]);

  return (
    <dialog
      ref={element}
      className={styles.dialog}
      aria-labelledby={TITLE_ID}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.top}>
        <button type="button" className={styles.close} aria-label={copy.dialogClose} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.body}>
        <Suspense fallback={<p role="status">{copy.loading}</p>}>
          {Form && data ? <Form data={data as never} titleId={TITLE_ID} /> : <p role="status">{copy.loading}</p>}
        </Suspense>
      </div>
    </dialog>
  );
}
