import { redirect, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import { findFavourites } from '~/features/play/favourites/find-favourites.server';
import { tileId } from '~/features/play/favourites/tile-id';
import { playAddress } from '~/features/play/game-address/encode-game';
import { gameLinkFor } from '~/features/play/game-address/game-link.server';
import { pagesUpTo } from '~/features/play/lobby/lobby';
import { GameTiles } from '~/features/play/lobby/game-tiles';
import type { Tile } from '~/features/play/lobby/tile';
import { ownTiles, starsAmong } from '~/features/play/lobby/tile-regions.server';
import { toTile } from '~/features/play/lobby/tile.server';
import { dataResponse } from '~/lib/buffered-response.server';
import { findPopularGames } from './popular-games.server';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.server';
import { liveOf, searchAddress, type Scope } from './search-address';
import { searchEverything, searchFrom, type FoundEverything } from './search-everything.server';
import { pageFrom } from '~/lib/page-number';

const MAX_RESULTS = 100;
const MAX_LINKS = 8;
/** Two lines of the widest screens. Narrower ones show fewer (search-page.module.css). */
const POPULAR = 20;

/** Images on the first screen of the widest layout. */
const FIRST_SCREEN = 7;

/** In the address: a single result is listed, not opened. */
const AS_LIST = 'list';

const SCOPES = ['all', 'slot', 'live'] as const satisfies readonly Scope[];

export async function loadSearch({ request, context }: LoaderFunctionArgs) {
  const { translation } = context.page;
  const { t } = translation;
  const { words, scope } = searchFrom(request.url);
  const { searchParams } = new URL(request.url);
  const [found, favourites] = await Promise.all([
    searchEverything(context, { words, scope }, MAX_RESULTS),
    findFavourites(context),
  ]);
  const games = found.games.items;
  const groups = groupsOf(found, t);
  const isEmpty = games.length === 0 && groups.length === 0;
  if (!isEmpty && !searchParams.has('page')) rememberSearch(context.player, words);
  const only = searchParams.has(AS_LIST) ? null : onlyGame(found);
  if (only) throw redirect(await onlyGameAddress(context, toTile(only)));
  const batches = pagesUpTo(pageFrom(searchParams.get('page')), games.length);
  const next = games[batches.to];
  const shown = isEmpty ? await findPopularGames(context, POPULAR) : games.slice(batches.from, batches.to);
  const { stars, list, scope: favouritesScope } = starsAmong(context, favourites, shown);
  const elsewhere = isEmpty && scope !== 'all' ? found.games.countElsewhere() : 0;
  return dataResponse({
    copy: translation.copy('search'),
    fieldCopy: translation.copy('search-field'),
    ...favouritesScope,
    title: words ? t('search', 'titleFor', { words }) : t('search', 'title'),
    words,
    live: liveOf(scope) ?? ('' as const),
    tabs: SCOPES.map((each) => ({
      label: t('search', each),
      href: searchAddress(words, each, { [AS_LIST]: '1' }),
      isCurrent: each === scope,
    })),
    /** The visitor's last searches, where nothing is searched for. */
    recent:
      words === ''
        ? recentSearches(context.player).map((each) => ({ label: each, href: searchAddress(each, 'all') }))
        : [],
    groups,
    /** The tiles are popular games, because nothing was found or searched for. */
    isEmpty,
    isForgiving: found.isForgiving && !isEmpty,
    isPartial: found.isPartial,
    /** Where games are found outside the searched lobby. */
    elsewhere:
      elsewhere > 0
        ? { label: t('search-server', 'elsewhere', { count: elsewhere }), href: searchAddress(words, 'all') }
        : null,
    tiles:
      shown.length === 0
        ? null
        : ownTiles(context, stars, <GameTiles tiles={shown.map(toTile)} {...list} firstScreen={FIRST_SCREEN} />),
    count: t('search-server', 'count', { count: games.length }),
    more: next ? `${searchAddress(words, scope, { page: String(batches.page + 1) })}#${tileId(next.gameCode)}` : null,
  });
}

export function clearSearches({ context }: ActionFunctionArgs) {
  forgetSearches(context.player);
  return redirect('/search', 303);
}

/** A guest is led to the game, which leads to the login form. */
async function onlyGameAddress(context: AppLoadContext, game: Tile): Promise<string> {
  return context.player.session.player ? (await gameLinkFor(context))(game).href : playAddress(game);
}

/** The game, where a search finds it and nothing else. */
function onlyGame({ games, groups, isForgiving }: FoundEverything) {
  const [first, second] = games.items;
  const isOnly = !second && !isForgiving && Object.values(groups).every((links) => links.length === 0);
  return first && isOnly ? first : null;
}

function groupsOf({ groups }: FoundEverything, t: AppLoadContext['page']['translation']['t']) {
  return (['categories', 'providers', 'pages'] as const).flatMap((id) => {
    const links = groups[id];
    if (links.length === 0) return [];
    return {
      id,
      title: `${t('search', id)} (${links.length})`,
      links: links.slice(0, MAX_LINKS).map(({ label, note, link }) => ({
        label: note === null ? label : `${label} · ${note}`,
        ...link,
      })),
    };
  });
}
