import type { AppLoadContext } from '@remix-run/node';
import type { Intent, IntentScope, PaymentOutcome } from '~/payments/payment-intents.server';
import { payment } from '~/upstream/contract/payment';
import type { DetailValue } from './validate-payment.server';
import type { Method } from './methods.server';
import type { PaymentKind } from './payment-kind';
import { sealReceipt } from './receipt.server';

/** Spec section 9. */
const TARGET = 'pay';

/** A payment that is in order, and the form that it came by. */
export interface PaymentOrder {
  /** The operator's code of the player. */
  readonly player: string;
  readonly kind: PaymentKind;
  readonly method: Method;
  readonly detail: readonly (readonly [key: string, value: DetailValue])[];
  readonly amount: string | null;
  readonly listedBefore: number | null;
  readonly intent: Intent;
  readonly scope: IntentScope;
  /** Fingerprint of the form as it was sent. */
  readonly body: string;
}

/** What the same payment is known by, whatever form it comes from. */
export function holdOf({ payments }: AppLoadContext, { player, kind, method, detail }: PaymentOrder): string {
  return payments.intents.fingerprint([player, kind, method.id, detail]);
}

/**
 * Sends the payment, unless its intent was used before or the same payment is in the way: at most one call, whoever else
 * tries at the same time. Null when another one had the intent first: ask for that one's outcome.
 *
 * Rejects, with nothing sent, when the shared state cannot be reached.
 */
export async function sendPayment(context: AppLoadContext, order: PaymentOrder): Promise<PaymentOutcome | null> {
  const {
    payments,
    page: { translation },
  } = context;
  const { intents, duplicateLock } = payments;
  const { intent, scope, body, kind, player, method, amount, listedBefore } = order;
  const hold = holdOf(context, order);
  const facts = {
    player,
    kind,
    intent: intent.id,
    method: method.title,
    amount,
    symbol: method.currencySymbol,
    sentAt: Date.now(),
  };
  const receipt = await sealReceipt(payments, { ...facts, state: 'unknown', hold, listedBefore });
  const unknown: PaymentOutcome = { kind: 'unknown', receipt };
  if (!(await intents.claim(intent.id, scope, body, unknown))) return null;

  const standing = await duplicateLock.acquire(hold, receipt, intent.confirmsRepeatOf === hold);
  if (standing) {
    const message = translation.t('cashier-server', standing.isDone ? 'repeat' : 'held');
    const barred: PaymentOutcome = {
      kind: 'refused',
      status: 409,
      message,
      relatedReceipt: standing.receipt,
      ...(standing.isDone && { confirmsRepeatOf: hold }),
    };
    await intents.settle(intent.id, body, barred);
    return barred;
  }

  let outcome: PaymentOutcome = unknown;
  try {
    const told = await askOperator(context, order);
    if (told.kind === 'refused') outcome = told;
    if (told.kind === 'accepted') {
      const { message, page } = told;
      const accepted = await sealReceipt(payments, { ...facts, state: 'accepted', message, page });
      outcome = { kind: 'accepted', receipt: accepted };
    }
  } catch (thrown) {
    // The way to the login form: the operator did nothing with a session that is over.
    if (thrown instanceof Response) {
      outcome = { kind: 'refused', status: 401, message: translation.t('cashier-server', 'refused') };
    }
    throw thrown;
  } finally {
    await remember(context, order, hold, receipt, outcome);
  }
  return outcome;
}

/** The payment is made or not by now: a store that is away cannot change what the player is told. */
async function remember(
  { payments: { intents, duplicateLock }, site: { log }, page: { requestId } }: AppLoadContext,
  { intent, body }: PaymentOrder,
  hold: string,
  receipt: string,
  outcome: PaymentOutcome,
): Promise<void> {
  try {
    await intents.settle(intent.id, body, outcome);
    if (outcome.kind === 'accepted') await duplicateLock.markDone(hold, outcome.receipt);
    if (outcome.kind === 'refused') await duplicateLock.release(hold, receipt);
  } catch {
    log.error({ requestId, outcome: outcome.kind }, 'the outcome of a payment could not be kept');
  }
}

type PaymentReply =
  | { readonly kind: 'accepted'; readonly message: string; readonly page: string | null }
  | { readonly kind: 'unknown' }
  | Extract<PaymentOutcome, { kind: 'refused' }>;

/** The one call. Whatever it ends in but a plain yes or no leaves the outcome unknown. */
async function askOperator(
  context: AppLoadContext,
  { kind, method, detail, intent }: PaymentOrder,
): Promise<PaymentReply> {
  const {
    operator,
    payments,
    page: { translation, requestId },
    site: { log },
  } = context;
  const refused = (status: number, message: string): PaymentReply => ({ kind: 'refused', status, message });
  const say = (key: 'refused' | 'notSent' | 'notOffered' | 'depositDone' | 'withdrawDone') =>
    translation.t('cashier-server', key);
  // Own properties, whatever the operator calls its fields.
  const request = { id: method.id, target: TARGET, detail: Object.fromEntries(detail) };
  const outcome = await operator.ask(payment[kind], request, { idempotencyKey: intent.id });
  await operator.forgetBalance();
  switch (outcome.kind) {
    case 'success': {
      const { data } = outcome;
      const isAddress = kind === 'deposit' && typeof data === 'string' && /^http/i.test(data);
      const page = isAddress ? payments.paymentPageUrl(data) : null;
      if (isAddress && page === null) {
        log.warn({ requestId }, 'the operator sent an address for a payment that the site does not link to');
        return { kind: 'unknown' };
      }
      return { kind: 'accepted', message: outcome.message ?? say(`${kind}Done`), page };
    }
    case 'refused':
      return refused(409, outcome.message ?? say('refused'));
    case 'not-offered':
      return refused(501, say('notOffered'));
    case 'unavailable':
      return outcome.neverSent ? refused(503, say('notSent')) : { kind: 'unknown' };
    case 'unauthorised':
      return refused(401, say('refused'));
    case 'faulty':
      return { kind: 'unknown' };
  }
}
