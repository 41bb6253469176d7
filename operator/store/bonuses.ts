import { OFFER_COLUMNS, toOffer, type BonusOffer, type OfferRow } from './bonus-offers';
import { columns, type Sql } from './sql';

/** Why a bonus is no longer under way. */
export type BonusEnding = 'converted' | 'spins-used' | 'lost' | 'expired' | 'forfeited';

/** A bonus of one player. Amounts in kuruş. */
export interface Bonus {
  readonly id: number;
  readonly playerId: number;
  readonly offer: BonusOffer;
  /** The contract's `ProcessStatus`. */
  readonly status: number;
  readonly amountMinor: number;
  /** Null for a bonus that was paid as the player's own money, without the capability bonus-wallet. */
  readonly wagerRequiredMinor: number | null;
  /** The settled stakes that count, at most the required ones. */
  readonly wageredMinor: number;
  readonly spinsLeft: number;
  readonly endedAs: BonusEnding | null;
  readonly createdAt: number;
  readonly expiresAt: number | null;
}

/** Whether stakes are still to be counted for it. */
export const hasOpenStakes = ({ wageredMinor, wagerRequiredMinor }: Bonus): boolean =>
  wageredMinor < (wagerRequiredMinor ?? 0);

export interface NewBonus {
  readonly playerId: number;
  readonly offerId: number;
  readonly status: number;
  readonly note: string | null;
  readonly amountMinor: number;
  readonly wagerRequiredMinor: number | null;
  readonly spinsLeft: number;
  readonly createdAt: number;
  readonly expiresAt: number | null;
}

export interface Bonuses {
  hasClaimed(playerId: number, offerId: number): boolean;
  /** The player's deposits since that moment, each at least `minMinor`, in kuruş. */
  totalDeposits(playerId: number, since: number, minMinor: number): number;
  add(bonus: NewBonus): number;
  find(id: number): Bonus | null;
  /** Newest first. */
  list(playerId: number, page: { skip: number; take: number }): Bonus[];
  count(playerId: number): number;
  /** The bonuses whose money can be played, oldest first. */
  listUnderWay(playerId: number): Bonus[];
  /** The bonuses under way that have expired; without a player, of all. */
  listExpired(at: number, playerId?: number): Bonus[];
  /** Whether a bonus of the player has expired or has ended without being announced. Cheap: asked at every call. */
  hasEnding(playerId: number, at: number): boolean;
  /** Takes one free spin. */
  consumeSpin(id: number): void;
  end(id: number, status: number, endedAs: BonusEnding): void;
  /** The bonuses that have ended and were not announced to their player; without a player, of all. */
  listUnannounced(playerId?: number): Bonus[];
  /** False if it was announced before. */
  markAnnounced(id: number): boolean;
}

type BonusRow = OfferRow & Omit<Bonus, 'offer'>;

const COLUMNS = `${columns(
  'id playerId status amountMinor wagerRequiredMinor spinsLeft endedAs createdAt expiresAt',
  'b.',
)},
  min(coalesce(b.wager_required_minor, 0), (SELECT coalesce(sum(s.counted_minor), 0) FROM bonus_stake s
    WHERE s.bonus_id = b.id AND s.settled_at IS NOT NULL)) AS wageredMinor, ${OFFER_COLUMNS}`;

const UNDER_WAY = 'b.status = 1 AND b.wager_required_minor IS NOT NULL';

function toBonus(row: BonusRow): Bonus {
  return {
    id: row.id,
    playerId: row.playerId,
    offer: toOffer(row),
    status: row.status,
    amountMinor: row.amountMinor,
    wagerRequiredMinor: row.wagerRequiredMinor,
    wageredMinor: row.wageredMinor,
    spinsLeft: row.spinsLeft,
    endedAs: row.endedAs,
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
  };
}

export function bonusesIn(sql: Sql): Bonuses {
  const from = `SELECT ${COLUMNS} FROM bonus b JOIN bonus_offer o ON o.id = b.offer_id WHERE`;
  const claimed = sql.exists('SELECT 1 FROM bonus WHERE player_id = ? AND offer_id = ?');
  const deposits = sql.number(
    `SELECT coalesce(sum(amount_minor), 0) AS total FROM ledger
     WHERE player_id = ? AND kind = 'deposit' AND created_at >= ? AND amount_minor >= ?`,
  );
  const insert = sql.insert(
    'bonus',
    'playerId offerId status note amountMinor wagerRequiredMinor spinsLeft createdAt expiresAt',
  );
  const byId = sql.one<BonusRow>(`${from} b.id = ?`);
  const page = sql.all<BonusRow>(`${from} b.player_id = ? ORDER BY b.created_at DESC, b.id DESC LIMIT ? OFFSET ?`);
  const count = sql.number('SELECT count(*) AS count FROM bonus WHERE player_id = ?');
  const underWay = sql.all<BonusRow>(`${from} b.player_id = ? AND ${UNDER_WAY} ORDER BY b.created_at, b.id`);
  const expired = sql.all<BonusRow>(`${from} ${UNDER_WAY} AND b.expires_at <= ? AND (? IS NULL OR b.player_id = ?)`);
  const ending = sql.exists(
    `SELECT 1 FROM bonus b WHERE b.player_id = ? AND (b.is_announced = 0 OR (${UNDER_WAY} AND b.expires_at <= ?))`,
  );
  const consume = sql.run('UPDATE bonus SET spins_left = spins_left - 1 WHERE id = ?');
  const end = sql.run('UPDATE bonus SET status = ?, ended_as = ?, is_announced = 0 WHERE id = ?');
  const unannounced = sql.all<BonusRow>(`${from} b.is_announced = 0 AND (? IS NULL OR b.player_id = ?)`);
  const announced = sql.run('UPDATE bonus SET is_announced = 1 WHERE id = ? AND is_announced = 0');
  const all = (rows: readonly BonusRow[]) => rows.map(toBonus);
  return {
    hasClaimed: claimed,
    totalDeposits: deposits,
    add: insert,
    find(id) {
      const row = byId(id);
      return row && toBonus(row);
    },
    list: (playerId, { skip, take }) => all(page(playerId, take, skip)),
    count,
    listUnderWay: (playerId) => all(underWay(playerId)),
    listExpired: (at, playerId) => all(expired(at, playerId, playerId)),
    hasEnding: ending,
    consumeSpin: consume,
    end: (id, status, endedAs) => end(status, endedAs, id),
    listUnannounced: (playerId) => all(unannounced(playerId, playerId)),
    markAnnounced: (id) => announced(id) === 1,
  };
}
