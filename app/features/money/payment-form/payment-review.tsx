import { useEffect, useRef } from 'react';
import { ErrorSummary } from '~/forms/error-summary';
import { SubmitButton } from '~/forms/submit-button';
import { CsrfField } from '~/session/csrf-field';
import { Button } from '~/ui/button';
import { Fact, Facts } from '~/ui/facts';
import { Field } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { CODE_FIELD, EDIT_FIELD, REVIEW_FIELD } from './payment-field';
import type { PaymentData, PaymentSlot } from './payment-form';
import styles from './payment-form.module.css';
import type { ReviewToConfirm } from './payment-reply';

interface PaymentReviewProps {
  data: PaymentData;
  review: ReviewToConfirm;
  slot: PaymentSlot;
  /** Shows the form again, as it was typed. Without JavaScript the server sends it, without card numbers. */
  onEdit(): void;
}

/** A payment as it will be sent, in place of its form. Nothing has been sent yet. */
export function PaymentReview({ data: { copy, action, kind, texts }, review, slot, onEdit }: PaymentReviewProps) {
  const { title, intro, repeats, facts, submit, order, code } = review;
  const id = `${slot.id}-review`;
  const codeId = `${slot.id}-code`;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => (document.getElementById(codeId) ?? heading.current)?.focus(), [order, codeId]);
  const errors = code?.error ? [code.error] : [];
  return (
    <slot.Element id={id} method="post" action={action} className={styles.form} data-kind={kind} data-review="">
      <CsrfField />
      <input type="hidden" name={REVIEW_FIELD} value={order} />
      <ErrorSummary texts={texts} messages={[]} fields={code?.error ? [{ id: codeId, label: code.label }] : []} />
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {/* After a lost answer it is not known whether it still holds. */}
        {!slot.isOffline && <p data-review-intro="">{intro}</p>}
      </div>
      {repeats && (
        <Notice kind="warning">
          <p>{repeats.message}</p>
          <a href={repeats.see.href}>{repeats.see.label}</a>
        </Notice>
      )}
      <Facts>
        {facts.map(({ name, value }) => (
          <Fact key={name} name={name} isVerbatim>
            {value}
          </Fact>
        ))}
      </Facts>
      {code && (
        <Field
          key={order}
          id={codeId}
          name={CODE_FIELD}
          label={code.label}
          hint={code.hint}
          errors={errors}
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          autoFocus={errors.length === 0}
        />
      )}
      <SubmitButton slot={{ ...slot, id }} offline={copy.offlineSafe} pendingLabel={copy.submitting}>
        {submit}
      </SubmitButton>
      <div>
        <Button
          type="submit"
          look="quiet"
          wide
          name={EDIT_FIELD}
          value="1"
          onClick={(event) => {
            event.preventDefault();
            onEdit();
          }}
        >
          {copy.edit}
        </Button>
      </div>
    </slot.Element>
  );
}
