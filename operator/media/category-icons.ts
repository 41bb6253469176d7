import { categorySlugs, type CategorySlug } from '../catalogue/categories';
import { circle, group } from './draw';
import { motif, type MotifName } from './motifs/motifs';
import type { TintName } from './tints';

const icons: Record<CategorySlug, readonly [MotifName, TintName?]> = {
  slot: ['seven'],
  'slot-new': ['rocket'],
  'slot-popular': ['star'],
  'slot-classic': ['cherry'],
  'slot-adventure': ['chest'],
  live: ['microphone'],
  'live-roulette': ['roulette'],
  'live-blackjack': ['blackjack'],
  'live-poker': ['poker'],
  'live-baccarat': ['baccarat'],
  'live-dealer': ['chip', 'red'],
  games: ['dice'],
  crash: ['plane'],
  table: ['chip'],
  bingo: ['bingoBalls'],
  tvbets: ['screen'],
};

/** A category's icon on a round background, null if there is no such category. */
export function categoryIcon(slug: string): string | null {
  const known = categorySlugs.find((one) => one === slug);
  if (!known) return null;
  const [name, tint] = icons[known];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120">${circle(60, 60, 60, '#1c2440')}${circle(60, 60, 55, '#2a3560')}${group('translate(22 22) scale(.76)', motif(name, tint))}</svg>`;
}
