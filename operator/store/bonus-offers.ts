import type { Label } from '../messages';
import { columns, type Sql } from './sql';

/** The conditions of an offer beyond those that every operator knows. Amounts in kuruş, moments in epoch milliseconds. */
export interface OfferTerms {
  /** How many times the amount must be staked before it becomes the player's own. */
  readonly wagering: number;
  /** Deposits count from this moment. Default: all. */
  readonly startsAt?: number;
  readonly endsAt?: number;
  /** The lowest single deposit that counts. */
  readonly minDepositMinor?: number;
  /** The bonus is this share of the deposits that count, at most the amount. */
  readonly matchPercent?: number;
  /** The lobby category in which the money can be staked. Default: everywhere. */
  readonly categoryCode?: string;
  readonly freeSpins?: FreeSpins;
  readonly termsPageId?: number;
  /** Only on the player's birthday. */
  readonly onBirthday?: boolean;
  /** Only a promo code gives it. */
  readonly isHidden?: boolean;
  /** Not on offer without the capability bonus-wallet. */
  readonly needsWallet?: boolean;
}

/** Spins of one slot with a fixed stake that the house pays. What they win is the player's own. */
export interface FreeSpins {
  readonly gameCode: string;
  readonly count: number;
  readonly stakeMinor: number;
}

/** A bonus that each player can claim once. */
export interface BonusOffer {
  readonly id: number;
  readonly slug: string;
  readonly title: Label;
  readonly description: Label;
  /** The amount it pays, in kuruş. */
  readonly amountMinor: number;
  readonly validDays: number;
  readonly needsVerifiedPhone: boolean;
  /** The required total of the player's deposits, in kuruş. */
  readonly minDepositsMinor: number;
  readonly terms: OfferTerms;
}

export interface BonusOffers {
  /** Adds the offer, or gives an offer of an earlier version what it lacks: its terms, its German texts. */
  add(offer: Omit<BonusOffer, 'id'>): void;
  find(id: number): BonusOffer | null;
  findBySlug(slug: string): BonusOffer | null;
  /** The offers that the player has not claimed yet, those of promo codes too. */
  listUnclaimed(playerId: number): BonusOffer[];
}

export interface OfferRow {
  readonly offerId: number;
  readonly slug: string;
  readonly titleTr: string;
  readonly titleEn: string;
  readonly titleDe: string | null;
  readonly descriptionTr: string;
  readonly descriptionEn: string;
  readonly descriptionDe: string | null;
  readonly offerAmountMinor: number;
  readonly validDays: number;
  readonly needsVerifiedPhone: number;
  readonly minDepositsMinor: number;
  readonly terms: string | null;
}

const OWN_COLUMNS =
  'slug titleTr titleEn titleDe descriptionTr descriptionEn descriptionDe validDays needsVerifiedPhone minDepositsMinor terms';

export const OFFER_COLUMNS = `o.id AS offerId, o.amount_minor AS offerAmountMinor, ${columns(OWN_COLUMNS, 'o.')}`;

const WITHOUT_TERMS: OfferTerms = { wagering: 1 };

export function toOffer(row: OfferRow): BonusOffer {
  return {
    id: row.offerId,
    slug: row.slug,
    title: { tr: row.titleTr, en: row.titleEn, de: row.titleDe ?? row.titleEn },
    description: { tr: row.descriptionTr, en: row.descriptionEn, de: row.descriptionDe ?? row.descriptionEn },
    amountMinor: row.offerAmountMinor,
    validDays: row.validDays,
    needsVerifiedPhone: row.needsVerifiedPhone === 1,
    minDepositsMinor: row.minDepositsMinor,
    terms: row.terms === null ? WITHOUT_TERMS : (JSON.parse(row.terms) as OfferTerms),
  };
}

export function bonusOffersIn(sql: Sql): BonusOffers {
  const insert = sql.insert(
    'bonus_offer',
    `amountMinor ${OWN_COLUMNS}`,
    `ON CONFLICT (slug) DO UPDATE SET terms = coalesce(terms, excluded.terms),
       title_de = coalesce(title_de, excluded.title_de), description_de = coalesce(description_de, excluded.description_de)`,
  );
  const byId = sql.one<OfferRow>(`SELECT ${OFFER_COLUMNS} FROM bonus_offer o WHERE o.id = ?`);
  const bySlug = sql.one<OfferRow>(`SELECT ${OFFER_COLUMNS} FROM bonus_offer o WHERE o.slug = ?`);
  const unclaimed = sql.all<OfferRow>(
    `SELECT ${OFFER_COLUMNS} FROM bonus_offer o
     WHERE o.id NOT IN (SELECT offer_id FROM bonus WHERE player_id = ?) ORDER BY o.id`,
  );
  const read = (row: OfferRow | null) => row && toOffer(row);
  return {
    add: ({ title, description, terms, ...offer }) =>
      void insert({
        ...offer,
        titleTr: title.tr,
        titleEn: title.en,
        titleDe: title.de,
        descriptionTr: description.tr,
        descriptionEn: description.en,
        descriptionDe: description.de,
        terms: JSON.stringify(terms),
      }),
    find: (id) => read(byId(id)),
    findBySlug: (slug) => read(bySlug(slug)),
    listUnclaimed: (playerId) => unclaimed(playerId).map(toOffer),
  };
}
