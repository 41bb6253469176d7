import type { ReactNode } from 'react';
import { Icon } from './icon';
import styles from './notice.module.css';

interface NoticeProps {
  kind: 'info' | 'success' | 'warning' | 'error';
  title?: string;
  children?: ReactNode;
}

/** Something that the player should know, in the flow of the page. */
export function Notice({ kind, title, children }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[kind]}`}>
      <Icon name={kind} />
      <div className={styles.text}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
