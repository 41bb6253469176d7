import type { Database } from './database';

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

const COLUMNS = `id, player_id AS playerId, slip, event_id AS eventId, market, pick, odds_hundredths AS oddsHundredths,
  stake_minor AS stakeMinor, payout_minor AS payoutMinor, status, ends_at AS endsAt, placed_at AS placedAt,
  settled_at AS settledAt`;

export function wagersIn(database: Database.Database): Wagers {
  const insert = database.prepare(
    `INSERT INTO wager (player_id, slip, event_id, market, pick, odds_hundredths, stake_minor, ends_at, placed_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const bySlip = database.prepare(`SELECT ${COLUMNS} FROM wager WHERE player_id = ? AND slip = ?`);
  const byId = database.prepare(`SELECT ${COLUMNS} FROM wager WHERE player_id = ? AND id = ?`);
  const listed = database.prepare(
    `SELECT ${COLUMNS} FROM wager WHERE player_id = ? AND (status = 'open') = ? ORDER BY id DESC LIMIT ?`,
  );
  const open = database.prepare("SELECT count(*) AS total FROM wager WHERE player_id = ? AND status = 'open'");
  const due = database.prepare(
    `SELECT ${COLUMNS} FROM wager WHERE status = 'open' AND ends_at <= ? ORDER BY ends_at LIMIT ?`,
  );
  const settle = database.prepare(
    "UPDATE wager SET status = ?, payout_minor = ?, settled_at = ? WHERE id = ? AND status = 'open'",
  );
  const { seed } = database.prepare('SELECT seed FROM sportsbook').get() as { seed: string };
  return {
    seed,
    place({ playerId, slip, eventId, market, pick, oddsHundredths, stakeMinor, endsAt, placedAt }) {
      insert.run(playerId, slip, eventId, market, pick, oddsHundredths, stakeMinor, endsAt, placedAt);
      return bySlip.get(playerId, slip) as Wager;
    },
    findBySlip: (playerId, slip) => (bySlip.get(playerId, slip) as Wager | undefined) ?? null,
    find: (playerId, id) => (byId.get(playerId, id) as Wager | undefined) ?? null,
    list: (playerId, isOpen, take) => listed.all(playerId, isOpen ? 1 : 0, take) as Wager[],
    countOpen: (playerId) => (open.get(playerId) as { total: number }).total,
    due: (now, take) => due.all(now, take) as Wager[],
    settle: (id, status, payoutMinor, now) => settle.run(status, payoutMinor, now, id).changes === 1,
  };
}
