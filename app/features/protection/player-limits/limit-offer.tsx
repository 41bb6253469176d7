import type { FormSlot } from '~/forms/form-slot';
import { LimitFields, type LimitFormData } from './limit-form';
import styles from './limits-page.module.css';

/** Offers a deposit limit before the first deposit. No amount is suggested. */
export function LimitOffer({ offer, slot }: { offer: LimitFormData; slot: FormSlot }) {
  const { copy, delay } = offer;
  return (
    <section className={styles.page} data-offer="" aria-labelledby="limit-offer">
      <h2 id="limit-offer">{copy.askTitle}</h2>
      <p>{copy.ask}</p>
      <p>{delay}</p>
      <LimitFields data={offer} slot={slot} />
    </section>
  );
}
