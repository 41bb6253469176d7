import type { Database } from './database';

export type EntryKind = 'deposit' | 'withdraw' | 'bet' | 'win' | 'bonus';

export interface Ledger {
  /** Records one change of a balance. `amountMinor` is in kuruş and signed. */
  post(entry: { playerId: number; kind: EntryKind; amountMinor: number; reference: string; createdAt?: number }): void;
  /** The sum of the player's rows, in kuruş; with `until`, of the rows up to that moment. */
  balanceOf(playerId: number, until?: number): number;
}

export function ledgerIn(database: Database.Database): Ledger {
  const insert = database.prepare(
    'INSERT INTO ledger (player_id, kind, amount_minor, reference, created_at) VALUES (?, ?, ?, ?, ?)',
  );
  const sum = database.prepare('SELECT coalesce(sum(amount_minor), 0) AS balance FROM ledger WHERE player_id = ?');
  const sumUntil = database.prepare(
    'SELECT coalesce(sum(amount_minor), 0) AS balance FROM ledger WHERE player_id = ? AND created_at <= ?',
  );
  return {
    post({ playerId, kind, amountMinor, reference, createdAt }) {
      insert.run(playerId, kind, amountMinor, reference, createdAt ?? Date.now());
    },
    balanceOf(playerId, until) {
      const row = until === undefined ? sum.get(playerId) : sumUntil.get(playerId, until);
      return (row as { balance: number }).balance;
    },
  };
}
