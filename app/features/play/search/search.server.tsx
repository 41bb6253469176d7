import { redirect, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import { searchCopy } from '~/features/play/search-field/search-field';
import { findFavourites } from '~/features/play/favourites/find-favourites.server';
import { tileId } from '~/features/play/favourites/tile-id';
import { detailedTiles } from '~/features/play/lobby/detailed-tile.server';
import { pagesUpTo } from '~/features/play/lobby/lobby';
import { gameKey } from '~/features/play/lobby/game-key';
import { GameTiles } from '~/features/play/lobby/game-tiles';
import { ownTiles, starsAmong } from '~/features/play/lobby/tile-regions.server';
import { TileRow } from '~/features/play/lobby/tile-row';
import { toTile } from '~/features/play/lobby/tile.server';
import { dataResponse } from '~/lib/buffered-response.server';
import { pageFrom } from '~/lib/page-number';
import type { Game } from '~/upstream/contract/casino';
import { hasCapability } from '~/upstream/has-capability.server';
import { GROUP_ICONS } from './found-link';
import { findPopularGames } from './popular-games.server';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.server';
import { liveOf, searchAddress, type Scope } from './search-address';
import { searchEverything, searchFrom, type FoundEverything } from './search-everything.server';

const MAX_RESULTS = 100;
const MAX_LINKS = 8;
/** Two lines of the widest screens. Narrower ones show fewer (search-page.module.css). */
const POPULAR = 20;

/** Images on the first screen of the widest layout. */
const FIRST_SCREEN = 7;

/** Fewer hits are followed by popular games. */
const FEW_HITS = 5;
const POPULAR_AFTER_HITS = 10;

/** Popularity is compared within a lobby, so that results are not marked as hot. */
const NOT_HOT: ReadonlySet<Game> = new Set();

const SCOPES = ['all', 'slot', 'live'] as const satisfies readonly Scope[];

export const loadSearch = async ({ request, context }: LoaderFunctionArgs) =>
  dataResponse(await searchPage(context, new URL(request.url)));

/** An address without a page: the empty search, which shows popular games. Requests that a middleware refused end here too. */
export async function loadUnknown({ request, context }: LoaderFunctionArgs) {
  const { rejection, translation } = context.page;
  if (rejection !== null && rejection !== 404) throw new Response(null, { status: rejection });
  const { home } = translation.copy('errors');
  const { notFoundTitle: title, notFound: lead } = translation.copy('errors-server');
  const page = await searchPage(context, new URL('/search', request.url));
  return dataResponse({ ...page, title, copy: { ...page.copy, lead }, recent: [], home }, { status: 404 });
}

async function searchPage(context: AppLoadContext, address: URL) {
  const { translation } = context.page;
  const { t } = translation;
  const { searchParams } = address;
  const { words, scope } = searchFrom(address.href);
  const [found, favourites] = await Promise.all([
    searchEverything(context, { words, scope }, MAX_RESULTS),
    findFavourites(context),
  ]);
  const games = found.games.items;
  const groups = groupsOf(found, t);
  const isEmpty = games.length === 0 && groups.length === 0;
  if (!isEmpty && !searchParams.has('page')) rememberSearch(context.player, words);
  const batches = pagesUpTo(pageFrom(searchParams.get('page')), games.length);
  const next = games[batches.to];
  const shown = isEmpty ? await findPopularGames(context, POPULAR) : games.slice(batches.from, batches.to);
  const hits = games.length + groups.reduce((count, { links }) => count + links.length, 0);
  const popular = !isEmpty && hits < FEW_HITS ? await popularBeside(context, games) : [];
  const { stars, list, scope: favouritesScope } = starsAmong(context, favourites, [...shown, ...popular]);
  const asTile = (await hasCapability(context, 'lobby-detail')) ? detailedTiles(NOT_HOT, translation) : toTile;
  const elsewhere = isEmpty && scope !== 'all' ? found.games.countElsewhere() : 0;
  return {
    copy: translation.copy('search'),
    fieldCopy: scope === 'all' ? searchCopy(translation.copy('shell')) : translation.copy('search-field'),
    ...favouritesScope,
    title: words ? t('search', 'titleFor', { words }) : t('search', 'title'),
    words,
    live: liveOf(scope) ?? ('' as const),
    tabs: SCOPES.map((each) => ({
      label: t('search', each),
      href: searchAddress(words, each),
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
    here: searchAddress(words, scope),
    /** Where games are found outside the searched lobby. */
    elsewhere:
      elsewhere > 0
        ? { label: t('search-server', 'elsewhere', { count: elsewhere }), href: searchAddress(words, 'all') }
        : null,
    tiles:
      shown.length === 0
        ? null
        : ownTiles(context, stars, <GameTiles tiles={shown.map(asTile)} {...list} firstScreen={FIRST_SCREEN} />),
    popular:
      popular.length === 0
        ? null
        : ownTiles(
            context,
            stars,
            <TileRow id="popular-games" title={t('search', 'popular')} tiles={popular.map(asTile)} {...list} />,
          ),
    count: t('search-server', 'count', { count: games.length }),
    more: next ? `${searchAddress(words, scope, { page: String(batches.page + 1) })}#${tileId(next.gameCode)}` : null,
    /** The name of the way home, on the page of an address that has none. */
    home: null as string | null,
  };
}

export function clearSearches({ context }: ActionFunctionArgs) {
  forgetSearches(context.player);
  return redirect('/search', 303);
}

async function popularBeside(context: AppLoadContext, games: readonly Game[]): Promise<readonly Game[]> {
  const found = new Set(games.map(gameKey));
  const popular = await findPopularGames(context, POPULAR_AFTER_HITS + found.size);
  return popular.filter((game) => !found.has(gameKey(game))).slice(0, POPULAR_AFTER_HITS);
}

const groupsOf = ({ groups }: FoundEverything, t: AppLoadContext['page']['translation']['t']) =>
  groups.map(({ id, links }) => ({
    id,
    icon: GROUP_ICONS[id],
    title: `${t('search', id)} (${links.length})`,
    links: links.slice(0, MAX_LINKS).map(({ label, note, link }) => ({
      label: note === null ? label : `${label} · ${note}`,
      ...link,
    })),
  }));
