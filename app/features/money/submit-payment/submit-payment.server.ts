import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node';
import { findDepositLimit } from '~/features/protection/player-limits/deposit-limit.server';
import { buildMethodForm, readListed, readMethodRows } from '~/features/money/payment-form/method-form.server';
import { validatePayment } from '~/features/money/payment-form/validate-payment';
import { boundMethod } from '~/features/money/payment-methods/bounded-method.server';
import { accountPath } from '~/features/money/payment-methods/saved-account.server';
import { findFunds } from '~/features/money/payment-methods/funds.server';
import { asksForCode, type Attempt, type Intent } from '~/payments/payment-intents.server';
import { withAmount } from '~/payments/amount-in-address';
import type { PaymentKind } from '~/payments/payment-kind';
import { answerPayment } from './answer-payment.server';
import { decidePayment } from './decide-payment';
import { maskedAccount, needsReview } from './describe-review.server';
import { keepUnsent } from './keep-unsent.server';
import { factsOf, type SubmissionState, type SubmittedForm } from './submission-state.server';
import { readSubmission, type Submission } from './read-submission.server';
import { sendWithinLimits } from './send-within-limits.server';

export const submitDeposit = (args: ActionFunctionArgs) =>
  submitPayment(args, 'deposit').catch(keepUnsent(args, 'deposit'));
export const submitWithdraw = (args: ActionFunctionArgs) =>
  submitPayment(args, 'withdraw').catch(keepUnsent(args, 'withdraw'));

/**
 * A payment is sent at most once for each intent (docs/decisions/0012). Answers 303 to the receipt; otherwise the form: 400
 * for wrong input, 409 for a payment in the way or refused, 429, and 501 or 503 where nothing was sent.
 */
async function submitPayment(args: ActionFunctionArgs, kind: PaymentKind) {
  const { context } = args;
  const submission = await readSubmission(args, kind);
  const { intent } = submission;
  let known: SubmissionState = {
    submission,
    intent,
    earlier: await findAttempt(context, intent),
    form: null,
    sent: null,
  };
  for (;;) {
    const decision = decidePayment(factsOf(context, known));
    if (decision === 'read-form') known = await withForm(context, known);
    else if (decision === 'send') known = await withOutcome(context, known);
    else return answerPayment(context, known, decision);
  }
}

/** Waiting for another attempt's outcome takes no time from the page's calls. */
async function findAttempt({ payments, operator }: AppLoadContext, intent: Intent | null): Promise<Attempt | null> {
  const attempt = intent && (await payments.intents.find(intent.id));
  operator.resetDeadline();
  return attempt;
}

const UNREACHABLE: readonly number[] = [502, 503, 504];

async function withForm(context: AppLoadContext, known: SubmissionState): Promise<SubmissionState> {
  const { submission, earlier } = known;
  try {
    const form = await readForm(context, submission);
    const isAgain = earlier !== null && asksForCode(earlier.outcome);
    const intent = isAgain ? await intentForCode(context, known, earlier) : known.intent;
    // The same form may have paid meanwhile: then less is left than it asks for.
    const isWrong = earlier === null && form.validated?.ok === false;
    return { ...known, form, intent, earlier: isWrong ? await findAttempt(context, submission.intent) : earlier };
  } catch (thrown) {
    if (!(thrown instanceof Response) || !UNREACHABLE.includes(thrown.status)) throw thrown;
    // Another request may have used the intent by now.
    const { intent } = submission;
    return { ...known, form: thrown, earlier: intent && (await context.payments.intents.find(intent.id, 0)) };
  }
}

async function readForm(context: AppLoadContext, submission: Submission): Promise<SubmittedForm> {
  const { kind, entries, facts } = submission;
  const { translation, zone } = context.page;
  // Side by side: limits and money that cannot be read take no time from the payment, which the operator then checks alone.
  const [{ method: listed, account, rows }, limit, funds, before] = await Promise.all([
    readMethodRows(context, submission),
    kind === 'deposit' ? findDepositLimit(context) : null,
    kind === 'withdraw' ? findFunds(context) : null,
    readListed(context, kind),
  ]);
  const method = boundMethod(listed, { limit, funds });
  const form = buildMethodForm(context, method, rows);
  const fields = form.state === 'ready' ? form.fields : null;
  const reader = { texts: translation.copy('field-rules'), locale: translation.locale, zone };
  const validated = fields && validatePayment(fields, entries, method.currencySymbol, reader, facts);
  return {
    method,
    account,
    fields,
    validated,
    listedBefore: before.total,
    needsReview: validated?.ok === true && needsReview(kind, validated.amount, before.largest),
  };
}

/** The intent of a form that was asked for a code: the same for the same contents, a new one for a form that was changed. */
async function intentForCode(
  { payments: { intents } }: AppLoadContext,
  { submission: { pressed, scope, formFingerprint }, intent }: SubmissionState,
  earlier: Attempt,
): Promise<Intent | null> {
  if (earlier.formFingerprint === formFingerprint || pressed !== 'form') return intent;
  return intents.open(await intents.issue(scope), scope);
}

/** @throws {Error} for a payment that must not be sent */
async function withOutcome(context: AppLoadContext, known: SubmissionState): Promise<SubmissionState> {
  const { submission, intent, form } = known;
  if (form === null || form instanceof Response || !form.validated?.ok || form.account === undefined || !intent)
    throw new Error('a payment that must not be sent');
  const { kind, player, formFingerprint, code } = submission;
  const { method, account, listedBefore } = form;
  const { detail, amount } = form.validated;
  const accountLabel = account?.label ?? maskedAccount(form.fields ?? [], submission.entries);
  const path = withAmount(accountPath(kind, method, account), amount);
  const order = { player: player.usercode, kind, method, account, detail, amount, intent, formFingerprint, code };
  const sent = await sendWithinLimits(context, { ...order, form: path, accountLabel, listedBefore });
  // The page that follows has its full time for its calls.
  context.operator.resetDeadline();
  const isClaimed = !('outcome' in sent) && sent.kind === 'claimed';
  return { ...known, sent, earlier: isClaimed ? await findAttempt(context, intent) : known.earlier };
}
