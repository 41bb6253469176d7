import type { AppLoadContext } from '@remix-run/node';
import { findListedPayment } from './find-listed-payment.server';
import type { UnknownReceipt } from './receipt.server';

/**
 * What is known by now of a payment whose outcome was unknown.
 *
 * - `accepted`, `refused`: its answer arrived later
 * - `found`: the operator lists it, with that status
 * - `notReceived`: it is not listed, long after it was sent
 * - `notListed`: it is not listed yet, and may still be
 * - `cannotTell`: the operator's list cannot be read
 */
export type Finding =
  | { readonly kind: 'accepted'; readonly receipt: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'found'; readonly status: number; readonly createdAt: string }
  | { readonly kind: 'notReceived' | 'notListed' | 'cannotTell' };

/** How long after it was sent a payment may still appear in the operator's list. */
export const LATEST_MINUTES = 10;

const PATIENCE_MS = 1_000;

/**
 * Reads what became of the payment; never sends it again. Releases the duplicate lock once the outcome is known.
 *
 * @param sealed the receipt's id, which holds the lock
 */
export async function resolveUnknownPayment(
  context: AppLoadContext,
  sealed: string,
  receipt: UnknownReceipt,
): Promise<Finding> {
  const finding = (await findAnswer(context, receipt)) ?? (await findRow(context, receipt));
  const isKnown = finding.kind !== 'notListed' && finding.kind !== 'cannotTell';
  if (isKnown) await context.payments.duplicateLock.release(receipt.hold, sealed);
  return finding;
}

async function findAnswer({ payments }: AppLoadContext, { intent }: UnknownReceipt): Promise<Finding | null> {
  const outcome = (await payments.intents.find(intent, PATIENCE_MS))?.outcome;
  if (outcome?.kind === 'accepted') return { kind: 'accepted', receipt: outcome.receipt };
  return outcome?.kind === 'refused' ? { kind: 'refused', message: outcome.message } : null;
}

async function findRow(context: AppLoadContext, receipt: UnknownReceipt): Promise<Finding> {
  const row = await findListedPayment(context, receipt);
  if (row === 'unreadable') return { kind: 'cannotTell' };
  if (row) return { kind: 'found', ...row };
  return { kind: Date.now() - receipt.sentAt > LATEST_MINUTES * 60_000 ? 'notReceived' : 'notListed' };
}
