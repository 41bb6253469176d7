import type { ReactNode } from 'react';
import { Panel } from '~/ui/panel';
import styles from './form-page.module.css';

interface FormPageProps {
  title: ReactNode;
  intro?: string | undefined;
  /** For forms with several columns. */
  wide?: boolean;
  /** Centres the content, for a finished task. */
  centred?: boolean;
  /** Links below the form. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Layout of a page with one form. */
export function FormPage({ title, intro, wide = false, centred = false, footer, children }: FormPageProps) {
  return (
    <div className={wide ? `${styles.page} ${styles.wide}` : styles.page} data-narrow="">
      <Panel>
        <div className={centred ? `${styles.content} ${styles.centred}` : styles.content}>
          <h1>{title}</h1>
          {intro !== undefined && <p className={styles.intro}>{intro}</p>}
          {children}
          {footer !== undefined && <div className={styles.footer}>{footer}</div>}
        </div>
      </Panel>
    </div>
  );
}
