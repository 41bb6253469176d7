import type { CallAnswerData } from '~/upstream/contract/call';
import type { Contract } from '~/upstream/contract/contract';
import type { ContentLocale } from '../messages';

const categories = [
  { slug: 'slot', tr: 'Slot oyunları', en: 'Slots' },
  { slug: 'slot-new', tr: 'Yeni slotlar', en: 'New slots' },
  { slug: 'slot-popular', tr: 'Popüler slotlar', en: 'Popular slots' },
  { slug: 'slot-classic', tr: 'Klasik slotlar', en: 'Classic slots' },
  { slug: 'slot-adventure', tr: 'Macera slotları', en: 'Adventure slots' },
  { slug: 'live', tr: 'Canlı casino', en: 'Live casino' },
  { slug: 'live-roulette', tr: 'Canlı rulet', en: 'Live roulette' },
  { slug: 'live-blackjack', tr: 'Canlı blackjack', en: 'Live blackjack' },
  { slug: 'live-poker', tr: 'Canlı poker', en: 'Live poker' },
  { slug: 'live-baccarat', tr: 'Canlı bakara', en: 'Live baccarat' },
  { slug: 'live-dealer', tr: 'Canlı krupiyeli oyunlar', en: 'Live dealer games' },
  { slug: 'games', tr: 'Sanal ve hızlı oyunlar', en: 'Virtual and quick games' },
  { slug: 'crash', tr: 'Çarpan oyunları', en: 'Crash games' },
  { slug: 'table', tr: 'Masa oyunları', en: 'Table games' },
  { slug: 'bingo', tr: 'Bingo ve tombala', en: 'Bingo' },
  { slug: 'tvbets', tr: 'TV oyunları', en: 'TV games' },
] as const;

export type CategorySlug = (typeof categories)[number]['slug'];

export const categorySlugs: readonly CategorySlug[] = categories.map(({ slug }) => slug);

type Grouped = CallAnswerData<Contract['cms']['grouped']>;

/** The lobby's categories in the shape of cms/grouped. Each slug is a `systemCategory` of casino/games. */
export function casinoCategories(locale: ContentLocale): Grouped['casinoCategoryList'] {
  return categories.map(({ slug, ...name }, index) => ({
    id: index + 1,
    name: name[locale],
    imageUrl: `/media/categories/${slug}.svg`,
    slugList: [slug],
  }));
}
