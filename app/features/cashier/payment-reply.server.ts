import { json, type AppLoadContext } from '@remix-run/node';
import { shorten } from '~/lib/shorten';
import { CSRF_FIELD } from '~/session/csrf-field';
import type { IntentScope, PaymentOutcome } from '~/payments/payment-intents.server';
import { SECRET_KEY } from './describe-fields.server';
import type { FieldError } from './validate-payment.server';
import { INTENT_FIELD, type PaymentField } from './payment-field';
import { ACTIVITIES_PATH, receiptPath } from './payment-kind';
import { isCardNumber } from './rules/check-digits';

/** A form that comes back: what to say, what was typed, and the intent for the next try. */
export interface PaymentReply {
  readonly intent: string;
  readonly messages: readonly string[];
  /** Where to look before trying again. */
  readonly see: { readonly href: string; readonly text: 'activities' | 'firstOutcome' | 'heldOutcome' } | null;
  readonly errors: readonly FieldError[];
  /** By the operator's keys. Without secrets. */
  readonly values: readonly (readonly [key: string, value: string])[];
  /** Something was typed that is not shown again. */
  readonly hidSecrets: boolean;
}

export type Entries = readonly (readonly [key: string, value: FormDataEntryValue])[];

/** What was sent, without the site's own controls. */
export const entriesOf = (form: FormData): Entries =>
  [...form].filter(([key]) => key !== CSRF_FIELD && key !== INTENT_FIELD);

/** What may wait for the player where the session has ended, before anybody knows the form's fields: no card number. */
export const keysThatMayWait = (entries: Entries): string[] =>
  entries.flatMap(([key, value]) =>
    SECRET_KEY.test(key) || typeof value !== 'string' || isCardNumber(value) ? [] : [key],
  );

export interface ReplyOptions {
  readonly status: number;
  readonly messages?: readonly string[];
  readonly see?: PaymentReply['see'];
  readonly errors?: readonly FieldError[];
  readonly repeats?: string | undefined;
}

/** Longer than any field may be, and short enough for a page. */
const MAX_KEPT_LENGTH = 500;

/** Answers the form anew. `fields` null where they could not be read: then nothing that was typed is sent back. */
export async function replyWithForm(
  { payments }: AppLoadContext,
  scope: IntentScope,
  entries: Entries,
  fields: readonly PaymentField[] | null,
  { status, messages = [], see = null, errors = [], repeats }: ReplyOptions,
) {
  const typed = (fields ?? []).flatMap(({ key, isSecret }) => {
    const value = entries.find(([name]) => name === key)?.[1];
    return typeof value === 'string' && value !== '' ? [{ key, value, isHidden: isSecret || isCardNumber(value) }] : [];
  });
  const reply: PaymentReply = {
    intent: await payments.intents.issue(scope, repeats),
    messages,
    see,
    errors,
    values: typed.flatMap(({ key, value, isHidden }) =>
      isHidden ? [] : [[key, shorten(value, MAX_KEPT_LENGTH)] as const],
    ),
    hidSecrets: typed.some(({ isHidden }) => isHidden),
  };
  return json(reply, { status });
}

/** Where a refused payment's player is to look. */
export function seeOf({
  relatedReceipt,
  confirmsRepeatOf,
}: Extract<PaymentOutcome, { kind: 'refused' }>): PaymentReply['see'] {
  if (relatedReceipt === undefined) return null;
  return { href: receiptPath(relatedReceipt), text: confirmsRepeatOf === undefined ? 'heldOutcome' : 'firstOutcome' };
}

export const SEE_ACTIVITIES = { href: ACTIVITIES_PATH, text: 'activities' } as const;
