import type { Logger } from 'pino';
import type { Translation } from '~/i18n/translator.server';
import { formatDateTime } from '~/lib/dates';
import { formatWithSymbol } from '~/lib/money';
import type { CallData, CallRequest } from '~/upstream/contract/call';
import { payment } from '~/upstream/contract/payment';
import type { Outcome } from '~/upstream/outcome';
import type { LockHolder } from './duplicate-payment-lock.server';
import type { Intent, PaymentOutcome } from './payment-intents.server';
import type { PaymentKind } from './payment-kind';
import type { PaymentServices } from './payment-services.server';
import { findReceipt, type Receipt } from './receipt.server';

/** The contract's fixed value for payments: docs/product/money.md#payments. */
const TARGET = 'pay';

type PaymentCall = (typeof payment)[PaymentKind];

interface Context {
  readonly payments: PaymentServices;
  readonly operator: {
    ask<C extends PaymentCall>(
      call: C,
      request: CallRequest<C>,
      options: { readonly idempotencyKey: string },
    ): Promise<Outcome<CallData<C>>>;
    forgetBalance(): Promise<void>;
  };
  readonly page: Asking['page'] & { readonly requestId: string };
  readonly site: { readonly log: Pick<Logger, 'error' | 'warn'> };
}

export interface PaymentRequest {
  readonly player: string;
  readonly kind: PaymentKind;
  readonly method: Pick<CallData<typeof payment.methods>[number], 'id' | 'title' | 'currencySymbol' | 'time' | 'payTo'>;
  /** In place of the fields that describe one. */
  readonly account: { readonly id: string | number } | null;
  readonly detail: readonly (readonly [key: string, value: string | number | boolean])[];
  readonly amount: string | null;
  /** The address of the form, filled in with the amount. */
  readonly form: string;
  /** The masked account of the player; null when not known. */
  readonly accountLabel: string | null;
  readonly listedBefore: number | null;
  readonly intent: Intent;
  readonly formFingerprint: string;
  readonly code: string | null;
}

type EqualPayment = Pick<PaymentRequest, 'player' | 'kind' | 'method' | 'account' | 'detail' | 'amount'>;

/** A payment is known by its amount: a saved account cannot be compared with the same account typed in full. */
function lockKeyOf({ payments }: Pick<Context, 'payments'>, equal: EqualPayment): string {
  const { player, kind, method, account, detail, amount } = equal;
  const what = amount !== null ? [amount] : [account?.id ?? null, detail];
  return payments.intents.fingerprint([player, kind, method.id, ...what]);
}

type Asking = Pick<Context, 'payments'> & {
  readonly page: { readonly translation: Pick<Translation, 't' | 'locale'>; readonly zone: string };
};

/** The equal payment that succeeded a moment ago, as a review names it; null for none. */
export async function findDone(context: Asking, request: EqualPayment) {
  const key = lockKeyOf(context, request);
  const receipt = await context.payments.duplicateLock.findDone(key);
  if (receipt === null) return null;
  const earlier = await describeEarlier(context, request, receipt);
  return {
    key,
    receipt,
    message: context.page.translation.t('cashier-server', `${request.kind}RepeatAsked`, { earlier }),
  };
}

/** Amount and time of the equal payment. */
async function describeEarlier(
  { payments, page: { translation, zone } }: Asking,
  { player, method, amount }: EqualPayment,
  receipt: string,
): Promise<string> {
  const kept = await findReceipt(payments, player, receipt).catch(() => null);
  const what = amount === null ? method.title : formatWithSymbol(amount, translation.locale, method.currencySymbol);
  return kept ? `${what} · ${formatDateTime(kept.sentAt, zone)}` : what;
}

/**
 * Sends the payment, unless its intent was used before or the duplicate lock is held: at most one call, even when several
 * requests try at the same time.
 *
 * @returns null when another request claimed the intent first: that attempt's outcome is the one to show
 * @throws {StateUnavailableError} with nothing sent, when the shared state is unavailable
 */
export async function sendPayment(context: Context, request: PaymentRequest): Promise<PaymentOutcome | null> {
  const { intents, duplicateLock, receipts } = context.payments;
  const { player, intent, formFingerprint } = request;
  const lockKey = lockKeyOf(context, request);
  const receipt: Receipt = { ...receiptFacts(request, context.page.translation), state: 'unknown', hold: lockKey };
  // Before the claim: every payment that may be sent has a receipt, even when this server is lost.
  await receipts.begin(player, intent.id, receipt);
  const unknown: PaymentOutcome = { kind: 'unknown', receipt: intent.id };
  if (!(await intents.claim(intent.id, formFingerprint, unknown))) return null;
  // Another form with this intent, which lost the claim, may have recorded its own. The receipt only shows the payment.
  await receipts.replace(player, intent.id, receipt).catch(() => undefined);
  const mayRepeat = intent.confirmsRepeatOf === lockKey;
  const holder = await duplicateLock.acquire(lockKey, intent.id, mayRepeat).catch((failure: unknown) => {
    settleNotSent(context, request);
    throw failure;
  });
  return holder
    ? refuseDuplicate(context, request, lockKey, holder)
    : sendUnderLock(context, request, { receipt, lockKey });
}

/** What the receipt says whether the outcome is known or not. */
const receiptFacts = (
  { kind, intent, method, form, amount, accountLabel, listedBefore }: PaymentRequest,
  { locale }: Pick<Translation, 'locale'>,
) => ({
  kind,
  intent: intent.id,
  method: method.title,
  form,
  amount,
  symbol: method.currencySymbol,
  sentAt: Date.now(),
  listedBefore,
  locale,
  account: accountLabel,
  time: method.time?.trim() || null,
  payTo: method.payTo ?? [],
});

/** Records that the payment was not sent. Without the record, later requests report an unknown outcome. */
function settleNotSent({ payments, page: { translation } }: Context, request: PaymentRequest): void {
  const message = translation.t('cashier-server', 'notSent');
  const outcome: PaymentOutcome = { kind: 'refused', status: 503, message };
  void payments.intents.settle(request.intent.id, request.formFingerprint, outcome).catch(() => undefined);
}

async function refuseDuplicate(
  context: Context,
  request: PaymentRequest,
  lockKey: string,
  holder: LockHolder,
): Promise<PaymentOutcome> {
  const { payments, page } = context;
  const { kind, intent, formFingerprint } = request;
  const earlier = await describeEarlier(context, request, holder.receipt);
  const outcome: PaymentOutcome = {
    kind: 'refused',
    status: 409,
    message: page.translation.t('cashier-server', holder.isDone ? `${kind}Repeat` : `${kind}Unsettled`, { earlier }),
    relatedReceipt: holder.receipt,
    ...(holder.isDone && { confirmsRepeatOf: lockKey }),
  };
  await payments.intents.settle(intent.id, formFingerprint, outcome);
  return outcome;
}

interface PaymentUnderLock {
  readonly lockKey: string;
  /** It says that the outcome is unknown. */
  readonly receipt: Receipt;
}

async function sendUnderLock(
  context: Context,
  request: PaymentRequest,
  lock: PaymentUnderLock,
): Promise<PaymentOutcome> {
  let answer: OperatorAnswer = { outcome: { kind: 'unknown', receipt: request.intent.id }, page: null };
  try {
    answer = await askOperator(context, request);
  } catch (thrown) {
    // A redirect to the login form: the operator rejected the session, so it did not take the payment.
    if (thrown instanceof Response) {
      const message = context.page.translation.t('cashier-server', 'refused');
      answer = { outcome: { kind: 'refused', status: 401, message }, page: null };
    }
    throw thrown;
  } finally {
    await settle(context, request, lock, answer);
  }
  return answer.outcome;
}

/** Records the outcome. The payment is over: a store that is unavailable now must not change what the player is told. */
async function settle(
  { payments: { intents, duplicateLock, receipts }, site: { log }, page: { requestId } }: Context,
  { player, intent, formFingerprint }: PaymentRequest,
  { lockKey, receipt }: PaymentUnderLock,
  { outcome, page }: OperatorAnswer,
): Promise<void> {
  const { kind } = outcome;
  try {
    // The receipt first: who learns that the payment was accepted finds its receipt.
    if (kind === 'accepted')
      await receipts.keep(player, intent.id, { ...receipt, state: 'accepted', message: outcome.message, page });
    if (kind === 'unknown') {
      await receipts.keep(player, intent.id, receipt);
      await receipts.noteUnknown(player, intent.id);
    }
    await intents.settle(intent.id, formFingerprint, outcome);
    if (kind === 'accepted') await duplicateLock.markDone(lockKey, intent.id);
    if (kind === 'refused') await duplicateLock.release(lockKey, intent.id);
  } catch {
    log.error({ requestId, outcome: kind }, 'the outcome of a payment could not be kept');
  }
}

interface OperatorAnswer {
  readonly outcome: PaymentOutcome;
  readonly page: string | null;
}

/** The one call that moves money. Every end but a clear yes or no leaves the outcome unknown. */
async function askOperator(
  context: Context,
  { kind, method, account, detail, intent, code }: PaymentRequest,
): Promise<OperatorAnswer> {
  const { operator, payments, page } = context;
  const { id: receipt } = intent;
  const say = (key: 'refused' | 'notSent' | 'notOffered') => page.translation.t('cashier-server', key);
  const refused = (
    status: number,
    message: string,
    more: { asksForCode?: true; field?: string } = {},
  ): OperatorAnswer => ({
    outcome: { kind: 'refused', status, message, ...more },
    page: null,
  });
  const unknown: OperatorAnswer = { outcome: { kind: 'unknown', receipt }, page: null };
  // `fromEntries` makes own properties, even for a field called `__proto__`.
  const request = {
    id: method.id,
    target: TARGET,
    detail: Object.fromEntries(detail),
    ...(account && { account: account.id }),
    ...(code && { code }),
  };
  const answer = await operator.ask(payment[kind], request, { idempotencyKey: intent.id });
  await operator.forgetBalance();
  switch (answer.kind) {
    case 'success': {
      const { data } = answer;
      const isAddress = kind === 'deposit' && typeof data === 'string' && /^http/i.test(data);
      const address = isAddress ? payments.paymentPageUrl(data) : null;
      if (isAddress && address === null) {
        context.site.log.warn(
          { requestId: page.requestId },
          'the operator sent an address for a payment that the site does not link to',
        );
        return unknown;
      }
      return { outcome: { kind: 'accepted', receipt, message: answer.message ?? '' }, page: address };
    }
    case 'refused':
      if (kind === 'withdraw' && answer.code === 'second-factor')
        return refused(code ? 400 : 200, answer.message ?? '', { asksForCode: true });
      return refused(409, answer.message ?? say('refused'), answer.field ? { field: answer.field } : {});
    case 'not-offered':
      return refused(501, say('notOffered'));
    case 'unavailable':
      return answer.neverSent ? refused(503, say('notSent')) : unknown;
    case 'unauthorised':
      return refused(401, say('refused'));
    case 'faulty':
      return unknown;
  }
}
