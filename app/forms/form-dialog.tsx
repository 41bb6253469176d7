import { useEffect, useRef, type ReactNode } from 'react';
import styles from './form-page.module.css';

interface FormDialogProps {
  title: ReactNode;
  titleId: string;
  intro?: string | undefined;
  centred?: boolean;
  footer?: ReactNode;
  children: ReactNode;
}

/** Layout of a form in a dialog. Its heading names the dialog; the first field or `data-subject` gets the focus. */
export function FormDialog({ title, titleId, intro, centred = false, footer, children }: FormDialogProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current
      ?.querySelector<HTMLElement>(
        '[data-subject], input:not([type=hidden]):not([readonly]), select, textarea, button:not([tabindex="-1"]), a[href]',
      )
      ?.focus();
  }, []);
  return (
    <div ref={box} className={centred ? `${styles.content} ${styles.centred}` : styles.content}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {intro !== undefined && (
        <p className={styles.intro} data-about="">
          {intro}
        </p>
      )}
      {children}
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}
