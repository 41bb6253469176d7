import type { Translation } from '~/i18n/translator.server';
import type { LobbyCategory } from './lobby-categories';
import { lobbyAddress, type LobbyView } from './lobby-view';

/** Categories of the live lobby with translated labels. Other categories have the operator's names. */
const LIVE_FILTERS = {
  'live-roulette': 'liveRoulette',
  'live-blackjack': 'liveBlackjack',
  'live-poker': 'livePoker',
  'live-baccarat': 'liveBaccarat',
  'live-dealer': 'liveDealer',
} as const;

const isLiveFilter = (slug: string): slug is keyof typeof LIVE_FILTERS => Object.hasOwn(LIVE_FILTERS, slug);

export const categoryName = ({ slug, name }: LobbyCategory, t: Translation['t']) =>
  isLiveFilter(slug) ? t('lobby', LIVE_FILTERS[slug]) : name;

interface FilterOptions {
  readonly path: string;
  readonly view: LobbyView;
  readonly categories: readonly LobbyCategory[];
  readonly t: Translation['t'];
}

/** Links to the lobby and its categories. They keep the chosen filters and the order. */
export function filtersFor({ path, view, categories, t }: FilterOptions) {
  const link = (label: string, category: string | null) => ({
    label,
    href: lobbyAddress(path, { ...view, category, page: 1 }),
    isCurrent: view.category === category,
  });
  return [
    link(t('lobby', 'filterAll'), null),
    ...categories.map((category) => link(categoryName(category, t), category.slug)),
  ];
}
