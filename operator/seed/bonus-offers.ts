import { TRIAL_OFFER } from '../handlers/bonus-claim';
import type { BonusOffer } from '../store/bonuses';

const LIRA = 100;

/** The bonuses that players can claim; the promotions announce them. */
export const bonusOffers: readonly Omit<BonusOffer, 'id'>[] = [
  {
    slug: TRIAL_OFFER,
    title: { tr: 'Deneme bonusu', en: 'Trial bonus' },
    description: {
      tr: 'Telefonunu doğrulayan her oyuncuya yatırımsız 100\u00a0₺.',
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
      tr: 'Toplam yatırımı 500\u00a0₺’ye ulaşan oyunculara 500\u00a0₺.',
      en: '₺500 for players whose deposits reach ₺500.',
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
      tr: 'Toplam yatırımı 1.000\u00a0₺’ye ulaşan oyunculara 150\u00a0₺ iade.',
      en: '₺150 back for players whose deposits reach ₺1,000.',
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
      tr: 'Haftanın maçı için 100\u00a0₺. Toplam yatırımın 250\u00a0₺’ye ulaşması gerekir.',
      en: '₺100 for the match of the week. Asks for deposits of ₺250 in all.',
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
      tr: 'Canlı masalar için 200\u00a0₺. Toplam yatırımın 2.000\u00a0₺’ye ulaşması gerekir.',
      en: '₺200 for the live tables. Asks for deposits of ₺2,000 in all.',
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
      tr: 'Doğum gününüzde 250\u00a0₺. Toplam yatırımın 500\u00a0₺’ye ulaşması gerekir.',
      en: '₺250 on your birthday. Asks for deposits of ₺500 in all.',
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
      tr: 'Toplam yatırımı 10.000\u00a0₺’ye ulaşan oyunculara 750\u00a0₺.',
      en: '₺750 for players whose deposits reach ₺10,000.',
    },
    amountMinor: 750 * LIRA,
    validDays: 60,
    needsVerifiedPhone: true,
    minDepositsMinor: 10_000 * LIRA,
  },
];

export const trialAmountMinor = bonusOffers.find(({ slug }) => slug === TRIAL_OFFER)?.amountMinor ?? 0;
