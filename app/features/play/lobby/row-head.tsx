import type { Copy } from '~/i18n/messages';
import styles from './row-head.module.css';

interface RowHeadProps {
  id: string;
  title: string;
  /** The page with everything of the kind; null where there is none. */
  all: string | null;
  copy: Pick<Copy<'tiles'>, 'seeAll'>;
}

export function RowHead({ id, title, all, copy }: RowHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {all === null ? (
        <span />
      ) : (
        <a href={all} aria-label={`${copy.seeAll}: ${title}`}>
          {copy.seeAll}
        </a>
      )}
    </div>
  );
}
