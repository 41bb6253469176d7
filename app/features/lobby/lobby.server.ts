import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { findFavourites } from '~/features/favourites/find-favourites.server';
import { tileId } from '~/features/favourites/tile-id';
import { dataResponse } from '~/lib/buffered-response.server';
import { memoizeByIdentity } from '~/lib/memoize-by-identity';
import { playedGames } from './played-games.server';
import { filtersFor, providersOf } from './filters.server';
import { listGames, listLobby } from './list-games.server';
import { batchesUpTo, lobbyAddress, pageFrom, type Lobby, type LobbyView } from './lobby';
import type { Game } from '~/upstream/contract/casino';
import { toTile } from './tile.server';

export const loadSlot = (args: LoaderFunctionArgs) => loadLobby('slot', args);
export const loadLive = (args: LoaderFunctionArgs) => loadLobby('live', args);
export const loadGames = (args: LoaderFunctionArgs) => loadLobby('games', args);
export const loadBingo = (args: LoaderFunctionArgs) => loadLobby('bingo', args);
export const loadTvbets = (args: LoaderFunctionArgs) => loadLobby('tvbets', args);

/**
 * Loader of a lobby, filtered by category and provider. An unknown category or provider is a 404 with the lobby's
 * filters; a page after the last one redirects to the last.
 */
async function loadLobby(lobby: Lobby, { request, context }: LoaderFunctionArgs) {
  const {
    content,
    page: { translation },
    player: { session },
  } = context;
  const path = `/casino/${lobby}`;
  const requested = viewFrom(request.url);
  const [{ games, categories, isPartial }, favourites] = await Promise.all([
    listLobby(content, lobby),
    findFavourites(context),
  ]);
  const category = categories.find(({ slug }) => slug === requested.category) ?? null;
  const providers = providersOf(games);
  const isKnown =
    (requested.category === null || category !== null) &&
    (requested.provider === null || providers.includes(requested.provider));
  const inCategory = category ? await listGames(content, category.slugs) : { games, isPartial };
  const found = isKnown ? ofProvider(inCategory.games, requested.provider) : NO_GAMES;

  const batches = batchesUpTo(requested.page, found.length);
  const view = { ...requested, page: batches.page };
  if (batches.page !== requested.page) throw redirect(lobbyAddress(path, view));
  const shown = found.slice(batches.from, batches.to);
  const { player } = session;
  const favouriteGames = inOrderOf(favourites ?? [], found);
  const played =
    player && requested.category === null && requested.provider === null ? playedGames(context.player.jar, player) : [];
  const next = found[batches.to];
  const isMissing = found.length === 0 && (isPartial || inCategory.isPartial);

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
    providers,
    /** Favourites among the games of this page. */
    favourites: favourites && favouriteGames.map(({ gameCode }) => gameCode),
    favouriteTiles: favouriteGames.slice(0, MAX_IN_A_ROW).map(toTile),
    playedTiles: inOrderOf(played, games).map(toTile),
    tiles: shown.map(toTile),
    total: found.length,
    count: translation.t('lobby-server', 'count', { count: found.length }),
    /** Address of the next page, at its first new game. */
    more: next ? `${lobbyAddress(path, { ...view, page: view.page + 1 })}#${tileId(next.gameCode)}` : null,
    earlier: batches.earlier === null ? null : lobbyAddress(path, { ...view, page: batches.earlier }),
    /** `missing` when the operator's lists cannot be read, `unknown` for an unknown category or provider. */
    emptiness: isMissing ? ('missing' as const) : isKnown ? ('none' as const) : ('unknown' as const),
  };
  return dataResponse(data, { status: isKnown || isMissing ? 200 : 404 });
}

/** Limit of a row; the grid shows the rest. */
const MAX_IN_A_ROW = 30;

function viewFrom(address: string): LobbyView {
  const { searchParams } = new URL(address);
  return {
    category: searchParams.get('category') || null,
    provider: searchParams.get('provider') || null,
    page: pageFrom(searchParams.get('page')),
  };
}

const NO_GAMES: readonly Game[] = [];

const ofProvider = (games: readonly Game[], provider: string | null) =>
  provider === null ? games : (byProvider(games).get(provider) ?? NO_GAMES);

const byProvider = memoizeByIdentity((games: readonly Game[]) => {
  const found = new Map<Game['providerName'], Game[]>();
  for (const game of games) {
    const others = found.get(game.providerName);
    if (others) others.push(game);
    else found.set(game.providerName, [game]);
  }
  return found;
});

const byCode = memoizeByIdentity((games: readonly Game[]) => new Map(games.map((game) => [game.gameCode, game])));

/** The games with these codes, in the order of the codes. Unknown codes are skipped. */
function inOrderOf(codes: readonly string[], games: readonly Game[]): readonly Game[] {
  return codes.flatMap((code) => byCode(games).get(code) ?? []);
}
