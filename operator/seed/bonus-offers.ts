import { TRIAL_OFFER } from '../handlers/bonus-claim';
import type { BonusOffer } from '../store/bonuses';

const LIRA = 100;

/** The bonuses that players can claim; the promotions announce them. */
export const bonusOffers: readonly Omit<BonusOffer, 'id'>[] = [
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
  },
];

export const trialAmountMinor = bonusOffers.find(({ slug }) => slug === TRIAL_OFFER)?.amountMinor ?? 0;
