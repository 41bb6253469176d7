import { TRIAL_OFFER } from '../handlers/bonus-claim';
import type { BonusOffer } from '../store/bonuses';

const LIRA = 100;

/** What players can ask for; the promotions announce these. */
export const bonusOffers: readonly Omit<BonusOffer, 'id'>[] = [
  {
    slug: TRIAL_OFFER,
    title: { tr: 'Deneme bonusu', en: 'Trial bonus' },
    description: {
      tr: 'Telefonunu doğrulayan her oyuncuya yatırımsız 100 ₺.',
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
      tr: 'Toplam yatırımı 500 ₺’ye ulaşan oyunculara 500 ₺.',
      en: '₺500 for players whose deposits reach ₺500.',
    },
    amountMinor: 500 * LIRA,
    validDays: 30,
    needsVerifiedPhone: false,
    minDepositsMinor: 500 * LIRA,
  },
  {
    slug: 'weekend',
    title: { tr: 'Hafta sonu takviyesi', en: 'Weekend boost' },
    description: {
      tr: 'Toplam yatırımı 1.000 ₺’ye ulaşan oyunculara hafta sonu için 150 ₺.',
      en: '₺150 for the weekend for players whose deposits reach ₺1,000.',
    },
    amountMinor: 150 * LIRA,
    validDays: 7,
    needsVerifiedPhone: false,
    minDepositsMinor: 1_000 * LIRA,
  },
  {
    slug: 'lantern-night',
    title: { tr: 'Fener gecesi', en: 'Lantern night' },
    description: {
      tr: 'Canlı masalar için 200 ₺. Toplam yatırımın 2.000 ₺’ye ulaşması gerekir.',
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
      tr: 'Doğum gününüzde 250 ₺. Toplam yatırımın 500 ₺’ye ulaşması gerekir.',
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
      tr: 'Toplam yatırımı 10.000 ₺’ye ulaşan oyunculara 750 ₺.',
      en: '₺750 for players whose deposits reach ₺10,000.',
    },
    amountMinor: 750 * LIRA,
    validDays: 60,
    needsVerifiedPhone: true,
    minDepositsMinor: 10_000 * LIRA,
  },
];

export const trialAmountMinor = bonusOffers.find(({ slug }) => slug === TRIAL_OFFER)?.amountMinor ?? 0;
