import type { AppLoadContext } from '@remix-run/node';
import { tooManyText } from '~/forms/too-many-text.server';
import { shorten } from '~/lib/shorten';
import { receiptPath } from '~/payments/receipt-path';
import type { Attempt, Intent, PaymentOutcome } from '~/payments/payment-intents.server';
import { SEE_ACTIVITIES, seeOf, type ReplyOptions } from './payment-reply.server';
import type { Submission } from './payment-submission.server';
import type { validatePayment } from './validate-payment';

/** What the player gets: the receipt of a payment that was sent, or the form with what is wrong. */
export type PaymentStep =
  | { readonly kind: 'receipt'; readonly outcome: Exclude<PaymentOutcome, { kind: 'refused' }> }
  | ({ readonly kind: 'form' } & ReplyOptions);

export function stepForOutcome(outcome: PaymentOutcome): PaymentStep {
  if (outcome.kind !== 'refused') return { kind: 'receipt', outcome };
  const { status, message, confirmsRepeatOf } = outcome;
  return { kind: 'form', status, messages: [message], see: seeOf(outcome), confirmsRepeatOf };
}

/** The intent was used before: by this form, or by one with other contents. */
export function stepForAttempt(
  context: AppLoadContext,
  { formFingerprint }: Submission,
  attempt: Attempt,
): PaymentStep {
  const { outcome } = attempt;
  if (attempt.formFingerprint === formFingerprint) return stepForOutcome(outcome);
  const see =
    outcome.kind === 'refused' ? null : ({ href: receiptPath(outcome.receipt), text: 'firstOutcome' } as const);
  return { kind: 'form', status: 409, messages: [context.page.translation.t('cashier-server', 'otherBody')], see };
}

export const stepForStaleForm = ({ page: { translation } }: AppLoadContext): PaymentStep => ({
  kind: 'form',
  status: 409,
  messages: [translation.t('cashier-server', 'stale')],
  see: SEE_ACTIVITIES,
});

const MAX_UNKNOWN_FIELDS_NAMED = 3;
const MAX_NAME_LENGTH = 60;

export function stepForInput(
  { page: { translation } }: AppLoadContext,
  { errors, unknownFields }: Extract<ReturnType<typeof validatePayment>, { ok: false }>,
): PaymentStep {
  const messages = unknownFields
    .slice(0, MAX_UNKNOWN_FIELDS_NAMED)
    .map((key) => translation.t('cashier-server', 'stranger', { field: shorten(key, MAX_NAME_LENGTH) }));
  return { kind: 'form', status: 400, messages, errors };
}

export function stepForTooMany(
  { page: { translation, responseHeaders } }: AppLoadContext,
  { confirmsRepeatOf }: Intent,
  retryAfterSeconds: number,
): Extract<PaymentStep, { kind: 'form' }> {
  responseHeaders.set('retry-after', String(retryAfterSeconds));
  const messages = [tooManyText(translation, retryAfterSeconds)];
  return { kind: 'form', status: 429, messages, confirmsRepeatOf: confirmsRepeatOf ?? undefined };
}
