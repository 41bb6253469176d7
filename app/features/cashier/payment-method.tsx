import { EmptyState } from '~/ui/empty-state';
import { ButtonLink } from '~/ui/button';
import { type PaymentData, type PaymentSlot } from './payment-form';
import styles from './payment-form.module.css';
import { AccountList } from './account-list';
import { ReviewedForm } from './reviewed-form';

/** Why there is no form. */
export function reasonOf(form: Exclude<PaymentData['form'], { state: 'ready' }>, copy: PaymentData['copy']): string {
  if (form.state === 'failed') return form.message;
  return form.state === 'empty' ? copy.noData : copy.unusable;
}

interface PaymentMethodProps {
  data: PaymentData;
  slot: PaymentSlot;
  isDialog?: boolean;
}

/** A method's logo, limits and form, or the reason why there is no form. */
export function PaymentMethod({ data, slot, isDialog = false }: PaymentMethodProps) {
  const { copy, form, image, limits, accounts } = data;
  return (
    <>
      {(image !== null || limits !== null) && (
        <p className={styles.method}>
          {image !== null && <img src={image} alt="" width="80" height="50" />}
          {limits !== null && <span>{limits}</span>}
        </p>
      )}
      <AccountList {...{ accounts, copy, isDialog }} />
      {form.state === 'ready' ? (
        <ReviewedForm data={data} fields={form.fields} slot={slot} />
      ) : (
        <EmptyState icon="info" title={reasonOf(form, copy)}>
          <p>{form.state === 'empty' ? copy.noDataNext : copy.unusableNext}</p>
          <ButtonLink look="quiet" href={data.back}>
            {copy.otherMethods}
          </ButtonLink>
        </EmptyState>
      )}
    </>
  );
}
