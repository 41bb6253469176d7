import { columns, type Sql } from './sql';

type WagerStatus = 'open' | 'won' | 'lost' | 'void' | 'cashed-out';
export type LegResult = 'won' | 'lost' | 'void';

/** One pick of a bet. */
export interface Leg {
  readonly id: number;
  readonly eventId: string;
  readonly market: string;
  readonly pick: string;
  readonly oddsHundredths: number;
  /** The end of the match, from which the leg can be settled. All times are epoch milliseconds. */
  readonly endsAt: number;
  /** Null until the match has ended. */
  readonly result: LegResult | null;
}

export interface Wager {
  readonly id: number;
  readonly playerId: number;
  /** The one-time token of the slip, or the key of the call, that placed it. */
  readonly slip: string;
  /** In the order of the slip. */
  readonly legs: readonly Leg[];
  /** How many legs each combination has: all of them, except in a system. */
  readonly size: number;
  readonly stakeMinor: number;
  readonly payoutMinor: number;
  readonly status: WagerStatus;
  /** When the next match ends, from which the bet can be settled further. */
  readonly endsAt: number;
  readonly placedAt: number;
  readonly settledAt: number | null;
  /** The last offer to pay it out before it is decided, and until when that holds. */
  readonly offerMinor: number | null;
  readonly offerUntil: number | null;
}

type NewLeg = Omit<Leg, 'id' | 'result'>;
type NewWager = Pick<Wager, 'playerId' | 'slip' | 'size' | 'stakeMinor' | 'placedAt'> & {
  readonly legs: readonly NewLeg[];
};

export interface WagerFilter {
  /** Both, if it is left out. */
  readonly isOpen?: boolean | undefined;
  /** When it was placed: from then on, and before then. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

export interface Wagers {
  /** @throws if the player's slip was already used */
  place(wager: NewWager): Wager;
  findBySlip(playerId: number, slip: string): Wager | null;
  find(playerId: number, id: number): Wager | null;
  /** Newest first. */
  list(playerId: number, filter: WagerFilter, page: { skip: number; take: number }): Wager[];
  count(playerId: number, filter: WagerFilter): number;
  /** Open bets with a match that has ended since they were looked at, oldest first. */
  due(now: number, take: number): Wager[];
  settleLeg(legId: number, result: LegResult): void;
  /** Says when the next match of an open bet ends. */
  wait(id: number, endsAt: number): void;
  keepOffer(id: number, amountMinor: number, until: number): void;
  /** Settles a bet. False, without a change, if it was already settled. */
  settle(id: number, status: Exclude<WagerStatus, 'open'>, payoutMinor: number, now: number): boolean;
  /** The seed of the sportsbook's matches and results, created once per database. */
  readonly seed: string;
}

const COLUMNS = columns(
  'id playerId slip size stakeMinor payoutMinor status endsAt placedAt settledAt offerMinor offerUntil',
);
const MATCHES = `player_id = ? AND (status = 'open') = coalesce(?, status = 'open')
  AND placed_at >= coalesce(?, placed_at) AND placed_at < coalesce(?, placed_at + 1)`;

export function wagersIn(sql: Sql): Wagers {
  type Row = Omit<Wager, 'legs'>;
  const insert = sql.insert('wager', 'playerId slip size stakeMinor endsAt placedAt');
  const insertLeg = sql.insert('wager_leg', 'wagerId eventId market pick oddsHundredths endsAt');
  const legs = sql.all<Leg>(
    `SELECT ${columns('id eventId market pick oddsHundredths endsAt result')} FROM wager_leg WHERE wager_id = ? ORDER BY id`,
  );
  const bySlip = sql.one<Row>(`SELECT ${COLUMNS} FROM wager WHERE player_id = ? AND slip = ?`);
  const byId = sql.one<Row>(`SELECT ${COLUMNS} FROM wager WHERE player_id = ? AND id = ?`);
  const listed = sql.all<Row>(`SELECT ${COLUMNS} FROM wager WHERE ${MATCHES} ORDER BY id DESC LIMIT ? OFFSET ?`);
  const counted = sql.number(`SELECT count(*) AS total FROM wager WHERE ${MATCHES}`);
  const due = sql.all<Row>(
    `SELECT ${COLUMNS} FROM wager WHERE status = 'open' AND ends_at <= ? ORDER BY ends_at LIMIT ?`,
  );
  const settleLeg = sql.run('UPDATE wager_leg SET result = ? WHERE id = ?');
  const wait = sql.run("UPDATE wager SET ends_at = ? WHERE id = ? AND status = 'open'");
  const keepOffer = sql.run('UPDATE wager SET offer_minor = ?, offer_until = ? WHERE id = ?');
  const settle = sql.run(
    "UPDATE wager SET status = ?, payout_minor = ?, settled_at = ? WHERE id = ? AND status = 'open'",
  );
  const withLegs = (row: Row): Wager => ({ ...row, legs: legs(row.id) });
  const found = (row: Row | null) => row && withLegs(row);
  const values = (playerId: number, { isOpen, from, to }: WagerFilter) => [playerId, isOpen, from, to] as const;
  return {
    seed: sql.value<string>('SELECT seed FROM sportsbook')() ?? '',
    place(wager) {
      const wagerId = insert({ ...wager, endsAt: Math.min(...wager.legs.map(({ endsAt }) => endsAt)) });
      for (const leg of wager.legs) insertLeg({ ...leg, wagerId });
      return found(byId(wager.playerId, wagerId)) as Wager;
    },
    findBySlip: (playerId, slip) => found(bySlip(playerId, slip)),
    find: (playerId, id) => found(byId(playerId, id)),
    list: (playerId, filter, { skip, take }) => listed(...values(playerId, filter), take, skip).map(withLegs),
    count: (playerId, filter) => counted(...values(playerId, filter)),
    due: (now, take) => due(now, take).map(withLegs),
    settleLeg: (legId, result) => void settleLeg(result, legId),
    keepOffer: (id, amountMinor, until) => void keepOffer(amountMinor, until, id),
    wait: (id, endsAt) => void wait(endsAt, id),
    settle: (id, status, payoutMinor, now) => settle(status, payoutMinor, now, id) === 1,
  };
}
