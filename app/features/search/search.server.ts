import { json, redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { findFavourites } from '~/features/favourites/find-favourites.server';
import { tileId } from '~/features/favourites/tile-id';
import { playAddress } from '~/features/game-address/encode-game';
import { batchesUpTo, pageFrom } from '~/features/lobby/lobby';
import { toTile } from '~/features/lobby/tile.server';
import { searchFrom, searchGames } from './search-games.server';

/** The contract's limit for one call. */
const MAX_RESULTS = 100;

/** In the address: a single result is listed, not opened. */
const AS_LIST = 'list';

/** Loader of the search results, among live games or among all others. A single result opens. */
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
  const { searchParams } = new URL(request.url);
  const [first, second] = games;
  if (first && !second && !searchParams.has(AS_LIST)) throw redirect(playAddress(first));
  const batches = batchesUpTo(pageFrom(searchParams.get('page')), games.length);
  const next = games[batches.to];
  const shown = games.slice(batches.from, batches.to);
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
      href: searchAddress(search.words, isLive, { [AS_LIST]: '1' }),
      isCurrent: isLive === search.isLive,
    })),
    isPlayer: session.player !== null,
    favourites: favourites?.filter((code) => shown.some(({ gameCode }) => gameCode === code)) ?? null,
    tiles: shown.map(toTile),
    count: translation.t('search-server', 'count', { count: games.length }),
    more: next
      ? `${searchAddress(search.words, search.isLive, { page: String(batches.page + 1) })}#${tileId(next.gameCode)}`
      : null,
  });
}

function searchAddress(words: string, isLive: boolean, more: Record<string, string>): string {
  const query = new URLSearchParams({
    ...(words && { search: words }),
    ...(isLive && { live: '1' }),
    ...more,
  }).toString();
  return `/search?${query}`;
}
