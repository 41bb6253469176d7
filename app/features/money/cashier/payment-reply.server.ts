import { json, type AppLoadContext } from '@remix-run/node';
import { shorten } from '~/lib/shorten';
import type { KeepsPage } from '~/forms/send-form';
import type { IntentScope, PaymentOutcome } from '~/payments/payment-intents.server';
import { OWN_FIELDS, SECRET_KEY } from './describe-fields.server';
import type { PaymentReview } from './payment-review.server';
import type { FieldError } from './validate-payment';
import type { Entries, PaymentField } from './payment-field';
import { receiptPath } from '~/payments/receipt-path';
import { ACTIVITIES_PATH } from './payment-kind';
import { isCardNumber } from './rules/check-digits';

/** The action's data for a form that comes back: messages, the typed values, and the intent for the next try. */
export interface PaymentReply extends Partial<KeepsPage> {
  readonly intent: string;
  readonly messages: readonly string[];
  /** A link to what the player should read before the next try. */
  readonly see: { readonly href: string; readonly text: 'activities' | 'firstOutcome' | 'heldOutcome' } | null;
  readonly errors: readonly FieldError[];
  /** What is to be checked before the form is sent; null for a form with errors. */
  readonly review: PaymentReview | null;
  /** By the operator's keys. Without secrets. Null where the form's fields are not known: those on the page stay as they are. */
  readonly values: readonly (readonly [key: string, value: string])[] | null;
  /** A typed value is not sent back. */
  readonly hidSecrets: boolean;
}

/** The fields of the method, without the site's own. */
export const entriesOf = (form: FormData): Entries => [...form].filter(([key]) => !OWN_FIELDS.has(key));

/** The fields that may be kept while a player whose session ended logs in. The form is not known yet: no card number. */
export const keysThatMayWait = (entries: Entries): string[] =>
  entries.flatMap(([key, value]) =>
    SECRET_KEY.test(key) || typeof value !== 'string' || isCardNumber(value) ? [] : [key],
  );

export interface ReplyOptions {
  readonly status: number;
  readonly messages?: readonly string[];
  readonly see?: PaymentReply['see'];
  readonly errors?: readonly FieldError[];
  readonly review?: PaymentReview | null;
  /** Fingerprint of a payment that the form may repeat, because the player has been warned. */
  readonly confirmsRepeatOf?: string | undefined;
  /** The sealed intent of a form that goes on with it; a new one by default. */
  readonly intent?: string;
}

/** Above the longest field that the site accepts. */
const MAX_KEPT_LENGTH = 500;

/** Answers the form again. @param fields null where they are not known */
export async function replyWithForm(
  { payments }: AppLoadContext,
  scope: IntentScope,
  entries: Entries,
  fields: readonly PaymentField[] | null,
  { status, messages = [], see = null, errors = [], review = null, confirmsRepeatOf, intent }: ReplyOptions,
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
    ...(status >= 500 && { keepsPage: true }),
  };
  return json(reply, { status });
}

/** The link to the payment that stood in the way of a refused one. */
export function seeOf({
  relatedReceipt,
  confirmsRepeatOf,
}: Extract<PaymentOutcome, { kind: 'refused' }>): PaymentReply['see'] {
  if (relatedReceipt === undefined) return null;
  return { href: receiptPath(relatedReceipt), text: confirmsRepeatOf === undefined ? 'heldOutcome' : 'firstOutcome' };
}

export const SEE_ACTIVITIES = { href: ACTIVITIES_PATH, text: 'activities' } as const;
