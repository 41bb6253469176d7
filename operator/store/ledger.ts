import type { Database } from './database';

/**
 * What changed a balance. `convert` moves bonus money to the player's own; `expire` and `forfeit` take out what is left
 * of a bonus that has ended.
 */
export type EntryKind = 'deposit' | 'withdraw' | 'bet' | 'win' | 'bonus' | 'convert' | 'expire' | 'forfeit';

/** One change of a balance. */
export interface LedgerEntry {
  readonly kind: EntryKind;
  /** In kuruş and signed. */
  readonly amountMinor: number;
  readonly createdAt: number;
}

interface NewEntry {
  readonly playerId: number;
  readonly kind: EntryKind;
  /** In kuruş and signed. */
  readonly amountMinor: number;
  readonly reference: string;
  readonly createdAt?: number | undefined;
  /** The bonus whose money changes. Default: the player's own money. */
  readonly bonusId?: number | null;
}

export interface Ledger {
  /** Records one change of a balance. */
  post(entry: NewEntry): void;
  /** The sum of the player's rows, in kuruş; with `until`, of the rows up to that moment. */
  balanceOf(playerId: number, until?: number): number;
  /** The same without bonus money. */
  cashOf(playerId: number, until?: number): number;
  /** What is left of the money of that bonus, in kuruş. */
  bonusMoneyOf(bonusId: number): number;
  /** What was converted or taken out when that bonus ended, in kuruş. */
  endedMoneyOf(bonusId: number): number;
  /** The player's rows between two moments (epoch milliseconds; the second is exclusive), oldest first. */
  entries(playerId: number, from: number, until: number): LedgerEntry[];
  /** The same rows summed to one for each kind; `createdAt` is the last one's. */
  totals(playerId: number, from: number, until: number): LedgerEntry[];
  /**
   * The part of the balance that cannot be withdrawn: all bonus money, and of bonuses that were paid as the player's own
   * money (without the capability bonus-wallet) what the player has not bet since.
   */
  lockedOf(playerId: number): number;
  /**
   * What the player has bet since that bonus was paid as own money, at most its amount, and the amount, in kuruş. Null if
   * it was not paid so.
   */
  wageringOf(playerId: number, bonusId: number): { readonly wagered: number; readonly required: number } | null;
}

export function ledgerIn(database: Database.Database, now: () => number): Ledger {
  const insert = database.prepare(
    'INSERT INTO ledger (player_id, kind, amount_minor, reference, created_at, bonus_id) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const total = 'SELECT coalesce(sum(amount_minor), 0) AS total FROM ledger WHERE';
  const sum = database.prepare(`${total} player_id = ?`);
  const sumUntil = database.prepare(`${total} player_id = ? AND created_at <= ?`);
  const cash = database.prepare(`${total} player_id = ? AND bonus_id IS NULL`);
  const cashUntil = database.prepare(`${total} player_id = ? AND bonus_id IS NULL AND created_at <= ?`);
  const ofBonus = database.prepare(`${total} bonus_id = ?`);
  const endedOfBonus = database.prepare(`${total} bonus_id = ? AND kind IN ('convert', 'expire', 'forfeit')`);
  const unplayed = database.prepare(
    `SELECT coalesce(sum(max(0, bonus.amount_minor + (
       SELECT coalesce(sum(bet.amount_minor), 0) FROM ledger bet
       WHERE bet.player_id = bonus.player_id AND bet.kind = 'bet' AND bet.created_at >= bonus.created_at
     ))), 0) AS total
     FROM ledger bonus WHERE bonus.player_id = ? AND bonus.kind = 'bonus' AND bonus.bonus_id IS NULL`,
  );
  const wagering = database.prepare(
    `SELECT bonus.amount_minor AS required, (
       SELECT coalesce(-sum(bet.amount_minor), 0) FROM ledger bet
       WHERE bet.player_id = bonus.player_id AND bet.kind = 'bet' AND bet.created_at >= bonus.created_at
     ) AS staked
     FROM ledger bonus
     WHERE bonus.player_id = ? AND bonus.kind = 'bonus' AND bonus.reference = ? AND bonus.bonus_id IS NULL`,
  );
  const inSpan = 'FROM ledger WHERE player_id = ? AND created_at >= ? AND created_at < ?';
  const entries = database.prepare(
    `SELECT kind, amount_minor AS amountMinor, created_at AS createdAt ${inSpan} ORDER BY id`,
  );
  const totals = database.prepare(
    `SELECT kind, sum(amount_minor) AS amountMinor, max(created_at) AS createdAt ${inSpan} GROUP BY kind`,
  );
  const read = (row: unknown) => (row as { total: number }).total;
  const balanceOf = (playerId: number, until?: number) =>
    read(until === undefined ? sum.get(playerId) : sumUntil.get(playerId, until));
  const cashOf = (playerId: number, until?: number) =>
    read(until === undefined ? cash.get(playerId) : cashUntil.get(playerId, until));
  return {
    post({ playerId, kind, amountMinor, reference, createdAt, bonusId }) {
      insert.run(playerId, kind, amountMinor, reference, createdAt ?? now(), bonusId ?? null);
    },
    balanceOf,
    cashOf,
    bonusMoneyOf: (bonusId) => read(ofBonus.get(bonusId)),
    endedMoneyOf: (bonusId) => Math.abs(read(endedOfBonus.get(bonusId))),
    entries: (playerId, from, until) => entries.all(playerId, from, until) as LedgerEntry[],
    totals: (playerId, from, until) => totals.all(playerId, from, until) as LedgerEntry[],
    lockedOf(playerId) {
      const own = cashOf(playerId);
      const unplayedOwn = Math.max(0, Math.min(read(unplayed.get(playerId)), own));
      return balanceOf(playerId) - own + unplayedOwn;
    },
    wageringOf(playerId, bonusId) {
      const row = wagering.get(playerId, `bonus:${bonusId}`) as { required: number; staked: number } | undefined;
      return row ? { wagered: Math.min(row.staked, row.required), required: row.required } : null;
    },
  };
}
