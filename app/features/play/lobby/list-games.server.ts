import type { AppLoadContext } from '@remix-run/node';
import { memoizeByIdentities } from '~/lib/memoize-by-identity';
import { capabilitiesOf } from '~/upstream/capabilities';
import { casino, type Game } from '~/upstream/contract/casino';
import { cms } from '~/upstream/contract/cms';
import { gameKey } from './game-key';
import { LOBBIES, type Lobby } from './lobby';
import { lobbyCategoriesOf, slugsOfLobby, type Category, type LobbyCategory } from './lobby-categories';

type Content = AppLoadContext['content'];

export interface LobbyGames {
  readonly games: readonly Game[];
  readonly categories: readonly LobbyCategory[];
  /** Whether the operator describes its games (the capability `lobby-detail`). */
  readonly isDetailed: boolean;
  /** Whether a list could not be read, so that games are missing. */
  readonly isPartial: boolean;
}

/**
 * All games of a lobby in the operator's order, with its categories. Never throws: a list that cannot be read is empty.
 */
export async function listLobby(content: Content, lobby: Lobby): Promise<LobbyGames> {
  const bootstrap = await content.find(cms.grouped, {});
  const categories = bootstrap?.casinoCategoryList ?? NO_CATEGORIES;
  const { games, isPartial } = await listGames(content, slugsOfLobby(lobby, categories));
  return {
    games,
    categories: categoriesByLobby[lobby]([categories, games]),
    isDetailed: capabilitiesOf(bootstrap).has('lobby-detail'),
    isPartial: isPartial || bootstrap === null,
  };
}

type Source = readonly Category[] | readonly Game[];

const NO_CATEGORIES: readonly Category[] = [];

const categoriesByLobby = Object.fromEntries(
  LOBBIES.map((lobby) => [
    lobby,
    memoizeByIdentities(([categories, games]: readonly Source[]) =>
      lobbyCategoriesOf(lobby, categories as readonly Category[], games as readonly Game[]),
    ),
  ]),
) as Record<Lobby, (sources: readonly Source[]) => readonly LobbyCategory[]>;

/** The games of these categories without duplicates. Memoised: the same lists give the same array. */
export async function listGames(
  content: Content,
  slugs: readonly string[],
): Promise<Pick<LobbyGames, 'games' | 'isPartial'>> {
  const lists = await Promise.all(slugs.map((systemCategory) => content.find(casino.games, { systemCategory })));
  return { games: mergeLists(lists.filter((list) => list !== null)), isPartial: lists.includes(null) };
}

const mergeLists = memoizeByIdentities((lists: readonly (readonly Game[])[]) => uniqueGames(lists.flat()));

export function uniqueGames(games: readonly Game[]): readonly Game[] {
  const byKey = new Map<string, Game>();
  for (const game of games) {
    const key = gameKey(game);
    if (!byKey.has(key)) byKey.set(key, game);
  }
  return [...byKey.values()];
}
