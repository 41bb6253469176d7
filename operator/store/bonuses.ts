import type { Texts } from '../messages';
import type { Database } from './database';

/** A bonus that each player can claim once. */
export interface BonusOffer {
  readonly id: number;
  readonly slug: string;
  readonly title: Texts;
  readonly description: Texts;
  /** The amount it pays, in kuruş. */
  readonly amountMinor: number;
  readonly validDays: number;
  readonly needsVerifiedPhone: boolean;
  /** The required total of the player's deposits, in kuruş. */
  readonly minDepositsMinor: number;
}

export interface Bonus {
  readonly id: number;
  readonly offer: BonusOffer;
  /** The contract's `ProcessStatus`. */
  readonly status: number;
  readonly createdAt: number;
  readonly expiresAt: number | null;
}

export interface NewBonus {
  readonly playerId: number;
  readonly offerId: number;
  readonly status: number;
  readonly note: string | null;
  readonly createdAt: number;
  readonly expiresAt: number | null;
}

export interface Bonuses {
  addOffer(offer: Omit<BonusOffer, 'id'>): number;
  findOffer(id: number): BonusOffer | null;
  findOfferBySlug(slug: string): BonusOffer | null;
  /** The offers that the player has not claimed yet. */
  listUnclaimed(playerId: number): BonusOffer[];
  hasClaimed(playerId: number, offerId: number): boolean;
  /** The player's total deposits, in kuruş. */
  totalDeposits(playerId: number): number;
  add(bonus: NewBonus): number;
  /** Newest first. */
  list(playerId: number, page: { skip: number; take: number }): Bonus[];
  count(playerId: number): number;
}

interface OfferRow {
  readonly offerId: number;
  readonly slug: string;
  readonly titleTr: string;
  readonly titleEn: string;
  readonly descriptionTr: string;
  readonly descriptionEn: string;
  readonly amountMinor: number;
  readonly validDays: number;
  readonly needsVerifiedPhone: number;
  readonly minDepositsMinor: number;
}

type BonusRow = OfferRow & Omit<Bonus, 'offer'>;

const OFFER_COLUMNS = `o.id AS offerId, o.slug, o.title_tr AS titleTr, o.title_en AS titleEn,
  o.description_tr AS descriptionTr, o.description_en AS descriptionEn, o.amount_minor AS amountMinor,
  o.valid_days AS validDays, o.needs_verified_phone AS needsVerifiedPhone, o.min_deposits_minor AS minDepositsMinor`;

function toOffer(row: OfferRow): BonusOffer {
  return {
    id: row.offerId,
    slug: row.slug,
    title: { tr: row.titleTr, en: row.titleEn },
    description: { tr: row.descriptionTr, en: row.descriptionEn },
    amountMinor: row.amountMinor,
    validDays: row.validDays,
    needsVerifiedPhone: row.needsVerifiedPhone === 1,
    minDepositsMinor: row.minDepositsMinor,
  };
}

export function bonusesIn(database: Database.Database): Bonuses {
  const insertOffer = database.prepare(
    `INSERT INTO bonus_offer (slug, title_tr, title_en, description_tr, description_en, amount_minor, valid_days,
       needs_verified_phone, min_deposits_minor)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const offerById = database.prepare(`SELECT ${OFFER_COLUMNS} FROM bonus_offer o WHERE o.id = ?`);
  const offerBySlug = database.prepare(`SELECT ${OFFER_COLUMNS} FROM bonus_offer o WHERE o.slug = ?`);
  const open = database.prepare(
    `SELECT ${OFFER_COLUMNS} FROM bonus_offer o
     WHERE o.id NOT IN (SELECT offer_id FROM bonus WHERE player_id = ?) ORDER BY o.id`,
  );
  const asked = database.prepare('SELECT 1 FROM bonus WHERE player_id = ? AND offer_id = ?');
  const deposits = database.prepare(
    "SELECT coalesce(sum(amount_minor), 0) AS total FROM ledger WHERE player_id = ? AND kind = 'deposit'",
  );
  const insert = database.prepare(
    'INSERT INTO bonus (player_id, offer_id, status, note, created_at, expires_at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const select = database.prepare(
    `SELECT b.id, b.status, b.created_at AS createdAt, b.expires_at AS expiresAt, ${OFFER_COLUMNS}
     FROM bonus b JOIN bonus_offer o ON o.id = b.offer_id
     WHERE b.player_id = ? ORDER BY b.created_at DESC, b.id DESC LIMIT ? OFFSET ?`,
  );
  const count = database.prepare('SELECT count(*) AS count FROM bonus WHERE player_id = ?');
  const read = (row: unknown) => (row ? toOffer(row as OfferRow) : null);
  return {
    addOffer: ({ slug, title, description, ...terms }) =>
      Number(
        insertOffer.run(
          slug,
          title.tr,
          title.en,
          description.tr,
          description.en,
          terms.amountMinor,
          terms.validDays,
          terms.needsVerifiedPhone ? 1 : 0,
          terms.minDepositsMinor,
        ).lastInsertRowid,
      ),
    findOffer: (id) => read(offerById.get(id)),
    findOfferBySlug: (slug) => read(offerBySlug.get(slug)),
    listUnclaimed: (playerId) => (open.all(playerId) as OfferRow[]).map(toOffer),
    hasClaimed: (playerId, offerId) => asked.get(playerId, offerId) !== undefined,
    totalDeposits: (playerId) => (deposits.get(playerId) as { total: number }).total,
    add: ({ playerId, offerId, status, note, createdAt, expiresAt }) =>
      Number(insert.run(playerId, offerId, status, note, createdAt, expiresAt).lastInsertRowid),
    list: (playerId, { skip, take }) =>
      (select.all(playerId, take, skip) as BonusRow[]).map((row) => ({
        id: row.id,
        offer: toOffer(row),
        status: row.status,
        createdAt: row.createdAt,
        expiresAt: row.expiresAt,
      })),
    count: (playerId) => (count.get(playerId) as { count: number }).count,
  };
}
