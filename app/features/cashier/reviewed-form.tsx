import { useEffect, useState } from 'react';
import { useHydrated } from '~/ui/use-hydrated';
import { PaymentForm, type PaymentFormProps } from './payment-form';
import { PaymentReview } from './payment-review';

/** A method's form, and in its place the review of what was typed. The form stays behind it with its contents. */
export function ReviewedForm({ data, fields, slot }: PaymentFormProps) {
  const { id, result } = slot;
  const review = result?.review ?? null;
  const [edited, setEdited] = useState<object | null>(null);
  const isHydrated = useHydrated();
  const isReviewed = review !== null && edited !== result;
  useEffect(() => {
    if (edited) document.getElementById(`${id}-0`)?.focus();
  }, [id, edited]);
  return (
    <>
      {isReviewed && <PaymentReview {...{ data, review, slot }} onEdit={() => setEdited(result ?? null)} />}
      {(!isReviewed || isHydrated) && (
        <div hidden={isReviewed}>
          <PaymentForm {...{ data, fields, slot }} />
        </div>
      )}
    </>
  );
}
