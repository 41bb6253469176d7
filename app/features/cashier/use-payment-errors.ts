import { useState, type FormEvent } from 'react';
import type { PaymentField } from './payment-field';
import type { PaymentReply } from './payment-reply.server';
import { validatePayment, type FieldError, type Reader } from './validate-payment';

interface PaymentErrors {
  readonly messages: readonly string[];
  readonly fields: readonly FieldError[];
  /** Handler for the form: a form with errors is not sent, and its first wrong field gets the focus. */
  onSubmit(event: FormEvent<HTMLFormElement>): void;
}

/** The errors of the last try: those that the browser found, or those of the server's reply. */
export function usePaymentErrors(
  formId: string,
  fields: readonly PaymentField[],
  { reply, symbol, reader }: { reply: PaymentReply | undefined; symbol: string; reader: Reader },
): PaymentErrors {
  const [found, setFound] = useState<{ reply: PaymentReply | undefined; errors: readonly FieldError[] } | null>(null);
  const isCurrent = found !== null && found.reply === reply;
  return {
    messages: isCurrent ? [] : (reply?.messages ?? []),
    fields: isCurrent ? found.errors : (reply?.errors ?? []),
    onSubmit(event) {
      const entries = [...new FormData(event.currentTarget)];
      const validated = validatePayment(fields, entries, symbol, reader);
      // Other fields than the method's are the site's own.
      const errors = validated.ok ? [] : validated.errors;
      setFound({ reply, errors });
      const [first] = errors;
      if (first === undefined) return;
      event.preventDefault();
      document.getElementById(`${formId}-${first.index}`)?.focus();
    },
  };
}
