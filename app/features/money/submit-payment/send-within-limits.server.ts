import type { AppLoadContext } from '@remix-run/node';
import type { LimitResult } from '~/limits/rate-limit.server';
import { asksForCode, type PaymentOutcome } from '~/payments/payment-intents.server';
import { sendPayment, type PaymentRequest } from '~/payments/send-payment.server';

/** What came of sending a payment. `claimed`: another request has used its intent first, and nothing was sent. */
export type Sent =
  | { readonly outcome: PaymentOutcome }
  | { readonly kind: 'too-many' | 'too-many-codes'; readonly retryAfterSeconds: number }
  | { readonly kind: 'claimed' };

/** Wrong codes count for themselves, because the player's unlocked phone may be in other hands. */
export async function sendWithinLimits(context: AppLoadContext, order: PaymentRequest): Promise<Sent> {
  const allowance = await consumePayment(context, order);
  if (!allowance.allowed) return { kind: 'too-many', retryAfterSeconds: allowance.retryAfterSeconds };
  if (order.code === null) return sentAs(await sendPayment(context, order));
  const codes = context.site.limits.factorCodeByPlayer;
  const code = await codes.consume(order.player);
  if (!code.allowed) return { kind: 'too-many-codes', retryAfterSeconds: code.retryAfterSeconds };
  const outcome = await sendPayment(context, order);
  if (!outcome || !asksForCode(outcome)) await codes.refund(order.player);
  return sentAs(outcome);
}

const sentAs = (outcome: PaymentOutcome | null): Sent => (outcome ? { outcome } : { kind: 'claimed' });

/** For how long repeated submissions of one form count as one payment. */
const SAME_FORM_MS = 60_000;

/** Counts a payment against the player's limit; once for each intent, however often its form is sent. */
const consumePayment = ({ site: { limits, singleFlight } }: AppLoadContext, { player, intent }: PaymentRequest) =>
  singleFlight.run<LimitResult>(
    `payment-count ${intent.id}`,
    () => limits.paymentByPlayer.consume(player),
    ({ allowed }) => (allowed ? SAME_FORM_MS : 0),
  );
