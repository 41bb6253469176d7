import { raiseBalanceChanged } from '~/browser/balance-changed';
import { PLAIN_DECIMAL } from '~/lib/decimal';
import { COMPLETED, PROCESSING } from './is-active';
import { markOutdated, setProgress } from './bonus-progress-store';
import { celebrateOnce } from './celebrate.client';
import { isWagered, wagerProgressOf } from './wager-progress';

interface Push {
  readonly id: string;
  readonly status: number;
  readonly wagered: string;
  readonly wagerRequired: string;
}

/** Parses a pushed message. Null when it is no progress of a bonus: the relay forwards the hub's messages unchecked. */
export function readProgress(message: unknown): Push | null {
  const { id, status, wagered, wagerRequired } = (message ?? {}) as Partial<Record<string, unknown>>;
  const isId = (typeof id === 'string' && id !== '') || typeof id === 'number';
  if (!isId || typeof status !== 'number' || !isDecimal(wagered) || !isDecimal(wagerRequired)) return null;
  return { id: String(id), status, wagered: String(wagered), wagerRequired: String(wagerRequired) };
}

const isDecimal = (value: unknown): value is string | number =>
  (typeof value === 'string' || typeof value === 'number') && PLAIN_DECIMAL.test(String(value));

/**
 * Shows a push of the hub: moves the bars, has ended bonuses read again, and celebrates money that has become the
 * player's own.
 *
 * @param player user code
 */
export function onBonusProgress(message: unknown, player: string): void {
  const push = readProgress(message);
  if (!push) return;
  const progress = wagerProgressOf(push, document.documentElement.lang);
  if (progress) setProgress(push.id, progress);
  raiseBalanceChanged();
  const isUnderWay = push.status === PROCESSING || push.status === COMPLETED;
  if (isUnderWay && !isWagered(push)) return;
  markOutdated();
  if (push.status === COMPLETED) celebrateOnce(`${player} ${push.id}`);
}
