import { redirect, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import { findFavourites } from '~/features/play/favourites/find-favourites.server';
import { tileId } from '~/features/play/favourites/tile-id';
import { dataResponse } from '~/lib/buffered-response.server';
import type { Translation } from '~/i18n/translator.server';
import { playedGames } from './played-games.server';
import { typedBetsFrom } from './bets';
import { countFacets } from './facet-counts.server';
import { asksForUnknown, facetsIn, knownPartOf, plainFacetsIn } from './facets.server';
import { filtersFor } from './filters.server';
import { gamesByCode } from './games-by-code';
import { listGames, listLobby } from './list-games.server';
import { BATCH, batchesUpTo, type Lobby } from './lobby';
import { lobbyAddress, queryOf, spellingOf, viewFrom, type LobbyView } from './lobby-view';
import { railsOf } from './rails.server';
import { selectGames } from './select-games.server';
import { chipsOf, describeFilters } from './describe-filters.server';
import type { Game } from '~/upstream/contract/casino';
import { detailedTiles, hotGamesOf } from './detailed-tile.server';
import { toTile } from './tile.server';

export const loadSlot = (args: LoaderFunctionArgs) => loadLobby('slot', args);
export const loadLive = (args: LoaderFunctionArgs) => loadLobby('live', args);
export const loadGames = (args: LoaderFunctionArgs) => loadLobby('games', args);
export const loadBingo = (args: LoaderFunctionArgs) => loadLobby('bingo', args);
export const loadTvbets = (args: LoaderFunctionArgs) => loadLobby('tvbets', args);

/**
 * Loader of a lobby, filtered and sorted. An unknown category is a 404 with the lobby's filters. Each view has one
 * address: another spelling, values that the lobby does not have, and a page after the last one redirect to it.
 */
async function loadLobby(lobby: Lobby, { request, context }: LoaderFunctionArgs) {
  const {
    content,
    page: { translation },
    player: { session },
  } = context;
  const path = `/casino/${lobby}`;
  const query = new URL(request.url).searchParams;
  const requested = viewFrom(query);
  const [{ games, categories, isDetailed, isPartial }, favourites] = await Promise.all([
    listLobby(content, lobby),
    findFavourites(context),
  ]);
  const category = categories.find(({ slug }) => slug === requested.category) ?? null;
  const isKnown = requested.category === null || category !== null;
  const inCategory = category ? await listGames(content, category.slugs) : { games, isPartial };
  const facets = (isDetailed ? facetsIn : plainFacetsIn)(translation.locale)(games);
  const chosen = knownPartOf(requested, facets);
  const found = isKnown ? selectGames(inCategory.games, chosen, translation.locale) : NO_GAMES;

  const isMissing = found.length === 0 && (isPartial || inCategory.isPartial);
  const batches = batchesUpTo(requested.page, found.length);
  const view = { ...chosen, page: batches.page };
  // Lists that could not be read name no providers: the address keeps its filters until they can.
  const bets = facets.hasBets ? typedBetsFrom(query) : null;
  if (isKnown && !isMissing && queryOf(view, bets?.typed) !== spellingOf(query)) {
    const losesFilter = !isPartial && asksForUnknown(query, chosen, facets);
    throw await redirectTo(lobbyAddress(path, view, bets?.typed), losesFilter, context);
  }
  const shown = found.slice(batches.from, batches.to);
  const { player } = session;
  const favouriteGames = gamesByCode(favourites ?? [], found);
  const isWhole = queryOf({ ...view, page: 1 }) === '';
  const played = player && isWhole ? playedGames(context.player.jar, player) : [];
  const next = found[batches.to];
  const asTile = isDetailed ? detailedTiles(hotGamesOf(games), translation) : toTile;
  const row = (title: 'favourites' | 'played', of: readonly Game[]) => ({
    title: translation.t('lobby-server', title),
    tiles: of.map(asTile),
  });

  const data = {
    copy: translation.copy('lobby'),
    tileCopy: translation.copy('tiles'),
    searchCopy: translation.copy('search-field'),
    lobby,
    path,
    title: translation.t('lobby', `${lobby}Title`),
    isPlayer: player !== null,
    view,
    filters: filtersFor({ path, view, categories, t: translation.t }),
    sheet: describeFilters({ path, view, facets, counts: countFacets(inCategory.games, view), bets, translation }),
    chips: chipsOf({ path, view, translation }),
    /** Favourites among the games of this page. */
    favourites: favourites && favouriteGames.map(({ gameCode }) => gameCode),
    /** Above the list. Rows without games are left out. */
    rows: [
      row('favourites', favouriteGames.slice(0, MAX_IN_A_ROW)),
      row('played', gamesByCode(played, games)),
      ...(isWhole ? railsOf({ path, games, categories, t: translation.t }) : []),
    ].filter(({ tiles }) => tiles.length > 0),
    tiles: shown.map(asTile),
    total: found.length,
    count: translation.t('lobby-server', 'count', { count: found.length }),
    /** Address of the next page, at its first new game. */
    more: next ? `${lobbyAddress(path, { ...view, page: view.page + 1 }, bets?.typed)}#${tileId(next.gameCode)}` : null,
    earlier: batches.earlier === null ? null : lobbyAddress(path, { ...view, page: batches.earlier }, bets?.typed),
    shown: translation.t('lobby-server', 'shown', { shown: view.page * BATCH, total: found.length }),
    empty: found.length > 0 ? null : emptyStateOf({ view, path, isMissing, isKnown, t: translation.t }),
  };
  return dataResponse(data, { status: isKnown || isMissing ? 200 : 404 });
}

/** Redirects to the address of a view. The page says that a filter is lost. */
async function redirectTo(address: string, losesFilter: boolean, { page }: AppLoadContext) {
  if (!losesFilter) return redirect(address);
  const message = page.translation.t('lobby-server', 'unknownFilter');
  return redirect(address, { headers: { 'set-cookie': await page.toasts.cookie({ type: 'warning', message }) } });
}

interface Emptiness {
  readonly view: LobbyView;
  readonly path: string;
  /** The operator's lists cannot be read. */
  readonly isMissing: boolean;
  /** Whether the lobby has the category. */
  readonly isKnown: boolean;
  readonly t: Translation['t'];
}

/** Why there are no games, and the way on. */
function emptyStateOf({ view, path, isMissing, isKnown, t }: Emptiness) {
  const isWhole = queryOf({ ...view, page: 1, sort: null }) === '';
  const isFiltered = queryOf({ ...view, page: 1, sort: null, category: null }) !== '';
  const reason = isMissing ? 'missing' : !isKnown ? 'unknown' : isFiltered ? 'noMatch' : 'none';
  return {
    title: t('lobby-server', reason),
    href: isWhole ? '/' : path,
    label: t('lobby-server', isWhole ? 'home' : 'showAll'),
  };
}

/** Limit of a row; the grid shows the rest. */
const MAX_IN_A_ROW = 30;

const NO_GAMES: readonly Game[] = [];
