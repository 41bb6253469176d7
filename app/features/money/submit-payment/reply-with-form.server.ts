import { json, type AppLoadContext } from '@remix-run/node';
import type { Entries, PaymentField } from '~/features/money/payment-form/payment-field';
import type { PaymentReply } from '~/features/money/payment-form/payment-reply';
import { isCardNumber } from '~/forms/described/check-digits';
import { shorten } from '~/lib/shorten';
import type { IntentScope } from '~/payments/payment-intents.server';

export interface FormAnswer extends Partial<Pick<PaymentReply, 'messages' | 'see' | 'errors' | 'review'>> {
  readonly status: number;
  /** Fingerprint of a payment that the form may repeat, because the player has been warned. */
  readonly confirmsRepeatOf?: string | undefined;
  /** The sealed intent of a form that goes on with it; a new one by default. */
  readonly intent?: string | undefined;
}

/** Above the longest field that the site accepts. */
const MAX_KEPT_LENGTH = 500;

/** Answers the form again. @param fields null where they are not known */
export async function replyWithForm(
  { payments }: AppLoadContext,
  scope: IntentScope,
  entries: Entries,
  fields: readonly PaymentField[] | null,
  { status, messages = [], see = null, errors = [], review = null, confirmsRepeatOf, intent }: FormAnswer,
) {
  const typed = (fields ?? []).flatMap(({ key, isSecret }) => {
    const value = entries.find(([name]) => name === key)?.[1];
    return typeof value === 'string' && value !== '' ? [{ key, value, isHidden: isSecret || isCardNumber(value) }] : [];
  });
  const reply: PaymentReply = {
    intent: intent ?? (await payments.intents.issue(scope, confirmsRepeatOf)),
    messages,
    see,
    errors,
    review,
    values:
      fields &&
      typed.flatMap(({ key, value, isHidden }) => (isHidden ? [] : [[key, shorten(value, MAX_KEPT_LENGTH)] as const])),
    // Behind a review the form stays as it was typed.
    hidSecrets: review === null && typed.some(({ isHidden }) => isHidden),
    // A page that is read again would take what is kept of the form.
    ...((status >= 500 || review !== null) && { keepsPage: true }),
  };
  return json(reply, { status });
}
