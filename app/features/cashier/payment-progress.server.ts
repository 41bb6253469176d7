import type { AppLoadContext } from '@remix-run/node';
import { formatDateTime } from '~/lib/dates';
import { TransactionStatus } from '~/upstream/contract/values';
import { findListedPayment } from './find-listed-payment.server';
import type { AcceptedReceipt } from './receipt.server';

/**
 * How far the operator is with a payment that it accepted.
 *
 * - `requested`: the operator does not say
 * - `waiting`: for the player, at the payment page
 * - `checked`: by the operator or its bank
 */
export type Progress = 'requested' | 'waiting' | 'checked' | 'approved' | 'rejected' | 'cancelled';

const PROGRESS: Partial<Record<number, Progress>> = {
  [TransactionStatus.Confirmed]: 'approved',
  [TransactionStatus.Pending]: 'checked',
  [TransactionStatus.Merged]: 'approved',
  [TransactionStatus.Rejected]: 'rejected',
  [TransactionStatus.Cancelled]: 'cancelled',
  [TransactionStatus.Created]: 'waiting',
};

export interface Step {
  readonly text: string;
  readonly state: 'done' | 'current' | 'ahead' | 'failed';
  /** In the player's zone; null when the operator does not say. */
  readonly time: string | null;
}

export interface PaymentProgress {
  readonly progress: Progress;
  readonly steps: readonly Step[];
}

/** Asks the operator how far it is, and lists the steps of the payment in the page's language. */
export async function readProgress(context: AppLoadContext, receipt: AcceptedReceipt): Promise<PaymentProgress> {
  const row = await findListedPayment(context, receipt);
  const listed = row && row !== 'unreadable' ? (PROGRESS[row.status] ?? 'requested') : 'requested';
  const progress = listed === 'waiting' && receipt.page === null ? 'requested' : listed;
  return { progress, steps: stepsOf(context, receipt, progress) };
}

function stepsOf(
  { page: { translation, zone } }: AppLoadContext,
  receipt: AcceptedReceipt,
  progress: Progress,
): Step[] {
  const { kind, page, sentAt } = receipt;
  const copy = translation.copy('cashier-server');
  const sent: Step = { text: copy.stepSent, state: 'done', time: formatDateTime(sentAt, zone) };
  const step = (text: string, state: Step['state']): Step => ({ text, state, time: null });
  if (progress === 'rejected') return [sent, step(copy.stepRejected, 'failed')];
  if (progress === 'cancelled') return [sent, step(copy.stepCancelled, 'failed')];
  const end = kind === 'deposit' ? copy.stepDeposited : copy.stepWithdrawn;
  const texts = [...(page === null ? [] : [copy.stepPay]), copy.stepCheck, end];
  const current = { requested: -1, waiting: 0, checked: texts.length - 2, approved: texts.length }[progress];
  return [
    sent,
    ...texts.map((text, index) => step(text, index < current ? 'done' : index === current ? 'current' : 'ahead')),
  ];
}
