import { PICK_FIELD } from '~/features/betting/addresses/book-address';
import styles from './price.module.css';
import type { Price as PriceData } from './describe-event.server';

interface PriceProps {
  price: PriceData;
  /** The whole name in place of `1`, `X` or `2`. */
  isWide?: boolean;
}

/** A selection with its odds, as a box of the page's one form. Ticked, it is on the slip. */
export function Price({ price: { short, label, odds, pick }, isWide = false }: PriceProps) {
  const text = (
    <>
      <span>{isWide ? label : short}</span> <b>{odds ?? '–'}</b>
    </>
  );
  if (odds === null) return <span className={styles.closed}>{text}</span>;
  const name = isWide || short === label ? undefined : `${short} ${odds} ${label}`;
  return (
    <label className={styles.price}>
      <input type="checkbox" name={PICK_FIELD} value={pick} aria-label={name} />
      {text}
    </label>
  );
}
