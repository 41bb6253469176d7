import { SLIP_FORM, SLIP_PATH } from '~/features/betting/addresses/book-address';
import styles from './price.module.css';
import type { Price as PriceData } from './describe-event.server';

interface PriceProps {
  price: PriceData;
  /** Guests get a page that says what they have chosen: their pages are cached, and hold no form. */
  isPlayer: boolean;
  /** The whole name in place of `1`, `X` or `2`. */
  isWide?: boolean;
}

/** A selection with its odds. Pressed, it goes to the slip. */
export function Price({ price: { short, label, odds, pick }, isPlayer, isWide = false }: PriceProps) {
  const text = (
    <>
      <span>{isWide ? label : short}</span> <b>{odds ?? '–'}</b>
    </>
  );
  if (odds === null) return <span className={styles.closed}>{text}</span>;
  const name = isWide || short === label ? undefined : `${short} ${odds} ${label}`;
  if (!isPlayer)
    return (
      <a className={styles.price} href={`${SLIP_PATH}?pick=${encodeURIComponent(pick)}`} aria-label={name}>
        {text}
      </a>
    );
  return (
    <button className={styles.price} form={SLIP_FORM} name="pick" value={pick} aria-label={name}>
      {text}
    </button>
  );
}
