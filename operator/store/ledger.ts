import type { Database } from './database';

export type EntryKind = 'deposit' | 'withdraw' | 'bet' | 'win' | 'bonus';

export interface Ledger {
  /** Records one change of a balance. `amountMinor` is in kuruş and signed. */
  post(entry: { playerId: number; kind: EntryKind; amountMinor: number; reference: string; createdAt?: number }): void;
  /** The sum of the player's rows, in kuruş; with `until`, of the rows up to that moment. */
  balanceOf(playerId: number, until?: number): number;
  /** The part of the balance that is bonus money, locked until the player has bet as much since the bonus was paid. */
  lockedOf(playerId: number): number;
  /** What the player has bet since that bonus was paid, at most its amount, and the amount, in kuruş. Null if it was not paid. */
  wageringOf(playerId: number, bonusId: number): { readonly wagered: number; readonly required: number } | null;
}

export function ledgerIn(database: Database.Database): Ledger {
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
  const balanceNow = (playerId: number) => (sum.get(playerId) as { balance: number }).balance;
  return {
    post({ playerId, kind, amountMinor, reference, createdAt }) {
      insert.run(playerId, kind, amountMinor, reference, createdAt ?? Date.now());
    },
    balanceOf(playerId, until) {
      if (until === undefined) return balanceNow(playerId);
      return (sumUntil.get(playerId, until) as { balance: number }).balance;
    },
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
