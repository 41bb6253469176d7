import { ButtonLink } from './button';
import styles from './pagination.module.css';

interface PaginationProps {
  /** Accessible name of the navigation. */
  label: string;
  /** From 1. */
  page: number;
  pages: number;
  hrefOf(page: number): string;
  copy: { previous: string; next: string; position: string };
}

/** Links to the previous and next page. `copy.position` is shown between them, already filled in. */
export function Pagination({ label, page, pages, hrefOf, copy }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav className={styles.pagination} aria-label={label}>
      {page > 1 && (
        <ButtonLink look="quiet" rel="prev" href={hrefOf(page - 1)}>
          {copy.previous}
        </ButtonLink>
      )}
      <span className={styles.position}>{copy.position}</span>
      {page < pages && (
        <ButtonLink look="quiet" rel="next" href={hrefOf(page + 1)}>
          {copy.next}
        </ButtonLink>
      )}
    </nav>
  );
}
