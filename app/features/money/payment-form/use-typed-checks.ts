import { useState, type FocusEvent, type FormEvent } from 'react';
import type { PaymentField } from './payment-field';
import { validatePayment, type FieldError, type Reader } from './validate-payment';

/**
 * Errors of numbers with check digits or a mask, such as an IBAN: found when the player leaves the field, and gone with the
 * character that mends it.
 */
export function useTypedChecks(
  formId: string,
  fields: readonly PaymentField[],
  { symbol, reader }: { symbol: string; reader: Reader },
) {
  const [errors, setErrors] = useState<readonly FieldError[]>([]);

  function check(form: HTMLFormElement, target: EventTarget, isKnown: (index: number) => boolean): void {
    if (!(target instanceof HTMLInputElement)) return;
    const index = fields.findIndex(
      ({ check, mask }, at) => (check ?? mask) !== null && target.id === `${formId}-${at}`,
    );
    if (index < 0 || !isKnown(index)) return;
    const facts = { locale: reader.locale, confirmed: [] };
    const validated = validatePayment(fields, [...new FormData(form)], symbol, reader, facts);
    const found = validated.ok || target.value.trim() === '' ? [] : validated.errors;
    setErrors([...errors.filter((error) => error.index !== index), ...found.filter((error) => error.index === index)]);
  }

  return {
    errors,
    // Handlers for the form.
    onBlur: ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => check(currentTarget, target, () => true),
    onInput: ({ currentTarget, target }: FormEvent<HTMLFormElement>) =>
      check(currentTarget, target, (index) => errors.some((error) => error.index === index)),
  };
}
