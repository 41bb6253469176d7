import type { Translation } from '~/i18n/translator.server';
import { memoizeByIdentity } from '~/lib/memoize-by-identity';
import { lobbyAddress, type LobbyView } from './lobby';
import type { LobbyCategory } from './lobby-categories';
import type { Game } from '~/upstream/contract/casino';

/** Categories of the live lobby with translated labels. Other categories have the operator's names. */
const LIVE_FILTERS = {
  'live-roulette': 'liveRoulette',
  'live-blackjack': 'liveBlackjack',
  'live-poker': 'livePoker',
  'live-baccarat': 'liveBaccarat',
  'live-dealer': 'liveDealer',
} as const;

const isLiveFilter = (slug: string): slug is keyof typeof LIVE_FILTERS => Object.hasOwn(LIVE_FILTERS, slug);

interface FilterOptions {
  readonly path: string;
  readonly view: LobbyView;
  readonly categories: readonly LobbyCategory[];
  readonly t: Translation['t'];
}

/** Links to the lobby and its categories. They keep the chosen provider. */
export function filtersFor({ path, view, categories, t }: FilterOptions) {
  const link = (label: string, category: string | null) => ({
    label,
    href: lobbyAddress(path, { category, provider: view.provider, page: 1 }),
    isCurrent: view.category === category,
  });
  return [
    link(t('lobby', 'filterAll'), null),
    ...categories.map(({ slug, name }) => link(isLiveFilter(slug) ? t('lobby', LIVE_FILTERS[slug]) : name, slug)),
  ];
}

/** Provider names of the games, in Turkish alphabetical order. */
export const providersOf = memoizeByIdentity((games: readonly Game[]): readonly string[] => {
  const names = new Set(games.flatMap(({ providerName }) => (providerName?.trim() ? [providerName] : [])));
  return [...names].sort((one, other) => one.localeCompare(other, 'tr'));
});
