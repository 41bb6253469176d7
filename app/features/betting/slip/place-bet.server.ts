import type { AppLoadContext } from '@remix-run/node';
import type { SlipPick } from '~/features/betting/addresses/book-address';
import type { Intent, PaymentOutcome } from '~/payments/payment-intents.server';
import { bet } from '~/upstream/contract/bet';
import { kindFields, type BetKind } from './bet-kind';

export interface BetOrder {
  readonly kind: BetKind;
  readonly picks: readonly SlipPick[];
  /** A plain decimal. */
  readonly stake: string;
  readonly accept: 'none' | 'higher' | 'any';
  /** The only money that may be staked; left out: the operator's order. */
  readonly wallet?: 'real' | 'bonus';
  readonly code: string | null;
}

/**
 * Sends the bet, unless its intent was used before: at most one call, even when several requests try at the same time.
 *
 * @returns null when another request claimed the intent first: that attempt's outcome is the one to show
 */
export async function placeBet(
  context: AppLoadContext,
  order: BetOrder,
  intent: Intent,
  fingerprint: string,
): Promise<PaymentOutcome | null> {
  const { intents } = context.payments;
  const unknown: PaymentOutcome = { kind: 'unknown', receipt: intent.id };
  if (!(await intents.claim(intent.id, fingerprint, unknown))) return null;
  let outcome: PaymentOutcome = unknown;
  try {
    outcome = await askOperator(context, order, intent.id);
  } catch (thrown) {
    // A redirect to the login form: the operator rejected the session, so it did not take the bet.
    if (thrown instanceof Response) outcome = refusal(401, context.page.translation.t('slip-server', 'refused'));
    throw thrown;
  } finally {
    await intents.settle(intent.id, fingerprint, outcome).catch(() => {
      context.site.log.error(
        { requestId: context.page.requestId, outcome: outcome.kind },
        'the outcome of a bet could not be kept',
      );
    });
  }
  return outcome;
}

const refusal = (status: number, message: string): PaymentOutcome => ({ kind: 'refused', status, message });

/** The one call that takes the stake. Every end but a clear yes or no leaves the outcome unknown. */
async function askOperator(
  { operator, page }: AppLoadContext,
  { kind, picks, code, ...order }: BetOrder,
  key: string,
): Promise<PaymentOutcome> {
  const { t } = page.translation;
  const request = { ...kindFields(kind), picks: [...picks], ...order, ...(code && { code }) };
  const answer = await operator.ask(bet.place, request, { idempotencyKey: key });
  switch (answer.kind) {
    case 'success':
      return { kind: 'accepted', receipt: String(answer.data.id), message: answer.message ?? '' };
    case 'refused':
      if (answer.code === 'second-factor')
        return { kind: 'refused', status: code ? 400 : 200, message: answer.message ?? '', asksForCode: true };
      return refusal(409, answer.message ?? t('slip-server', 'refused'));
    case 'not-offered':
      return refusal(501, t('slip-server', 'refused'));
    case 'unavailable':
      return answer.neverSent ? refusal(503, t('slip-server', 'notSent')) : { kind: 'unknown', receipt: key };
    case 'unauthorised':
      return refusal(401, t('slip-server', 'refused'));
    case 'faulty':
      return { kind: 'unknown', receipt: key };
  }
}
