import type { AppLoadContext } from '@remix-run/node';
import type { Allowance } from '~/limits/rate-limit.server';
import { asksForCode, type Attempt, type Intent, type PaymentOutcome } from '~/payments/payment-intents.server';
import { reviewPayment, type CodeRequest, type ReviewedPayment } from './payment-review.server';
import { stepForTooMany, type PaymentStep } from './payment-step.server';
import type { Submission } from './payment-submission.server';

/** Longer than any code. How a backup code is written is the operator's. */
const MAX_CODE_LENGTH = 40;

/** What is wrong with the typed code before it is sent; null where nothing is, and where the review had no field for one. */
export function findCodeProblem({ page: { translation } }: AppLoadContext, { code }: Submission): string | null {
  const field = translation.t('forms-server', 'factorCode');
  if (code === '') return translation.t('cashier-rules', 'fieldMissing', { field });
  if (code === null || code.length <= MAX_CODE_LENGTH) return null;
  return translation.t('cashier-rules', 'fieldLong', { field, count: MAX_CODE_LENGTH });
}

/**
 * The intent of a form that was sent before and asked for a code: the same for the same contents, a new one for a form that was
 * changed. Null for a review whose intent has been used for other contents.
 */
export async function intentAfterCodeRequest(
  { payments: { intents } }: AppLoadContext,
  { step, scope, intent, formFingerprint }: Submission,
  earlier: Attempt,
): Promise<Intent | null> {
  if (earlier.formFingerprint === formFingerprint) return intent;
  return step === 'form' ? intents.open(await intents.issue(scope), scope) : null;
}

/**
 * The review with a field for the player's code. It has the same intent, so that the payment keeps its idempotency key.
 *
 * @param message the operator's; null for the site's own
 * @param isWrong whether it is about a code that was typed
 */
export async function stepForCode(
  context: AppLoadContext,
  payment: ReviewedPayment,
  { message, isWrong, status }: { message: string | null; isWrong: boolean; status: number },
): Promise<PaymentStep> {
  const { t } = context.page.translation;
  const hint = t('forms-server', 'factorCodeHint');
  const code: CodeRequest = {
    label: t('forms-server', 'factorCode'),
    hint: isWrong ? hint : message || hint,
    error: isWrong ? message || t('forms-server', 'factorCodeWrong') : null,
  };
  const review = { ...(await reviewPayment(context, payment)), code };
  return { kind: 'form', status, review, intent: payment.intent.sealed };
}

/** The same review after too many wrong codes. */
export function stepForTooManyCodes(context: AppLoadContext, payment: ReviewedPayment, retryAfterSeconds: number) {
  const { status, messages = [] } = stepForTooMany(context, payment.intent, retryAfterSeconds);
  return stepForCode(context, payment, { message: messages.join(' '), isWrong: true, status });
}

/**
 * Runs the sending of a payment. Wrong codes are rate limited, because the player's unlocked phone may be in other hands.
 *
 * @param send resolves to the outcome that the player gets
 */
export async function countingWrongCodes(
  context: AppLoadContext,
  { code, player }: Submission,
  send: () => Promise<PaymentOutcome | null>,
): Promise<{ readonly outcome: PaymentOutcome | null } | Extract<Allowance, { allowed: false }>> {
  const limit = context.site.limits.factorCodeByPlayer;
  if (code === null) return { outcome: await send() };
  const allowance = await limit.consume(player.usercode);
  if (!allowance.allowed) return allowance;
  const outcome = await send();
  if (!outcome || !asksForCode(outcome)) await limit.refund(player.usercode);
  return { outcome };
}
