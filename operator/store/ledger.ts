import { columns, type Sql } from './sql';

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

export function ledgerIn(sql: Sql, now: () => number): Ledger {
  const insert = sql.insert('ledger', 'playerId kind amountMinor reference createdAt bonusId');
  const total = 'SELECT coalesce(sum(amount_minor), 0) AS total FROM ledger WHERE';
  const sum = sql.number(`${total} player_id = ?`);
  const sumUntil = sql.number(`${total} player_id = ? AND created_at <= ?`);
  const cash = sql.number(`${total} player_id = ? AND bonus_id IS NULL`);
  const cashUntil = sql.number(`${total} player_id = ? AND bonus_id IS NULL AND created_at <= ?`);
  const ofBonus = sql.number(`${total} bonus_id = ?`);
  const endedOfBonus = sql.number(`${total} bonus_id = ? AND kind IN ('convert', 'expire', 'forfeit')`);
  const unplayed = sql.number(
    `SELECT coalesce(sum(max(0, bonus.amount_minor + (
       SELECT coalesce(sum(bet.amount_minor), 0) FROM ledger bet
       WHERE bet.player_id = bonus.player_id AND bet.kind = 'bet' AND bet.created_at >= bonus.created_at
     ))), 0) AS total
     FROM ledger bonus WHERE bonus.player_id = ? AND bonus.kind = 'bonus' AND bonus.bonus_id IS NULL`,
  );
  const wagering = sql.one<{ required: number; staked: number }>(
    `SELECT bonus.amount_minor AS required, (
       SELECT coalesce(-sum(bet.amount_minor), 0) FROM ledger bet
       WHERE bet.player_id = bonus.player_id AND bet.kind = 'bet' AND bet.created_at >= bonus.created_at
     ) AS staked
     FROM ledger bonus
     WHERE bonus.player_id = ? AND bonus.kind = 'bonus' AND bonus.reference = ? AND bonus.bonus_id IS NULL`,
  );
  const inSpan = 'FROM ledger WHERE player_id = ? AND created_at >= ? AND created_at < ?';
  const entries = sql.all<LedgerEntry>(`SELECT ${columns('kind amountMinor createdAt')} ${inSpan} ORDER BY id`);
  const totals = sql.all<LedgerEntry>(
    `SELECT kind, sum(amount_minor) AS amountMinor, max(created_at) AS createdAt ${inSpan} GROUP BY kind`,
  );
  const balanceOf = (playerId: number, until?: number) =>
    until === undefined ? sum(playerId) : sumUntil(playerId, until);
  const cashOf = (playerId: number, until?: number) =>
    until === undefined ? cash(playerId) : cashUntil(playerId, until);
  return {
    post({ playerId, kind, amountMinor, reference, createdAt = now(), bonusId }) {
      insert({ playerId, kind, amountMinor, reference, createdAt, bonusId });
    },
    balanceOf,
    cashOf,
    bonusMoneyOf: ofBonus,
    endedMoneyOf: (bonusId) => Math.abs(endedOfBonus(bonusId)),
    entries,
    totals,
    lockedOf(playerId) {
      const own = cashOf(playerId);
      const unplayedOwn = Math.max(0, Math.min(unplayed(playerId), own));
      return balanceOf(playerId) - own + unplayedOwn;
    },
    wageringOf(playerId, bonusId) {
      const row = wagering(playerId, `bonus:${bonusId}`);
      return row ? { wagered: Math.min(row.staked, row.required), required: row.required } : null;
    },
  };
}
