import { TRIAL_OFFER } from '../bonuses/claim';
import type { BonusOffer } from '../store/bonus-offers';
import { DAY_MS } from '../utc-time';

const LIRA = 100;

/** The page with the terms of each offer: `termsPageId` of its terms. */
const FIRST_TERMS_PAGE = 101;

type NewOffer = Omit<BonusOffer, 'id'>;

/** The bonuses that every operator of the demonstration has had; the promotions announce them. */
const basicOffers: readonly NewOffer[] = [
  {
    slug: TRIAL_OFFER,
    title: { tr: 'Deneme bonusu', en: 'Trial bonus' },
    description: {
      tr: 'Telefonunu doğrulayan her oyuncuya yatırımsız ₺100.',
      en: '₺100 without a deposit for every player who verifies a phone number.',
    },
    amountMinor: 100 * LIRA,
    validDays: 14,
    needsVerifiedPhone: true,
    minDepositsMinor: 0,
    terms: { wagering: 1 },
  },
  {
    slug: 'welcome',
    title: { tr: 'Hoş geldin bonusu', en: 'Welcome bonus' },
    description: {
      tr: 'İlk yatırımlarınıza ₺500. En az ₺500 toplam yatırım gerekir.',
      en: '₺500 on your first deposits. Requires ₺500 in total deposits.',
    },
    amountMinor: 500 * LIRA,
    validDays: 30,
    needsVerifiedPhone: false,
    minDepositsMinor: 500 * LIRA,
    terms: { wagering: 5 },
  },
  {
    slug: 'weekly-cashback',
    title: { tr: 'Haftalık iade', en: 'Weekly cashback' },
    description: {
      tr: 'Haftalık ₺150 iade. En az ₺1.000 toplam yatırım gerekir.',
      en: '₺150 back each week. Requires ₺1,000 in total deposits.',
    },
    amountMinor: 150 * LIRA,
    validDays: 7,
    needsVerifiedPhone: false,
    minDepositsMinor: 1_000 * LIRA,
    terms: { wagering: 3 },
  },
  {
    slug: 'derby',
    title: { tr: 'Derbi bonusu', en: 'Derby bonus' },
    description: {
      tr: 'Haftanın maçı için ₺100. En az ₺250 toplam yatırım gerekir.',
      en: '₺100 for the match of the week. Requires ₺250 in total deposits.',
    },
    amountMinor: 100 * LIRA,
    validDays: 7,
    needsVerifiedPhone: false,
    minDepositsMinor: 250 * LIRA,
    terms: { wagering: 1 },
  },
  {
    slug: 'live-tables',
    title: { tr: 'Canlı masa bonusu', en: 'Live table bonus' },
    description: {
      tr: 'Canlı masalar için ₺200. En az ₺2.000 toplam yatırım gerekir.',
      en: '₺200 for the live tables. Requires ₺2,000 in total deposits.',
    },
    amountMinor: 200 * LIRA,
    validDays: 3,
    needsVerifiedPhone: false,
    minDepositsMinor: 2_000 * LIRA,
    terms: { wagering: 2, categoryCode: 'live' },
  },
  {
    slug: 'birthday',
    title: { tr: 'Doğum günü bonusu', en: 'Birthday bonus' },
    description: {
      tr: 'Doğum gününüzde ₺250. En az ₺500 toplam yatırım gerekir.',
      en: '₺250 on your birthday. Requires ₺500 in total deposits.',
    },
    amountMinor: 250 * LIRA,
    validDays: 7,
    needsVerifiedPhone: false,
    minDepositsMinor: 500 * LIRA,
    terms: { wagering: 3 },
  },
  {
    slug: 'loyalty',
    title: { tr: 'Sadakat bonusu', en: 'Loyalty bonus' },
    description: {
      tr: 'Sadık oyunculara ₺750. En az ₺10.000 toplam yatırım gerekir.',
      en: '₺750 for loyal players. Requires ₺10,000 in total deposits.',
    },
    amountMinor: 750 * LIRA,
    validDays: 60,
    needsVerifiedPhone: true,
    minDepositsMinor: 10_000 * LIRA,
    terms: { wagering: 5 },
  },
];

/** Offers that need the bonus wallet. Two run for a month from the first start of the demonstration. */
const walletOffers = (now: number): readonly NewOffer[] => [
  {
    slug: 'deposit-match',
    title: { tr: 'Yatırım eşleştirme', en: 'Deposit match' },
    description: {
      tr: 'Teklif süresindeki yatırımlarınızın yarısı kadar bonus, en çok ₺300. Her biri en az ₺100 olan yatırımlar sayılır.',
      en: 'Half of what you deposit while the offer lasts, up to ₺300. Deposits of at least ₺100 count.',
    },
    amountMinor: 300 * LIRA,
    validDays: 14,
    needsVerifiedPhone: false,
    minDepositsMinor: 100 * LIRA,
    terms: {
      wagering: 3,
      startsAt: now,
      endsAt: now + 30 * DAY_MS,
      minDepositMinor: 100 * LIRA,
      matchPercent: 50,
      needsWallet: true,
    },
  },
  {
    slug: 'free-spins',
    title: { tr: '20 bedava dönüş', en: '20 free spins' },
    description: {
      tr: 'Teklif süresinde toplam ₺250 yatırın, Nar Bahçesi slotunda ₺5’lik 20 dönüş bizden. Kazandığınız sizindir.',
      en: 'Deposit ₺250 while the offer lasts and get 20 spins of ₺5 at the slot Nar Bahçesi. What they win is yours.',
    },
    amountMinor: 0,
    validDays: 7,
    needsVerifiedPhone: false,
    minDepositsMinor: 250 * LIRA,
    terms: {
      wagering: 0,
      startsAt: now,
      endsAt: now + 30 * DAY_MS,
      freeSpins: { gameCode: 'kestane-nar-bahcesi', count: 20, stakeMinor: 5 * LIRA },
      needsWallet: true,
    },
  },
];

/** Bonuses of promo codes. */
const promoOffers: readonly NewOffer[] = [
  {
    slug: 'promo-gift',
    title: { tr: 'Hediye kodu', en: 'Gift code' },
    description: { tr: '₺50 hediye bonus.', en: 'A gift of ₺50 in bonus money.' },
    amountMinor: 50 * LIRA,
    validDays: 14,
    needsVerifiedPhone: false,
    minDepositsMinor: 0,
    terms: { wagering: 2, isHidden: true, needsWallet: true },
  },
  {
    slug: 'promo-spins',
    title: { tr: '10 bedava dönüş', en: '10 free spins' },
    description: {
      tr: 'Nar Bahçesi slotunda ₺5’lik 10 dönüş. Telefonu doğrulanmış oyunculara.',
      en: '10 spins of ₺5 at the slot Nar Bahçesi, for players with a verified phone number.',
    },
    amountMinor: 0,
    validDays: 7,
    needsVerifiedPhone: true,
    minDepositsMinor: 0,
    terms: {
      wagering: 0,
      freeSpins: { gameCode: 'kestane-nar-bahcesi', count: 10, stakeMinor: 5 * LIRA },
      isHidden: true,
      needsWallet: true,
    },
  },
  {
    slug: 'promo-single',
    title: { tr: 'İlk gelen alır', en: 'First come, first served' },
    description: { tr: 'Kodu ilk kullanan oyuncuya ₺20.', en: '₺20 for the first player who uses the code.' },
    amountMinor: 20 * LIRA,
    validDays: 14,
    needsVerifiedPhone: false,
    minDepositsMinor: 0,
    terms: { wagering: 1, isHidden: true, needsWallet: true },
  },
];

/** Every offer, each with its own page of terms. */
export const bonusOffers = (now: number) =>
  [...basicOffers, ...walletOffers(now), ...promoOffers].map((offer, index) => ({
    ...offer,
    terms: { ...offer.terms, termsPageId: FIRST_TERMS_PAGE + index },
  }));

/** Promo codes to try: one for many, one with spins, one for a single player, and one that has expired. */
export const promoCodes = (now: number) =>
  [
    { code: 'POYRA50', slug: 'promo-gift', maxUses: 1_000, endsAt: now + 365 * DAY_MS },
    { code: 'NAR10', slug: 'promo-spins', maxUses: 1_000, endsAt: null },
    { code: 'TEK1', slug: 'promo-single', maxUses: 1, endsAt: null },
    { code: 'GECTI', slug: 'promo-gift', maxUses: 1_000, endsAt: now - DAY_MS },
  ] as const;

export const trialAmountMinor = basicOffers.find(({ slug }) => slug === TRIAL_OFFER)?.amountMinor ?? 0;
