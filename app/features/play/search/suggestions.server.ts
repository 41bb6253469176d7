import { json, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import { gameLinkFor } from '~/features/play/game-address/game-link.server';
import { toTile } from '~/features/play/lobby/tile.server';
import type { Suggested, Suggestion } from '~/features/play/search-field/use-suggestions';
import type { Game } from '~/upstream/contract/casino';
import { GROUP_ICONS } from './found-link';
import { findPopularGames } from './popular-games.server';
import { recentSearches } from './recent-searches.server';
import { searchAddress, type Scope } from './search-address';
import { searchEverything, searchFrom } from './search-everything.server';
import { Fit, type Found } from './search-index';

const SUGGESTIONS = 5;

/** The best fits, games first among equals, and all results. Without words: the recent searches, else popular games. */
export async function loadSuggestions({ request, context }: LoaderFunctionArgs) {
  const { t } = context.page.translation;
  const search = searchFrom(request.url);
  if (search.words === '') return json(await suggestWithoutWords(context, search.scope));
  const { games, groups } = await searchEverything(context, search, SUGGESTIONS);
  const linkTo = await gameLinkFor(context);
  const suggestions = bestOf([
    { fits: games.fits, items: games.items.map((game) => gameSuggestion(game, linkTo)) },
    ...groups.map(({ id, links, fits }) => ({
      fits,
      items: links.map((link): Suggestion => ({ ...link, image: null, icon: GROUP_ICONS[id] })),
    })),
  ]);
  return json({
    label: t('search-server', 'suggestions'),
    count: t('search-server', 'found', { count: suggestions.length }),
    suggestions: suggestions.length > 0 ? [...suggestions, allResults(context, search)] : [],
  } satisfies Suggested);
}

/** Games do not crowd out a page or a provider that begins with the words: the first of each kind has a place. */
function bestOf(kinds: readonly Pick<Found<Suggestion>, 'items' | 'fits'>[]): readonly Suggestion[] {
  const all = kinds
    .flatMap(({ items, fits }) => items.map((item, at) => ({ item, fit: fits[at] ?? Fit.other, isFirst: at === 0 })))
    .sort((one, other) => one.fit - other.fit);
  const first = all.filter(({ isFirst, fit }) => isFirst && fit <= Fit.nameStart);
  const chosen = new Set([...new Set([...first, ...all])].slice(0, SUGGESTIONS));
  return all.filter((each) => chosen.has(each)).map(({ item }) => item);
}

async function suggestWithoutWords(context: AppLoadContext, scope: Scope): Promise<Suggested> {
  const { t } = context.page.translation;
  const linkTo = await gameLinkFor(context);
  const recent = recentSearches(context.player).map((words): Suggestion => ({
    label: words,
    note: null,
    link: { href: searchAddress(words, scope) },
    image: null,
    icon: 'history',
  }));
  const popular = recent.length > 0 ? [] : await findPopularGames(context, SUGGESTIONS);
  const suggestions = [...recent, ...popular.map((game) => gameSuggestion(game, linkTo))];
  return {
    label: t('search', recent.length > 0 ? 'recent' : 'popular'),
    count: t('search-server', 'found', { count: suggestions.length }),
    suggestions,
  };
}

function gameSuggestion(game: Game, linkTo: Awaited<ReturnType<typeof gameLinkFor>>): Suggestion {
  const tile = toTile(game);
  return {
    label: tile.name,
    note: tile.provider,
    link: linkTo(tile),
    image: tile.image,
    icon: 'games',
  };
}

function allResults({ page }: AppLoadContext, { words, scope }: ReturnType<typeof searchFrom>): Suggestion {
  const label = page.translation.t('search-server', 'allResults');
  return { label, note: null, link: { href: searchAddress(words, scope) }, image: null, icon: 'search' };
}
