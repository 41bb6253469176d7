import type { SerializeFrom } from '@remix-run/node';
import { useEffect } from 'react';
import { DefaultButton } from '~/forms/default-button';
import { ErrorSummary } from '~/forms/error-summary';
import type { FormSlot } from '~/forms/form-slot';
import { SubmitButton } from '~/forms/submit-button';
import { useFailedForm } from '~/forms/use-failed-form';
import { useMissingField } from '~/forms/use-missing-field';
import { CsrfField } from '~/session/csrf-field';
import { interpolate } from '~/i18n/interpolate';
import { formatWithSymbol } from '~/lib/money';
import { ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { Notice } from '~/ui/notice';
import { useHydrated } from '~/ui/use-hydrated';
import '~/features/money/payment-methods/cashier.css';
import { PaymentControl } from './payment-control';
import { CONFIRMED_FIELD, INTENT_FIELD, LOCALE_FIELD } from './payment-field';
import styles from './payment-form.module.css';
import type { loadDeposit } from './payment-form.server';
import type { PaymentReply } from './payment-reply';
import { isWithin } from '~/lib/decimal';
import { usePaymentErrors, useTypedChecks } from './use-payment-errors';
import { useLatest } from './use-latest';
import { readField, useTypedText } from './use-typed-amount';
import { confirmationOf } from './validate-payment';

export type PaymentData = SerializeFrom<typeof loadDeposit>;
export type PaymentSlot = FormSlot<PaymentReply>;
type ReadyForm = Extract<PaymentData['form'], { state: 'ready' }>;

export interface PaymentFormProps {
  data: PaymentData;
  fields: ReadyForm['fields'];
  slot: PaymentSlot;
}

/**
 * A method's form, as the operator describes it. It carries the intent, so that it makes one payment. With JavaScript it is
 * checked before it is sent, in the site's words in place of the browser's.
 */
export function PaymentForm({ data, fields, slot }: PaymentFormProps) {
  const { copy, texts, kind, symbol, reader, quick } = data;
  const { locale } = reader;
  const { id, result: reply } = slot;
  useFailedForm(id, reply);
  useHiddenSecrets(id, fields, reply);
  const missing = useMissingField(id);
  const errors = usePaymentErrors(id, fields, { reply, symbol, reader });
  const { errors: typedErrors, ...checks } = useTypedChecks(id, fields, { symbol, reader });
  const isHydrated = useHydrated();
  const label = useSubmitLabel(slot.id, data, { fields, confirmations: errors.confirmations });
  const errorsAt = (index: number) => {
    const found = [...errors.fields, ...typedErrors].find((error) => error.index === index);
    return found ? [found.message] : [];
  };
  const intent = useLatest(reply?.intent, data.intent ?? '');
  const values = new Map<string, string>(reply?.values ?? Object.entries(data.typed));
  return (
    <slot.Element
      id={id}
      method="post"
      action={data.action}
      className={styles.form}
      data-kind={kind}
      noValidate={isHydrated}
      onSubmit={errors.onSubmit}
      onBlur={checks.onBlur}
      onInput={(event) => {
        errors.onInput(event);
        checks.onInput(event);
      }}
    >
      <CsrfField />
      <DefaultButton>{label}</DefaultButton>
      <input type="hidden" name={INTENT_FIELD} value={intent} />
      <input type="hidden" name={LOCALE_FIELD} value={locale} />
      {errors.confirmations.map((confirmation) => (
        <input key={confirmation} type="hidden" name={CONFIRMED_FIELD} value={confirmation} />
      ))}
      <ErrorSummary
        texts={texts}
        messages={errors.messages}
        fields={errors.fields.map(({ index }) => ({ id: `${id}-${index}`, label: fields[index]?.label ?? '' }))}
      />
      {reply?.see && (
        <p>
          <ButtonLink href={reply.see.href}>{reply.see.label}</ButtonLink>
        </p>
      )}
      {reply?.hidSecrets && <Notice kind="info">{copy.cardAgain}</Notice>}
      {fields.map((field, index) => (
        <PaymentControl
          key={field.key}
          id={`${id}-${index}`}
          {...{ field, symbol, locale, quick, copy }}
          value={values.get(field.key) ?? ''}
          errors={errorsAt(index)}
        />
      ))}
      {data.accountKept !== null && <p>{data.accountKept}</p>}
      <SubmitButton
        slot={slot}
        offline={copy.offlineSafe}
        pendingLabel={copy.submitting}
        isIncomplete={missing !== null && errors.fields.length === 0}
        reason={missing ? interpolate(copy.missing, { field: missing }) : copy.incomplete}
      >
        <Icon name={kind} />
        <span>{label}</span>
      </SubmitButton>
    </slot.Element>
  );
}

/** The label of the button; with the amount once that is valid and sure. */
function useSubmitLabel(
  formId: string,
  { copy, kind, symbol, payTo, reader: { locale } }: PaymentData,
  { fields, confirmations }: { fields: ReadyForm['fields']; confirmations: readonly string[] },
): string {
  const index = fields.findIndex(({ limits }) => limits !== null);
  const text = useTypedText(`${formId}-${index}`);
  // The button of a withdrawal leads to its review, which has the amount.
  if (kind === 'withdraw') return copy.submitWithdraw;
  const isTransfer = payTo.length > 0;
  const plain = isTransfer ? copy.submitTransfer : copy.submitDeposit;
  const field = fields[index];
  const read = field && readField(field, text ?? '', locale);
  if (!field?.limits || !read?.ok) return plain;
  const isSure = read.isSure || confirmations.includes(confirmationOf(index, read.decimal));
  if (!isSure || !isWithin(read.decimal, field.limits)) return plain;
  const amount = formatWithSymbol(read.decimal, locale, symbol);
  return interpolate(isTransfer ? copy.submitTransferAmount : copy.submitDepositAmount, { amount });
}

/** Clears the secret fields of a form that stayed on the page: the server does not send their values back. */
function useHiddenSecrets(formId: string, fields: ReadyForm['fields'], reply: PaymentReply | undefined): void {
  useEffect(() => {
    if (!reply?.hidSecrets) return;
    fields.forEach(({ key }, index) => {
      const input = document.getElementById(`${formId}-${index}`);
      const isKept = reply.values?.some(([name]) => name === key);
      if (input instanceof HTMLInputElement && input.type === 'text' && !isKept) input.value = '';
    });
  }, [formId, fields, reply]);
}
