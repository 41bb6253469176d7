import { TRIAL_OFFER } from '../bonuses/claim';
import { DAY_MS } from '../utc-time';
import offers from './bonus-offers.json' with { type: 'json' };

/** The page with the terms of each offer: `termsPageId` of its terms. */
export const FIRST_TERMS_PAGE = 101;

/**
 * Every offer, each with its own page of terms. The first ones are those that every operator of the demonstration has had.
 * Some run for a number of days from the first start.
 */
export const bonusOffers = (now: number) =>
  offers.map(({ runsDays, ...offer }, index) => ({
    ...offer,
    terms: {
      ...offer.terms,
      ...(runsDays !== undefined && { startsAt: now, endsAt: now + runsDays * DAY_MS }),
      termsPageId: FIRST_TERMS_PAGE + index,
    },
  }));

/** Promo codes to try: one for many, one with spins, one for a single player, and one that has expired. */
export const promoCodes = (now: number) =>
  [
    { code: 'POYRA50', slug: 'promo-gift', maxUses: 1_000, endsAt: now + 365 * DAY_MS },
    { code: 'NAR10', slug: 'promo-spins', maxUses: 1_000, endsAt: null },
    { code: 'TEK1', slug: 'promo-single', maxUses: 1, endsAt: null },
    { code: 'GECTI', slug: 'promo-gift', maxUses: 1_000, endsAt: now - DAY_MS },
  ] as const;

export const trialAmountMinor = offers.find(({ slug }) => slug === TRIAL_OFFER)?.amountMinor ?? 0;
