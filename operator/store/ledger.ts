import type { Database } from './database';

export type EntryKind = 'deposit' | 'withdraw' | 'bet' | 'win' | 'bonus';

/** One change of a balance. */
export interface LedgerEntry {
  readonly kind: EntryKind;
  /** In kuruş and signed. */
  readonly amountMinor: number;
  readonly createdAt: number;
}

export interface Ledger {
  /** Records one change of a balance. `amountMinor` is in kuruş and signed. */
  post(entry: { playerId: number; kind: EntryKind; amountMinor: number; reference: string; createdAt?: number }): void;
  /** The sum of the player's rows, in kuruş; with `until`, of the rows up to that moment. */
  balanceOf(playerId: number, until?: number): number;
  /** The player's rows between two moments (epoch milliseconds; the second is exclusive), oldest first. */
  entries(playerId: number, from: number, until: number): LedgerEntry[];
  /** The same rows summed to one for each kind; `createdAt` is the last one's. */
  totals(playerId: number, from: number, until: number): LedgerEntry[];
  /** The part of the balance that is bonus money, locked until the player has bet as much since the bonus was paid. */
  lockedOf(playerId: number): number;
  /** What the player has bet since that bonus was paid, at most its amount, and the amount, in kuruş. Null if it was not paid. */
  wageringOf(playerId: number, bonusId: number): { readonly wagered: number; readonly required: number } | null;
}

export function ledgerIn(database: Database.Database, now: () => number): Ledger {
  const insert = database.prepare(
    'INSERT INTO ledger (player_id, kind, amount_minor, reference, created_at) VALUES (?, ?, ?, ?, ?)',
  );
  const sum = database.prepare('SELECT coalesce(sum(amount_minor), 0) AS balance FROM ledger WHERE player_id = ?');
  const sumUntil = database.prepare(
    'SELECT coalesce(sum(amount_minor), 0) AS balance FROM ledger WHERE player_id = ? AND created_at <= ?',
  );
  const unplayed = database.prepare(
    `SELECT coalesce(sum(max(0, bonus.amount_minor + (
       SELECT coalesce(sum(bet.amount_minor), 0) FROM ledger bet
       WHERE bet.player_id = bonus.player_id AND bet.kind = 'bet' AND bet.created_at >= bonus.created_at
     ))), 0) AS locked
     FROM ledger bonus WHERE bonus.player_id = ? AND bonus.kind = 'bonus'`,
  );
  const wagering = database.prepare(
    `SELECT bonus.amount_minor AS required, (
       SELECT coalesce(-sum(bet.amount_minor), 0) FROM ledger bet
       WHERE bet.player_id = bonus.player_id AND bet.kind = 'bet' AND bet.created_at >= bonus.created_at
     ) AS staked
     FROM ledger bonus WHERE bonus.player_id = ? AND bonus.kind = 'bonus' AND bonus.reference = ?`,
  );
  const inSpan = 'FROM ledger WHERE player_id = ? AND created_at >= ? AND created_at < ?';
  const entries = database.prepare(
    `SELECT kind, amount_minor AS amountMinor, created_at AS createdAt ${inSpan} ORDER BY id`,
  );
  const totals = database.prepare(
    `SELECT kind, sum(amount_minor) AS amountMinor, max(created_at) AS createdAt ${inSpan} GROUP BY kind`,
  );
  const balanceNow = (playerId: number) => (sum.get(playerId) as { balance: number }).balance;
  return {
    post({ playerId, kind, amountMinor, reference, createdAt }) {
      insert.run(playerId, kind, amountMinor, reference, createdAt ?? now());
    },
    balanceOf(playerId, until) {
      if (until === undefined) return balanceNow(playerId);
      return (sumUntil.get(playerId, until) as { balance: number }).balance;
    },
    entries: (playerId, from, until) => entries.all(playerId, from, until) as LedgerEntry[],
    totals: (playerId, from, until) => totals.all(playerId, from, until) as LedgerEntry[],
    lockedOf(playerId) {
      const { locked } = unplayed.get(playerId) as { locked: number };
      return Math.max(0, Math.min(locked, balanceNow(playerId)));
    },
    wageringOf(playerId, bonusId) {
      const row = wagering.get(playerId, `bonus:${bonusId}`) as { required: number; staked: number } | undefined;
      return row ? { wagered: Math.min(row.staked, row.required), required: row.required } : null;
    },
  };
}
