import type { LedgerEntry } from '../store/ledger';
import { monthOf } from './periods';

/** Sums of ledger rows, in kuruş. */
export interface Sums {
  readonly deposits: number;
  /** Money of withdrawals that came back is taken off. */
  readonly withdrawals: number;
  readonly staked: number;
  readonly won: number;
}

/** The sum that each kind of row counts in, and its sign there. Bonuses count in none, however they end. */
const countsIn = {
  deposit: ['deposits', 1],
  withdraw: ['withdrawals', -1],
  bet: ['staked', -1],
  win: ['won', 1],
  bonus: null,
  convert: null,
  expire: null,
  forfeit: null,
} as const;

export function sumsOf(entries: readonly LedgerEntry[]): Sums {
  const sums = { deposits: 0, withdrawals: 0, staked: 0, won: 0 };
  for (const { kind, amountMinor } of entries) {
    const counted = countsIn[kind];
    if (counted) sums[counted[0]] += counted[1] * amountMinor;
  }
  return sums;
}

/** What bonuses added to the balance, in kuruş, less what ended without being paid out. */
export const bonusesOf = (entries: readonly LedgerEntry[]): number =>
  entries.reduce((sum, { kind, amountMinor }) => (countsIn[kind] === null ? sum + amountMinor : sum), 0);

/** The sums of each month with rows, newest first. */
export function monthsOf(entries: readonly LedgerEntry[]): { month: string; sums: Sums }[] {
  const rowsOf = new Map<string, LedgerEntry[]>();
  for (const entry of entries) {
    const month = monthOf(entry.createdAt);
    const rows = rowsOf.get(month);
    if (rows) rows.push(entry);
    else rowsOf.set(month, [entry]);
  }
  return [...rowsOf]
    .sort(([one], [other]) => (one < other ? 1 : -1))
    .map(([month, rows]) => ({ month, sums: sumsOf(rows) }));
}
