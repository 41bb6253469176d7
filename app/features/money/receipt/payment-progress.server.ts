import type { AppLoadContext } from '@remix-run/node';
import type { ListedPayment } from '~/features/money/history/read-payments.server';
import { formatDateTime } from '~/lib/dates';
import { TransactionStatus } from '~/upstream/contract/values';
import type { AcceptedReceipt } from '~/payments/receipt.server';

/**
 * How far the operator is with a payment that it accepted.
 *
 * - `requested`: the operator does not say
 * - `waiting`: for the player, at the payment page or at their bank
 * - `checked`: by the operator or its bank
 * - `merged`: another payment has taken its place
 */
export type Progress = 'requested' | 'waiting' | 'checked' | 'approved' | 'merged' | 'rejected' | 'cancelled';

const PROGRESS: Partial<Record<number, Progress>> = {
  [TransactionStatus.Confirmed]: 'approved',
  [TransactionStatus.Pending]: 'checked',
  [TransactionStatus.Merged]: 'merged',
  [TransactionStatus.Rejected]: 'rejected',
  [TransactionStatus.Cancelled]: 'cancelled',
  [TransactionStatus.Created]: 'waiting',
};

export interface ProgressStep {
  readonly text: string;
  readonly state: 'done' | 'current' | 'ahead' | 'failed';
  /** In the player's zone; null when the operator does not say. */
  readonly time: string | null;
}

type PaymentFacts = Pick<AcceptedReceipt, 'kind' | 'page' | 'payTo' | 'sentAt'>;

/** @param row the operator's; null when it is not known */
export function describeProgress(
  context: AppLoadContext,
  receipt: PaymentFacts,
  row: Pick<ListedPayment, 'status' | 'decidedAt'> | null,
) {
  const listed = row ? (PROGRESS[row.status] ?? 'requested') : 'requested';
  const progress = listed === 'waiting' && payStep(receipt) === null ? 'requested' : listed;
  return { progress, steps: stepsOf(context, receipt, progress, row?.decidedAt ?? null) };
}

/** What the player does themselves; null where nothing is left to them. */
const payStep = ({ page, payTo }: PaymentFacts) =>
  page !== null ? ('stepPay' as const) : payTo.length > 0 ? ('stepTransfer' as const) : null;

const END = { deposit: 'stepDeposited', withdraw: 'stepWithdrawn' } as const;

/** A step that is over is told in other words. */
const DONE = {
  stepPay: 'stepPaid',
  stepTransfer: 'stepTransferred',
  stepCheck: 'stepChecked',
  stepDeposited: 'stepDeposited',
  stepWithdrawn: 'stepWithdrawn',
} as const;

function stepsOf(
  { page: { translation, zone } }: AppLoadContext,
  receipt: PaymentFacts,
  progress: Progress,
  decidedAt: string | null,
): ProgressStep[] {
  const { kind, sentAt } = receipt;
  const own = payStep(receipt);
  const copy = translation.copy('cashier-server');
  const words = translation.copy('history-words');
  const sent: ProgressStep = { text: copy.stepSent, state: 'done', time: formatDateTime(sentAt, zone) };
  const decided = decidedAt === null ? null : formatDateTime(Date.parse(decidedAt), zone);
  const step = (text: string, state: ProgressStep['state'], time: string | null = null) => ({ text, state, time });
  if (progress === 'merged') return [sent, step(words.statusMerged, 'done', decided)];
  if (progress === 'rejected') return [sent, step(words.statusRejected, 'failed', decided)];
  if (progress === 'cancelled') return [sent, step(words.statusCancelled, 'failed', decided)];
  const names = [...(own === null ? [] : [own]), 'stepCheck', END[kind]] as const;
  const current = { requested: -1, waiting: 0, checked: names.length - 2, approved: names.length }[progress];
  return [
    sent,
    ...names.map((name, index) => {
      if (index < current) return step(copy[DONE[name]], 'done', name === END[kind] ? decided : null);
      return step(copy[name], index === current ? 'current' : 'ahead');
    }),
  ];
}
