import type { AppLoadContext } from '@remix-run/node';
import type { ListedPayment } from '~/features/money/history/read-payments.server';
import { findListedPayment } from './find-listed-payment.server';
import type { UnknownReceipt } from '~/payments/receipt.server';

/**
 * What is known by now of a payment whose outcome was unknown.
 *
 * - `accepted`, `refused`: its answer arrived later; the receipt of an accepted payment has been replaced by then
 * - `found`: the operator lists it, with that status
 * - `notReceived`: it is not listed, long after it was sent
 * - `notListed`: it is not listed yet, and may still be
 * - `cannotTell`: the operator's list cannot be read
 */
export type ResolvedPayment =
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'found'; readonly row: ListedPayment }
  | { readonly kind: 'accepted' | 'notReceived' | 'notListed' | 'cannotTell' };

/** How long after it was sent a payment may still appear in the operator's list. */
export const LATEST_MINUTES = 10;

const PATIENCE_MS = 1_000;

/** Reads what became of the payment; never sends it again. Releases the duplicate lock once the outcome is known. */
export async function resolveUnknownPayment(
  context: AppLoadContext,
  player: string,
  receipt: UnknownReceipt,
): Promise<ResolvedPayment> {
  const finding = (await findAnswer(context, receipt)) ?? (await findRow(context, receipt));
  const isKnown = finding.kind !== 'notListed' && finding.kind !== 'cannotTell';
  if (isKnown) {
    await context.payments.duplicateLock.release(receipt.hold, receipt.intent);
    await context.payments.receipts.noteKnown(player, receipt.intent);
  }
  return finding;
}

async function findAnswer({ payments }: AppLoadContext, { intent }: UnknownReceipt): Promise<ResolvedPayment | null> {
  const outcome = (await payments.intents.find(intent, PATIENCE_MS))?.outcome;
  if (outcome?.kind === 'accepted') return { kind: 'accepted' };
  return outcome?.kind === 'refused' ? { kind: 'refused', message: outcome.message } : null;
}

async function findRow(context: AppLoadContext, receipt: UnknownReceipt): Promise<ResolvedPayment> {
  const row = await findListedPayment(context, receipt);
  if (row === 'unreadable') return { kind: 'cannotTell' };
  if (row) return { kind: 'found', row };
  return { kind: Date.now() - receipt.sentAt > LATEST_MINUTES * 60_000 ? 'notReceived' : 'notListed' };
}
