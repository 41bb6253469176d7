import { columns, type Sql } from './sql';

type WagerStatus = 'open' | 'won' | 'lost' | 'void';

/** One single bet. */
export interface Wager {
  readonly id: number;
  readonly playerId: number;
  /** The one-time token of the bet slip that placed it. */
  readonly slip: string;
  readonly eventId: string;
  readonly market: string;
  readonly pick: string;
  readonly oddsHundredths: number;
  readonly stakeMinor: number;
  readonly payoutMinor: number;
  readonly status: WagerStatus;
  /** The end of the match, from which the bet can be settled. All times are epoch milliseconds. */
  readonly endsAt: number;
  readonly placedAt: number;
  readonly settledAt: number | null;
}

type NewWager = Omit<Wager, 'id' | 'payoutMinor' | 'status' | 'settledAt'>;

export interface Wagers {
  /** @throws if the player's slip was already used */
  place(wager: NewWager): Wager;
  findBySlip(playerId: number, slip: string): Wager | null;
  find(playerId: number, id: number): Wager | null;
  /** Newest first. */
  list(playerId: number, isOpen: boolean, take: number): Wager[];
  countOpen(playerId: number): number;
  /** Open bets on matches that have ended, oldest first. */
  due(now: number, take: number): Wager[];
  /** Settles a bet. False, without a change, if it was already settled. */
  settle(id: number, status: Exclude<WagerStatus, 'open'>, payoutMinor: number, now: number): boolean;
  /** The seed of the sportsbook's matches and results, created once per database. */
  readonly seed: string;
}

const COLUMNS = columns(
  `id playerId slip eventId market pick oddsHundredths stakeMinor payoutMinor status endsAt placedAt
   settledAt`,
);

export function wagersIn(sql: Sql): Wagers {
  const insert = sql.insert('wager', 'playerId slip eventId market pick oddsHundredths stakeMinor endsAt placedAt');
  const bySlip = sql.one<Wager>(`SELECT ${COLUMNS} FROM wager WHERE player_id = ? AND slip = ?`);
  const byId = sql.one<Wager>(`SELECT ${COLUMNS} FROM wager WHERE player_id = ? AND id = ?`);
  const listed = sql.all<Wager>(
    `SELECT ${COLUMNS} FROM wager WHERE player_id = ? AND (status = 'open') = ? ORDER BY id DESC LIMIT ?`,
  );
  const open = sql.number("SELECT count(*) AS total FROM wager WHERE player_id = ? AND status = 'open'");
  const due = sql.all<Wager>(
    `SELECT ${COLUMNS} FROM wager WHERE status = 'open' AND ends_at <= ? ORDER BY ends_at LIMIT ?`,
  );
  const settle = sql.run(
    "UPDATE wager SET status = ?, payout_minor = ?, settled_at = ? WHERE id = ? AND status = 'open'",
  );
  return {
    seed: sql.value<string>('SELECT seed FROM sportsbook')() ?? '',
    place(wager) {
      insert(wager);
      return bySlip(wager.playerId, wager.slip) as Wager;
    },
    findBySlip: bySlip,
    find: byId,
    list: listed,
    countOpen: open,
    due,
    settle: (id, status, payoutMinor, now) => settle(status, payoutMinor, now, id) === 1,
  };
}
