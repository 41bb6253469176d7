import { redirect, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import { findFavourites } from '~/features/play/favourites/find-favourites.server';
import { tileId } from '~/features/play/favourites/tile-id';
import { dataResponse } from '~/lib/buffered-response.server';
import type { Copy } from '~/i18n/messages';
import type { Translation } from '~/i18n/translator.server';
import { playedGames } from './played-games.server';
import { typedBetsFrom } from './bets';
import { countFacets } from './facet-counts.server';
import { asksForUnknown, facetsIn, knownPartOf, plainFacetsIn } from './facets.server';
import { categoryName, filtersFor } from './filters.server';
import { gamesByCode } from './games-by-code';
import { listGames, listLobby } from './list-games.server';
import { PAGE_SIZE, pagesUpTo, type Lobby } from './lobby';
import { lobbyAddress, queryOf, spellingOf, viewFrom, type LobbyView } from './lobby-view';
import { GameTiles } from './game-tiles';
import { railsOf } from './rails.server';
import { selectGames } from './select-games.server';
import { chipsOf, describeFilters } from './describe-filters.server';
import type { Game } from '~/upstream/contract/casino';
import { detailedTiles, hotGamesOf } from './detailed-tile.server';
import { toTile } from './tile.server';
import type { Tile } from './tile';
import { createTileRegion, ownTiles, starsAmong } from './tile-regions.server';
import { TileRow } from './tile-row';

export const loadSlot = (args: LoaderFunctionArgs) => loadLobby('slot', args);
export const loadLive = (args: LoaderFunctionArgs) => loadLobby('live', args);
export const loadGames = (args: LoaderFunctionArgs) => loadLobby('games', args);
export const loadBingo = (args: LoaderFunctionArgs) => loadLobby('bingo', args);
export const loadTvbets = (args: LoaderFunctionArgs) => loadLobby('tvbets', args);

/** An unknown category is a 404 with the lobby's filters. Each view has one address: other spellings redirect to it. */
async function loadLobby(lobby: Lobby, { request, context }: LoaderFunctionArgs) {
  const { translation } = context.page;
  const { t } = translation;
  const [shown, favourites] = await Promise.all([findView(lobby, request, context), findFavourites(context)]);
  const { path, view, pages, categories, category, facets, bets, found, hot, isKnown, isMissing } = shown;
  const { stars, list, scope } = starsAmong(context, favourites, found);
  const rows = rowsOf(context, shown, stars, list);
  const gridProps = {
    ...{ games: found, from: pages.from, to: pages.to, hot, translation, ...list },
    firstScreen: rows.length > 0 ? 0 : FIRST_SCREEN,
  };
  // The games that filters leave are a list of this request.
  const isFiltered = queryOf({ ...view, category: null, sort: null, page: 1 }) !== '';
  const addressOf = (page: number) => lobbyAddress(path, { ...view, page }, bets?.typed);
  const next = found[pages.to];
  const data = {
    copy: translation.copy('lobby'),
    ...scope,
    searchCopy: translation.copy('search-field'),
    lobby,
    path,
    title: [t('lobby', `${lobby}Title`), category && categoryName(category, t)].filter(Boolean).join(' · '),
    view,
    filters: filtersFor({ path, view, categories, t }),
    choices: describeFilters({
      path,
      view,
      facets,
      counts: countFacets(shown.inCategory, view),
      bets,
      total: found.length,
      translation,
    }),
    chips: chipsOf({ path, view, translation }),
    /** Above the list. */
    rows: rows.map((region, place) => region(place === 0 ? FIRST_SCREEN : 0)),
    tiles: isFiltered ? ownTiles(context, stars, <Grid {...gridProps} />) : grid(context, stars, gridProps),
    total: found.length,
    count: t('lobby-server', 'count', { count: found.length }),
    more: next ? `${addressOf(view.page + 1)}#${tileId(next.gameCode)}` : null,
    earlier: pages.earlier === null ? null : addressOf(pages.earlier),
    shown: t('lobby-server', 'shown', { shown: view.page * PAGE_SIZE, total: found.length }),
    empty: found.length > 0 ? null : emptyStateOf({ view, path, isMissing, isKnown, t }),
  };
  return dataResponse(data, { status: isKnown || isMissing ? 200 : 404 });
}

/** The view of a lobby that a request asks for, and its games. @throws a redirect to the view's one address */
async function findView(lobby: Lobby, request: Request, context: AppLoadContext) {
  const { locale } = context.page.translation;
  const path = `/casino/${lobby}`;
  const query = new URL(request.url).searchParams;
  const requested = viewFrom(query);
  const { games, categories, isDetailed, isPartial } = await listLobby(context.content, lobby);
  const category = categories.find(({ slug }) => slug === requested.category) ?? null;
  const isKnown = requested.category === null || category !== null;
  const inCategory = category ? await listGames(context.content, category.slugs) : { games, isPartial };
  const facets = (isDetailed ? facetsIn : plainFacetsIn)(locale)(games);
  const chosen = knownPartOf(requested, facets);
  const found = isKnown ? selectGames(inCategory.games, chosen, locale) : NO_GAMES;

  const isMissing = found.length === 0 && (isPartial || inCategory.isPartial);
  const pages = pagesUpTo(requested.page, found.length);
  const view = { ...chosen, page: pages.page };
  // Lists that could not be read name no providers: the address keeps its filters until they can.
  const bets = facets.hasBets ? typedBetsFrom(query) : null;
  if (isKnown && !isMissing && queryOf(view, bets?.typed) !== spellingOf(query)) {
    const losesFilter = !isPartial && asksForUnknown(query, chosen, facets);
    throw await redirectTo(lobbyAddress(path, view, bets?.typed), losesFilter, context);
  }
  const hot = isDetailed ? hotGamesOf(games) : null;
  return {
    ...{ path, games, categories, category, facets, hot, bets, view, pages, found, isKnown, isMissing },
    inCategory: inCategory.games,
  };
}

type Shown = Awaited<ReturnType<typeof findView>>;

/** Favourites, games played last, and rails, where there are any; each by its number of pictures on the first screen. */
function rowsOf(
  context: AppLoadContext,
  { path, view, games, categories, hot }: Shown,
  stars: { readonly games: readonly Game[] | null },
  list: Pick<GridProps, 'isPlayer' | 'copy'>,
) {
  const { translation } = context.page;
  const { player } = context.player.session;
  const playersRow = (name: 'favourites' | 'played', of: readonly Game[]) => {
    const title = translation.t('lobby-server', name);
    const tiles = of.map(asTile(hot, translation));
    return tiles.length === 0
      ? []
      : (firstScreen: number) =>
          ownTiles(context, stars, <TileRow {...{ id: `row-${name}`, title, tiles, firstScreen, ...list }} />);
  };
  const isWhole = queryOf({ ...view, page: 1 }) === '';
  const played = player && isWhole ? playedGames(context.player.jar, player) : [];
  const rails = isWhole ? railsOf({ path, games, categories, t: translation.t }) : [];
  return [
    playersRow('favourites', (stars.games ?? []).slice(0, MAX_IN_A_ROW)),
    playersRow('played', gamesByCode(played, games)),
    rails.map(
      (rail, place) => (firstScreen: number) =>
        railRow(context, stars, { id: `row-${place}`, ...rail, ...list, firstScreen }),
    ),
  ].flat();
}

/** Images on the first screen of the widest layout. With a row above the grid, the row's images count instead. */
const FIRST_SCREEN = 7;

interface GridProps {
  readonly games: readonly Game[];
  readonly from: number;
  readonly to: number;
  /** Null of an operator that does not describe its games. */
  readonly hot: ReadonlySet<Game> | null;
  readonly translation: Translation;
  readonly isPlayer: boolean;
  readonly copy: Copy<'tiles'>;
  readonly firstScreen: number;
}

const asTile = (hot: GridProps['hot'], translation: Translation): ((game: Game) => Tile) =>
  hot ? detailedTiles(hot, translation) : toTile;

const Grid = ({ games, from, to, hot, translation, ...list }: GridProps) => (
  <GameTiles tiles={games.slice(from, to).map(asTile(hot, translation))} {...list} />
);

const grid = createTileRegion(Grid);
const railRow = createTileRegion(TileRow);

async function redirectTo(address: string, losesFilter: boolean, { page }: AppLoadContext) {
  if (!losesFilter) return redirect(address);
  const message = page.translation.t('lobby-server', 'unknownFilter');
  return redirect(address, { headers: { 'set-cookie': await page.toasts.cookie({ type: 'warning', message }) } });
}

interface Emptiness {
  readonly view: LobbyView;
  readonly path: string;
  readonly isMissing: boolean;
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
