import { useId, type ReactNode } from 'react';
import { Icon } from './icon';
import styles from './notice.module.css';

type NoticeProps = {
  kind: 'info' | 'success' | 'warning' | 'error';
  children?: ReactNode;
} & (
  | { title?: string; isSubject?: never }
  /** The main content of its page: a dialog focuses it, so that screen readers read all of it. */
  | { title: string; isSubject: true }
);

export function Notice({ kind, title, isSubject, children }: NoticeProps) {
  const id = useId();
  const titleId = isSubject && `${id}title`;
  const textId = isSubject && `${id}text`;
  const announced = { role: 'group', tabIndex: -1, 'aria-labelledby': titleId, 'aria-describedby': textId };
  return (
    <div className={`${styles.notice} ${styles[kind]}`} data-subject={isSubject} {...(isSubject && announced)}>
      <Icon name={kind} />
      <div className={styles.text}>
        {title !== undefined && (
          <p id={titleId} className={styles.title}>
            {title}
          </p>
        )}
        <div id={textId} className={styles.text}>
          {children}
        </div>
      </div>
    </div>
  );
}
