import { useState, type FormEvent, type FocusEvent } from 'react';
import { CONFIRMED_FIELD, type PaymentField } from './payment-field';
import type { PaymentReply } from './payment-reply';
import type { Reader } from '~/forms/described/validate-field';
import { confirmationOf, validatePayment, type FieldError } from './validate-payment';

/** The second click of a double click confirms nothing: its player has read nothing yet. Another amount is another question. */
const DOUBLE_CLICK_MS = 500;

interface Found {
  readonly reply: PaymentReply | undefined;
  readonly errors: readonly FieldError[];
  /** In milliseconds of `performance.now()`. */
  readonly at: number;
}

/** The errors of the last try: those that the browser found, or those of the server's reply. */
export function usePaymentErrors(
  formId: string,
  fields: readonly PaymentField[],
  { reply, symbol, reader }: { reply: PaymentReply | undefined; symbol: string; reader: Reader },
) {
  const [found, setFound] = useState<Found | null>(null);
  const isCurrent = found !== null && found.reply === reply;
  const errors = isCurrent ? found.errors : (reply?.errors ?? []);
  const asked = errors.filter(({ confirm }) => confirm !== undefined);
  return {
    messages: [...(isCurrent ? [] : (reply?.messages ?? [])), ...asked.map(({ message }) => message)],
    fields: errors.filter(({ confirm }) => confirm === undefined),
    /** Values of the hidden fields that confirm how amounts were read, once the player has seen the readings. */
    confirmations: asked.map(({ index, confirm = '' }) => confirmationOf(index, confirm)),
    /**
     * Handler for the form: an error is gone with the character that mends it, and says what is wrong now. A number with
     * check digits is not judged before it is whole.
     */
    onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
      const index = fields.findIndex(({ key }) => 'name' in target && target.name === key);
      if (!errors.some((error) => error.index === index)) return;
      const facts = { locale: reader.locale, confirmed: [] };
      const validated = validatePayment(fields, [...new FormData(currentTarget)], symbol, reader, facts);
      const wrong = validated.ok ? [] : validated.errors;
      const [now] = wrong.filter((error) => error.index === index);
      const isWhole = (fields[index]?.check ?? fields[index]?.mask ?? null) === null;
      const left = errors.flatMap((error) => {
        if (error.index !== index) return [error];
        const isStill = now !== undefined && now.confirm === error.confirm;
        return isStill && (isWhole || now.message === error.message) ? [now] : [];
      });
      setFound({ reply, errors: left, at: found?.at ?? 0 });
    },
    /** Handler for the form: a form with errors is not sent, and its first wrong field gets the focus. */
    onSubmit(event: FormEvent<HTMLFormElement>) {
      const form = new FormData(event.currentTarget);
      const facts = { locale: reader.locale, confirmed: form.getAll(CONFIRMED_FIELD) };
      const validated = validatePayment(fields, [...form], symbol, reader, facts);
      // Other fields than the method's are the site's own.
      const wrong = validated.ok ? [] : validated.errors;
      const isAtOnce = isCurrent && asked.length > 0 && event.timeStamp - found.at < DOUBLE_CLICK_MS;
      if (isAtOnce && wrong.length === 0) return event.preventDefault();
      setFound({ reply, errors: wrong, at: event.timeStamp });
      const [first] = wrong;
      if (first === undefined) return;
      event.preventDefault();
      const { currentTarget: sent } = event;
      // A question stands above the fields, not at one of them.
      if (first.confirm === undefined) document.getElementById(`${formId}-${first.index}`)?.focus();
      else requestAnimationFrame(() => sent.querySelector<HTMLElement>('[role=alert]')?.focus());
    },
  };
}

/**
 * Errors of amounts and of numbers with check digits or a mask, such as an IBAN: found when the player leaves the field, and
 * gone with the character that mends it. An amount below or above its limits is replaced (`useClampedAmount`).
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
      ({ check, mask, limits }, at) => (check ?? mask ?? limits) !== null && target.id === `${formId}-${at}`,
    );
    if (index < 0 || !isKnown(index)) return;
    const facts = { locale: reader.locale, confirmed: [] };
    const validated = validatePayment(fields, [...new FormData(form)], symbol, reader, facts);
    const wrong = validated.ok || target.value.trim() === '' ? [] : validated.errors;
    const found = wrong.filter(({ confirm }) => confirm === undefined);
    setErrors([...errors.filter((error) => error.index !== index), ...found.filter((error) => error.index === index)]);
  }

  return {
    errors,
    onBlur: ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => check(currentTarget, target, () => true),
    onInput: ({ currentTarget, target }: FormEvent<HTMLFormElement>) =>
      check(currentTarget, target, (index) => errors.some((error) => error.index === index)),
  };
}
