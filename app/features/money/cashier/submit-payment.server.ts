import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node';
import { findDepositLimit } from '~/features/protection/player-limits/deposit-limit.server';
import type { Allowance } from '~/limits/rate-limit.server';
import { REPLACE_ENTRY } from '~/lib/remix-headers';
import { receiptPath, withdrawalToastId } from '~/payments/receipt-path';
import { asksForCode, type Attempt, type PaymentOutcome } from '~/payments/payment-intents.server';
import { keepUnsent } from './keep-unsent.server';
import { rememberMethod } from './last-method.server';
import { withinLimit, type Method } from './methods.server';
import type { PaymentField } from './payment-field';
import { scopeOf } from './payment-form.server';
import type { PaymentKind } from './payment-kind';
import { formOf, readListed, readMethodRows, type ListedBefore } from './payment-order.server';
import { replyWithForm } from './payment-reply.server';
import { notSentPage } from './not-sent-page.server';
import {
  countingWrongCodes,
  findCodeProblem,
  intentAfterCodeRequest,
  stepForCode,
  stepForTooManyCodes,
} from './payment-code.server';
import { needsReview, reviewPayment, type ReviewedPayment } from './payment-review.server';
import { rememberReceipt } from './recent-receipt.server';
import {
  stepForAttempt,
  stepForInput,
  stepForOutcome,
  stepForStaleForm,
  stepForTooMany,
  type PaymentStep,
} from './payment-step.server';
import { readSubmission, type Submission } from './payment-submission.server';
import type { SavedAccount } from './saved-account.server';
import { sendPayment, type PaymentOrder } from './send-payment.server';
import { validatePayment } from './validate-payment';

export const submitDeposit = (args: ActionFunctionArgs) =>
  submitPayment(args, 'deposit').catch(keepUnsent(args, 'deposit'));
export const submitWithdraw = (args: ActionFunctionArgs) =>
  submitPayment(args, 'withdraw').catch(keepUnsent(args, 'withdraw'));

/** The method as the operator describes it at the time of the submission. */
interface PaymentForm {
  readonly method: Method;
  /** Undefined for one that the operator does not keep for this player. */
  readonly account: SavedAccount | null | undefined;
  /** Null for a form that cannot be filled in. */
  readonly fields: readonly PaymentField[] | null;
  readonly listedBefore: ListedBefore;
}

/**
 * Sends a payment at most once for each intent (docs/decisions/0012). Answers 303 to the receipt of a payment that was
 * sent. Otherwise answers the form: 400 for wrong input, 409 for a payment that is in the way or was refused, 429 for too
 * many, and 501 or 503 where nothing was sent.
 */
async function submitPayment(args: ActionFunctionArgs, kind: PaymentKind) {
  const { context } = args;
  const submission = await readSubmission(args, kind);
  const earlier = await findEarlierAttempt(context, submission);
  const known = earlier && findReceipt(submission, earlier);
  // Before any call: the operator may be unavailable by now.
  if (known) return renderStep(context, submission, null, known);
  const form = await readPaymentForm(context, submission).catch(failureOf);
  if (form instanceof Response) return replyNotSent(context, submission, form);
  const step = await nextStep(context, submission, form, earlier);
  // The form of an unknown account is the one without an account.
  const scope =
    form.account === undefined ? scopeOf(submission.player.id, kind, submission.methodId, null) : submission.scope;
  return renderStep(context, { ...submission, scope }, form.fields, step);
}

async function findEarlierAttempt(
  { payments, operator }: AppLoadContext,
  { intent }: Submission,
): Promise<Attempt | null> {
  const earlier = intent && (await payments.intents.find(intent.id));
  // Waiting for another attempt's outcome takes no time from the page's calls.
  operator.resetDeadline();
  return earlier;
}

/** The receipt, where this very form was sent before and its payment was not refused. */
function findReceipt({ formFingerprint }: Submission, earlier: Attempt): PaymentStep | null {
  const { outcome } = earlier;
  if (earlier.formFingerprint !== formFingerprint || outcome.kind === 'refused') return null;
  return { kind: 'receipt', outcome };
}

const UNREACHABLE: readonly number[] = [502, 503, 504];

function failureOf(thrown: unknown): Response {
  if (thrown instanceof Response && UNREACHABLE.includes(thrown.status)) return thrown;
  throw thrown;
}

/** The method could not be read, so nothing was sent: unless another request has used the intent by now. */
async function replyNotSent(context: AppLoadContext, submission: Submission, failure: Response) {
  const { intent } = submission;
  const attempt = intent && (await context.payments.intents.find(intent.id, 0));
  if (attempt) return renderStep(context, submission, null, stepForAttempt(context, submission, attempt));
  // The page's own data cannot be read either. A script keeps the form that is on the page.
  if (!context.page.isDataRequest) throw await notSentPage(context, failure.status, 'notSent');
  const messages = [context.page.translation.t('cashier-server', 'notSent')];
  const confirmsRepeatOf = intent?.confirmsRepeatOf ?? undefined;
  return renderStep(context, submission, null, { kind: 'form', status: failure.status, messages, confirmsRepeatOf });
}

async function readPaymentForm(
  context: AppLoadContext,
  submission: Pick<Submission, 'kind' | 'methodId' | 'accountId'>,
): Promise<PaymentForm> {
  const { kind } = submission;
  // Side by side: limits that cannot be read take no time from the payment, which the operator then checks alone.
  const [{ method: listed, account, rows }, limit, listedBefore] = await Promise.all([
    readMethodRows(context, submission),
    kind === 'deposit' ? findDepositLimit(context) : null,
    readListed(context, kind),
  ]);
  const method = withinLimit(listed, limit);
  const form = formOf(context, method, rows);
  return { method, account, fields: form.state === 'ready' ? form.fields : null, listedBefore };
}

/** Sends the payment, unless something is in the way. The order of the checks decides what the player is told. */
async function nextStep(
  context: AppLoadContext,
  submission: Submission,
  { method, account, fields, listedBefore }: PaymentForm,
  earlier: Attempt | null,
): Promise<PaymentStep> {
  const { kind, player, entries, facts, formFingerprint, step, code } = submission;
  const { translation, zone } = context.page;
  if (fields === null) return { kind: 'form', status: 409 };
  // An attempt that was asked for a code had no effect: the form goes on with it.
  const codeAsked = earlier !== null && asksForCode(earlier.outcome);
  const intent = codeAsked ? await intentAfterCodeRequest(context, submission, earlier) : submission.intent;
  if (earlier && !(codeAsked && intent)) return stepForAttempt(context, submission, earlier);
  if (step === 'edit') return { kind: 'form', status: 200, confirmsRepeatOf: intent?.confirmsRepeatOf ?? undefined };
  if ((step === 'review' && !intent) || account === undefined) return stepForStaleForm(context);

  const reader = { texts: translation.copy('cashier-rules'), locale: translation.locale, zone };
  const validated = validatePayment(fields, entries, method.currencySymbol, reader, facts);
  if (!validated.ok) return stepForInput(context, validated);
  if (!intent?.isFresh) return stepForStaleForm(context);

  const { detail, amount } = validated;
  const reviewed: ReviewedPayment = { ...submission, method, account, fields, amount, intent };
  if (step === 'form' && needsReview(kind, amount, listedBefore.largest)) {
    if (codeAsked && intent.id === submission.intent?.id)
      return stepForCode(context, reviewed, { message: null, isWrong: false, status: 200 });
    const review = await reviewPayment(context, reviewed);
    return { kind: 'form', status: 200, review, confirmsRepeatOf: intent.confirmsRepeatOf ?? undefined };
  }
  const problem = findCodeProblem(context, submission);
  if (problem !== null) return stepForCode(context, reviewed, { message: problem, isWrong: true, status: 400 });

  const order = {
    player: player.usercode,
    kind,
    method,
    account,
    detail,
    amount,
    intent,
    formFingerprint,
    code,
  };
  return stepAfterSending(context, submission, reviewed, { ...order, listedBefore: listedBefore.total });
}

async function stepAfterSending(
  context: AppLoadContext,
  submission: Submission,
  reviewed: ReviewedPayment,
  order: PaymentOrder,
): Promise<PaymentStep> {
  const { intent, code } = order;
  const allowance = await consumePayment(context, order.player, intent.id);
  if (!allowance.allowed) return stepForTooMany(context, intent, allowance.retryAfterSeconds);
  const sent = await countingWrongCodes(context, submission, () => sendPayment(context, order));
  if ('allowed' in sent) return stepForTooManyCodes(context, reviewed, sent.retryAfterSeconds);
  const { outcome } = sent;
  const first = outcome ? null : await context.payments.intents.find(intent.id);
  context.operator.resetDeadline();
  const known = outcome ?? first?.outcome;
  if (known?.kind === 'refused' && asksForCode(known))
    return stepForCode(context, reviewed, { ...known, isWrong: code !== null });
  if (outcome) return stepForOutcome(outcome);
  return first ? stepForAttempt(context, submission, first) : stepForStaleForm(context);
}

/** For how long repeated submissions of one form count as one payment. */
const SAME_FORM_MS = 60_000;

/** Counts a payment against the player's limit; once for each intent, however often its form is sent. */
const consumePayment = ({ site: { limits, singleFlight } }: AppLoadContext, player: string, intentId: string) =>
  singleFlight.run<Allowance>(
    `payment-count ${intentId}`,
    () => limits.paymentByPlayer.consume(player),
    ({ allowed }) => (allowed ? SAME_FORM_MS : 0),
  );

async function renderStep(
  context: AppLoadContext,
  { kind, methodId, player, scope, entries }: Submission,
  fields: readonly PaymentField[] | null,
  step: PaymentStep,
) {
  if (step.kind === 'form') return replyWithForm(context, scope, entries, fields, step);
  const { toasts, translation } = context.page;
  const { outcome } = step;
  if (kind === 'withdraw') rememberReceipt(context.player.jar, outcome.receipt);
  if (outcome.kind === 'accepted') rememberMethod(context.player.jar, player, kind, methodId);
  const done = translation.t('cashier-server', `${kind}Done`);
  // The dialog of a withdrawal closes before its receipt is read, so the message has the operator's words.
  const toast =
    outcome.kind === 'accepted'
      ? ({ type: 'success', ...(kind === 'withdraw' ? withdrawn(outcome, done) : { message: done }) } as const)
      : ({ type: 'warning', message: translation.t('cashier', 'receiptUnknown') } as const);
  return toasts.redirect(receiptPath(outcome.receipt), toast, REPLACE_ENTRY);
}

const withdrawn = ({ message, receipt }: Extract<PaymentOutcome, { kind: 'accepted' }>, done: string) => ({
  message: message || done,
  id: withdrawalToastId(receipt),
});
