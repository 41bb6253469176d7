import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node';
import { requirePlayerKeepingTyped } from '~/forms/typed-values.server';
import type { Allowance } from '~/limits/rate-limit.server';
import { shorten } from '~/lib/shorten';
import type { Attempt, PaymentOutcome } from '~/payments/payment-intents.server';
import { validatePayment } from './validate-payment.server';
import { withUnavailablePage } from './with-unavailable-page.server';
import { INTENT_FIELD } from './payment-field';
import { scopeOf } from './payment-form.server';
import { receiptPath, type PaymentKind } from './payment-kind';
import { countListed, readMethod, readMethodForm } from './payment-order.server';
import {
  entriesOf,
  keysThatMayWait,
  replyWithForm,
  SEE_ACTIVITIES,
  seeOf,
  type ReplyOptions,
} from './payment-reply.server';
import { sendPayment } from './send-payment.server';

export const submitDeposit = (args: ActionFunctionArgs) => withUnavailablePage(submitPayment(args, 'deposit'));
export const submitWithdraw = (args: ActionFunctionArgs) => withUnavailablePage(submitPayment(args, 'withdraw'));

const MAX_UNKNOWN_FIELDS_NAMED = 3;
const MAX_NAME_LENGTH = 60;

/**
 * Sends a filled form at most once (docs/decisions/0012). 303 to a receipt where it was sent; else the form: 400 for bad
 * input, 409 for what stands in the way or the operator refused, 501 and 503 where nothing was sent.
 */
async function submitPayment(args: ActionFunctionArgs, kind: PaymentKind) {
  const { context, params, request } = args;
  const {
    payments,
    page: { translation },
  } = context;
  const { intents } = payments;
  const { t } = translation;
  const sent = await request.formData();
  const entries = entriesOf(sent);
  const player = await requirePlayerKeepingTyped(args, sent, keysThatMayWait(entries));
  const body = intents.fingerprint(entries.map(([key, value]) => [key, typeof value === 'string' ? value : '']).sort());
  const methodId = params['id'] ?? '';
  const scope = scopeOf(player.id, kind, methodId);

  const intent = await intents.open(sent.get(INTENT_FIELD), scope);
  const earlier = intent && (await intents.find(intent.id));
  context.operator.resetDeadline();
  // Needs nothing of the operator, who may be away by now.
  if (earlier?.formFingerprint === body && earlier.outcome.kind !== 'refused')
    return goTo(context, earlier.outcome, kind);

  const method = await readMethod(context, kind, methodId);
  const [form, listedBefore] = await Promise.all([readMethodForm(context, method), countListed(context, kind)]);
  if (form.state !== 'ready') return replyWithForm(context, scope, entries, null, { status: 409 });
  const { fields } = form;
  const reply = (options: ReplyOptions) => replyWithForm(context, scope, entries, fields, options);
  const answer = (outcome: PaymentOutcome) =>
    outcome.kind === 'refused'
      ? reply({
          status: outcome.status,
          messages: [outcome.message],
          see: seeOf(outcome),
          repeats: outcome.confirmsRepeatOf,
        })
      : goTo(context, outcome, kind);
  const answerLike = (first: Attempt) => {
    if (first.formFingerprint === body) return answer(first.outcome);
    const see = first.outcome.kind === 'refused' ? null : seeFirst(first.outcome.receipt);
    return reply({ status: 409, messages: [t('cashier-server', 'otherBody')], see });
  };
  const stale = () => reply({ status: 409, messages: [t('cashier-server', 'stale')], see: SEE_ACTIVITIES });

  if (earlier) return answerLike(earlier);
  const judged = validatePayment(fields, entries, method.currencySymbol, {
    t,
    locale: translation.locale,
    zone: context.page.zone,
  });
  if (!judged.ok) {
    const unknownFields = judged.unknownFields.slice(0, MAX_UNKNOWN_FIELDS_NAMED);
    const messages = unknownFields.map((key) =>
      t('cashier-server', 'stranger', { field: shorten(key, MAX_NAME_LENGTH) }),
    );
    return reply({ status: 400, messages, errors: judged.errors });
  }
  if (!intent?.isFresh) return stale();

  const allowance = await takePayment(context, player.usercode, intent.id);
  if (!allowance.allowed) {
    context.page.responseHeaders.set('retry-after', String(allowance.retryAfterSeconds));
    const minutes = Math.ceil(allowance.retryAfterSeconds / 60);
    const messages = [t('forms-server', 'tooMany', { minutes })];
    return reply({ status: 429, messages, repeats: intent.confirmsRepeatOf ?? undefined });
  }

  const { detail, amount } = judged;
  const order = { player: player.usercode, kind, method, detail, amount, listedBefore, intent, scope, body };
  const outcome = await sendPayment(context, order);
  const first = outcome ? null : await intents.find(intent.id);
  context.operator.resetDeadline();
  if (outcome) return answer(outcome);
  return first ? answerLike(first) : stale();
}

/** How long the presses of one form count as one payment. */
const SAME_FORM_MS = 60_000;

/** Counts a payment against what a player may make in a minute; once, however often its form is sent. */
const takePayment = ({ site: { limits, singleFlight } }: AppLoadContext, player: string, intentId: string) =>
  singleFlight.run<Allowance>(
    `payment-count ${intentId}`,
    () => limits.paymentByPlayer.consume(player),
    ({ allowed }) => (allowed ? SAME_FORM_MS : 0),
  );

const seeFirst = (receipt: string) => ({ href: receiptPath(receipt), text: 'firstOutcome' }) as const;

/** The used form is not worth a step back in the browser's history. */
const REPLACE_ENTRY = { 'x-remix-replace': 'true' };

function goTo(
  { page: { toasts, translation } }: AppLoadContext,
  outcome: Exclude<PaymentOutcome, { kind: 'refused' }>,
  kind: PaymentKind,
) {
  const message =
    outcome.kind === 'accepted'
      ? translation.t('cashier-server', `${kind}Done`)
      : translation.t('cashier', 'receiptUnknown');
  const type = outcome.kind === 'accepted' ? 'success' : 'warning';
  return toasts.redirect(receiptPath(outcome.receipt), { type, message }, REPLACE_ENTRY);
}
