import { EmptyState } from '~/ui/empty-state';
import { ButtonLink } from '~/ui/button';
import { FundsSummary } from '~/features/money/payment-methods/funds-summary';
import { MethodTermsList } from '~/features/money/payment-methods/method-terms';
import { NoFundsMessage } from '~/features/money/payment-methods/no-funds-message';
import type { PaymentData, PaymentSlot } from './payment-form';
import styles from './payment-form.module.css';
import { ReviewedForm } from './reviewed-form';

/** Why there is no form. */
export function reasonOf(form: Exclude<PaymentData['form'], { state: 'ready' }>, copy: PaymentData['copy']): string {
  if (form.state === 'failed') return form.message;
  return form.state === 'empty' ? copy.noData : copy.unusable;
}

interface PaymentMethodProps {
  data: PaymentData;
  slot: PaymentSlot;
}

/** A method's logo and terms, the player's money and accounts, and the form, or the reason why there is no form. */
export function PaymentMethod({ data, slot }: PaymentMethodProps) {
  const { copy, form, image, terms, funds, depositLimit, noFunds } = data;
  // A form that was sent stays, with what was said to it.
  const isSent = slot.result !== undefined || slot.isOffline;
  return (
    <>
      {(image !== null || Object.values(terms).some((term) => term !== null)) && (
        <div className={styles.method}>
          {image !== null && <img src={image} alt="" width="80" height="50" />}
          <MethodTermsList terms={terms} />
        </div>
      )}
      {funds && <FundsSummary funds={funds} copy={copy} />}
      {depositLimit !== null && !noFunds && <p>{depositLimit}</p>}
      {form.state !== 'ready' ? (
        <EmptyState icon="info" title={reasonOf(form, copy)}>
          <p>{form.state === 'empty' ? copy.noDataNext : copy.unusableNext}</p>
          <ButtonLink look="quiet" href={data.back}>
            {copy.otherMethods}
          </ButtonLink>
        </EmptyState>
      ) : noFunds && !isSent ? (
        <NoFundsMessage noFunds={noFunds} />
      ) : (
        <ReviewedForm {...{ data, slot }} fields={form.fields} />
      )}
    </>
  );
}
