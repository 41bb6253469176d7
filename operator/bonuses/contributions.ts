import type { Label } from '../messages';
import type { BonusOffer } from '../store/bonus-offers';

/** What a stake is placed on: the lobby categories of a game, or this. */
export const SPORTS = ['sports'] as const;

export interface Contribution {
  readonly category: string;
  readonly label: Label;
  readonly percent: number;
}

/** How much of a stake counts. The first category decides for a game with several. */
const contributions: readonly Contribution[] = [
  { category: 'live', label: { tr: 'Canlı casino', en: 'Live casino', de: 'Live-Casino' }, percent: 10 },
  { category: 'table', label: { tr: 'Masa oyunları', en: 'Table games', de: 'Tischspiele' }, percent: 10 },
  { category: 'tvbets', label: { tr: 'TV oyunları', en: 'TV games', de: 'TV-Spiele' }, percent: 10 },
  { category: 'slot', label: { tr: 'Slot', en: 'Slots', de: 'Slots' }, percent: 100 },
  { category: 'bingo', label: { tr: 'Bingo ve tombala', en: 'Bingo', de: 'Bingo' }, percent: 50 },
  { category: 'games', label: { tr: 'Hızlı oyunlar', en: 'Quick games', de: 'Schnelle Spiele' }, percent: 50 },
  { category: SPORTS[0], label: { tr: 'Spor bahisleri', en: 'Sports bets', de: 'Sportwetten' }, percent: 100 },
];

type Terms = Pick<BonusOffer, 'terms'>;

/** What counts for a bonus of that offer. Empty where nothing has to be staked. */
export function contributionsOf({ terms: { categoryCode, wagering } }: Terms): readonly Contribution[] {
  if (wagering === 0) return [];
  if (categoryCode === undefined) return contributions;
  return contributions.filter(({ category }) => category === categoryCode).map((one) => ({ ...one, percent: 100 }));
}

/** The share of a stake that counts, from 0 to 100. At 0 the money of the bonus cannot be staked there. */
export function percentOf(offer: Terms, categories: readonly string[]): number {
  return contributionsOf(offer).find(({ category }) => categories.includes(category))?.percent ?? 0;
}
