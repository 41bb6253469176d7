import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { findFavourites } from '~/features/favourites/find-favourites.server';
import { tileId } from '~/features/favourites/tile-id';
import { batchesUpTo, pageFrom } from '~/features/lobby/lobby';
import { toTile } from '~/features/lobby/tile.server';
import { searchFrom, searchGames } from './search-games.server';

/** The contract's limit for one call. */
const MAX_RESULTS = 100;

/** Loader of the search results, among live games or among all others. */
export async function loadSearch({ request, context }: LoaderFunctionArgs) {
  const {
    page: { translation },
    player: { session },
  } = context;
  const search = searchFrom(request.url);
  const [games, favourites] = await Promise.all([
    searchGames(context, { ...search, take: MAX_RESULTS }),
    findFavourites(context),
  ]);
  const batches = batchesUpTo(pageFrom(new URL(request.url).searchParams.get('page')), games.length);
  const next = games[batches.to];
  const shown = games.slice(batches.from, batches.to);
  const address = (isLive: boolean, page: number) => searchAddress(search.words, isLive, page);
  return json({
    copy: translation.copy('search'),
    fieldCopy: translation.copy('search-field'),
    tileCopy: translation.copy('tiles'),
    title: search.words
      ? translation.t('search', 'titleFor', { words: search.words })
      : translation.t('search', 'title'),
    ...search,
    tabs: [false, true].map((isLive) => ({
      label: translation.t('search', isLive ? 'live' : 'slot'),
      href: address(isLive, 1),
      isCurrent: isLive === search.isLive,
    })),
    isPlayer: session.player !== null,
    favourites: favourites?.filter((code) => shown.some(({ gameCode }) => gameCode === code)) ?? null,
    tiles: shown.map(toTile),
    count: translation.t('search-server', 'count', { count: games.length }),
    more: next ? `${address(search.isLive, batches.page + 1)}#${tileId(next.gameCode)}` : null,
  });
}

function searchAddress(words: string, isLive: boolean, page: number): string {
  const query = new URLSearchParams({
    ...(words && { search: words }),
    ...(isLive && { live: '1' }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query ? `/search?${query}` : '/search';
}
