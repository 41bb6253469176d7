import { columns, type Sql } from './sql';

/** What one bet did to one bonus, in kuruş. */
export interface BonusStake {
  readonly bonusId: number;
  /** The bonus money that it staked. */
  readonly stakedMinor: number;
  /** What it adds to the wagering of the bonus once it is settled. */
  readonly countedMinor: number;
}

/** The stakes of bonuses, by the ledger reference of the bet. */
export interface BonusStakes {
  /** Adds to the bet's stake of that bonus: a bet may be raised. */
  add(reference: string, stake: BonusStake): void;
  /** The bet's stakes that are not settled. */
  listOpen(reference: string): BonusStake[];
  settle(reference: string, at: number): void;
  /** Forgets a bet that was not played. */
  remove(reference: string): void;
  /** Whether money of that bonus is in bets that are not settled. */
  hasOpen(bonusId: number): boolean;
  /** The bonus money in that bet, in kuruş. */
  stakedOf(reference: string): number;
}

export function bonusStakesIn(sql: Sql): BonusStakes {
  const upsert = sql.run(
    `INSERT INTO bonus_stake (reference, bonus_id, staked_minor, counted_minor) VALUES (?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET staked_minor = staked_minor + excluded.staked_minor,
       counted_minor = counted_minor + excluded.counted_minor`,
  );
  const open = sql.all<BonusStake>(
    `SELECT ${columns('bonusId stakedMinor countedMinor')} FROM bonus_stake
     WHERE reference = ? AND settled_at IS NULL ORDER BY bonus_id`,
  );
  const settle = sql.run('UPDATE bonus_stake SET settled_at = ? WHERE reference = ? AND settled_at IS NULL');
  const remove = sql.run('DELETE FROM bonus_stake WHERE reference = ?');
  const openOfBonus = sql.exists(
    'SELECT 1 FROM bonus_stake WHERE bonus_id = ? AND settled_at IS NULL AND staked_minor > 0',
  );
  const staked = sql.number('SELECT coalesce(sum(staked_minor), 0) AS total FROM bonus_stake WHERE reference = ?');
  return {
    add: (reference, { bonusId, stakedMinor, countedMinor }) => upsert(reference, bonusId, stakedMinor, countedMinor),
    listOpen: open,
    settle: (reference, at) => settle(at, reference),
    remove,
    hasOpen: openOfBonus,
    stakedOf: staked,
  };
}
