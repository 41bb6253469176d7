import type { AppLoadContext } from '@remix-run/node';
import { tooManyText } from '~/limits/too-many-text.server';
import type { Entries, PaymentField } from '~/features/money/payment-form/payment-field';
import type { PaymentReply } from '~/features/money/payment-form/payment-reply';
import { filledAmount } from '~/features/money/payment-form/quick-amounts.server';
import { rememberMethod } from '~/payments/last-method.server';
import { replaceWith } from '~/forms/replace-entry.server';
import { shorten } from '~/lib/shorten';
import { scopeOf, type PaymentOutcome } from '~/payments/payment-intents.server';
import { ACTIVITIES_PATH } from '~/payments/payment-kind';
import { receiptPath } from '~/payments/receipt-path';
import { findDone } from '~/payments/send-payment.server';
import type { Decision } from './decide-payment';
import { describeReview, type Repeat } from './describe-review.server';
import { replyWithForm, type FormAnswer } from './reply-with-form.server';
import type { Submission } from './read-submission.server';
import { codeProblemOf, type SubmissionState, type SubmittedForm } from './submission-state.server';
import { notSentPage } from './keep-unsent.server';
import { notePaymentDraft } from './note-payment-draft.server';

type Answer = Exclude<Decision, 'read-form' | 'send'>;

export async function answerPayment(context: AppLoadContext, known: SubmissionState, answer: Answer) {
  const { submission } = known;
  if (answer === 'receipt') return redirectToReceipt(context, known, outcomeOf(known));
  const form = submittedFormOf(known);
  const { kind, methodId, player } = submission;
  // The form of an unknown account is the one without an account.
  const isUnknown = form !== null && form.account === undefined;
  const scope = isUnknown ? scopeOf(player.id, kind, methodId, null) : submission.scope;
  const reply = await formAnswer(context, known, answer);
  // A player who leaves the review finds the form as it was typed.
  if (reply.review) {
    await notePaymentDraft(context);
    await context.player.draft.keep();
  }
  const fields = form?.fields ?? null;
  return replyWithForm(context, scope, filledEntries(submission, fields), fields, reply);
}

/** What was typed, with the amount of a button that fills it in. */
function filledEntries({ entries, fill, facts }: Submission, fields: readonly PaymentField[] | null): Entries {
  const filled = Object.entries(filledAmount(fields ?? [], fill, facts.locale));
  return [...entries.filter(([key]) => filled.every(([name]) => name !== key)), ...filled];
}

const submittedFormOf = ({ form }: SubmissionState): SubmittedForm | null => (form instanceof Response ? null : form);

/** The outcome that decided: of this request, else of the attempt that used the intent. */
function outcomeOf({ sent, earlier }: SubmissionState): PaymentOutcome {
  const outcome = sent && 'outcome' in sent ? sent.outcome : earlier?.outcome;
  if (!outcome) throw new Error('a payment without an outcome');
  return outcome;
}

async function redirectToReceipt(context: AppLoadContext, known: SubmissionState, outcome: PaymentOutcome) {
  const { jar, draft } = context.player;
  const { kind, methodId, player } = known.submission;
  if (outcome.kind === 'refused') throw new Error('a refused payment has no receipt');
  const { receipt } = outcome;
  const path = receiptPath(receipt);
  // The review kept what was typed.
  await draft.drop();
  // A form that was sent twice is not read again.
  const validated = submittedFormOf(known)?.validated;
  if (outcome.kind === 'accepted' && validated?.ok)
    rememberMethod(jar, player, kind, { id: methodId, amount: validated.amount, payment: receipt });
  return replaceWith(path);
}

async function formAnswer(
  context: AppLoadContext,
  known: SubmissionState,
  answer: Exclude<Answer, 'receipt'>,
): Promise<FormAnswer> {
  const { t } = context.page.translation;
  const confirmsRepeatOf = known.intent?.confirmsRepeatOf ?? undefined;
  switch (answer) {
    case 'refusal':
      return refusal(context, known);
    case 'ask-code':
    case 'wrong-code':
    case 'too-many-codes':
      return askForCode(context, known, answer);
    case 'review':
      return {
        status: 200,
        review: await describeReview(context, known, await findRepeat(context, known)),
        confirmsRepeatOf,
      };
    case 'edit':
      return { status: 200, confirmsRepeatOf };
    case 'wrong-input':
      return { status: 400, ...wrongInput(context, known) };
    case 'too-many':
      return { status: 429, messages: [tooMany(context, known)], confirmsRepeatOf };
    case 'other-contents':
      return { status: 409, messages: [t('cashier-server', 'otherBody')], see: seeEarlier(context, known) };
    case 'stale': {
      const see = { href: ACTIVITIES_PATH, label: t('cashier', 'activities') };
      return { status: 409, messages: [t('cashier-server', 'stale')], see };
    }
    case 'unusable':
      return { status: 409 };
    case 'not-sent': {
      const status = known.form instanceof Response ? known.form.status : 503;
      // The page's own data cannot be read either. A script keeps the form that is on the page.
      if (!context.page.isDataRequest) throw await notSentPage(context, status, 'notSent');
      return { status, messages: [t('cashier-server', 'notSent')], confirmsRepeatOf };
    }
  }
}

/** An equal payment that is done is named on the review, whose button then repeats it. */
async function findRepeat(context: AppLoadContext, { submission, form }: SubmissionState): Promise<Repeat | null> {
  if (form === null || form instanceof Response || !form.validated?.ok) return null;
  const { kind, player, scope } = submission;
  const { method, account = null, validated } = form;
  const order = { player: player.usercode, kind, method, account, ...validated };
  const found = await findDone(context, order);
  return found && { ...found, intent: await context.payments.intents.issue(scope, found.key) };
}

/** At the field that the operator names, or with a link to the payment that stood in the way. */
function refusal({ page: { translation } }: AppLoadContext, known: SubmissionState): FormAnswer {
  const outcome = outcomeOf(known);
  if (outcome.kind !== 'refused') throw new Error('a payment that was not refused');
  const { status, message, relatedReceipt, confirmsRepeatOf, field } = outcome;
  const index = submittedFormOf(known)?.fields?.findIndex(({ key }) => key === field) ?? -1;
  if (index >= 0) return { status, errors: [{ index, message }], confirmsRepeatOf };
  const { kind } = known.submission;
  const label = translation.t('cashier-server', confirmsRepeatOf === undefined ? `${kind}Held` : `${kind}First`);
  const see = relatedReceipt === undefined ? null : { href: receiptPath(relatedReceipt), label };
  return { status, messages: [message], see, confirmsRepeatOf };
}

/** The receipt of the payment that the form made with other contents. */
function seeEarlier({ page: { translation } }: AppLoadContext, known: SubmissionState): PaymentReply['see'] {
  const { earlier, submission } = known;
  if (!earlier || earlier.outcome.kind === 'refused') return null;
  return {
    href: receiptPath(earlier.outcome.receipt),
    label: translation.t('cashier-server', `${submission.kind}First`),
  };
}

const MAX_UNKNOWN_FIELDS_NAMED = 3;
const MAX_NAME_LENGTH = 60;

function wrongInput(
  { page: { translation } }: AppLoadContext,
  known: SubmissionState,
): Pick<FormAnswer, 'messages' | 'errors'> {
  const validated = submittedFormOf(known)?.validated;
  if (!validated || validated.ok) return {};
  const messages = validated.unknownFields
    .slice(0, MAX_UNKNOWN_FIELDS_NAMED)
    .map((key) => translation.t('cashier-server', 'unknownField', { field: shorten(key, MAX_NAME_LENGTH) }));
  return { messages, errors: validated.errors };
}

function tooMany({ page: { translation, responseHeaders } }: AppLoadContext, { sent }: SubmissionState): string {
  const seconds = sent && 'retryAfterSeconds' in sent ? sent.retryAfterSeconds : 0;
  responseHeaders.set('retry-after', String(seconds));
  return tooManyText(translation, seconds);
}

/** The review with a field for the player's code. It has the same intent, so that the payment keeps its idempotency key. */
async function askForCode(
  context: AppLoadContext,
  known: SubmissionState,
  answer: 'ask-code' | 'wrong-code' | 'too-many-codes',
): Promise<FormAnswer> {
  const { t } = context.page.translation;
  const { status, message, isWrong } = codeAnswer(context, known, answer);
  const hint = t('forms-server', 'factorCodeHint');
  const code = {
    label: t('forms-server', 'factorCode'),
    hint: isWrong ? hint : message || hint,
    error: isWrong ? message || t('forms-server', 'factorCodeWrong') : null,
  };
  return { status, review: { ...(await describeReview(context, known)), code }, intent: known.intent?.sealed };
}

/** What is said of the code, in the operator's words where it has some. `isWrong` is about a code that was typed. */
function codeAnswer(
  context: AppLoadContext,
  known: SubmissionState,
  answer: 'ask-code' | 'wrong-code' | 'too-many-codes',
) {
  const { code } = known.submission;
  if (answer === 'too-many-codes') return { status: 429, message: tooMany(context, known), isWrong: true };
  if (answer === 'wrong-code') return { status: 400, message: codeProblemOf(context, code ?? ''), isWrong: true };
  const outcome = known.sent && outcomeOf(known);
  if (outcome?.kind !== 'refused') return { status: 200, message: null, isWrong: false };
  return { status: outcome.status, message: outcome.message, isWrong: code !== null };
}
