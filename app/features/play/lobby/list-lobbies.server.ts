import type { AppLoadContext } from '@remix-run/node';
import { memoizeByIdentities } from '~/lib/memoize-by-identity';
import type { Game } from '~/upstream/contract/casino';
import { listLobby, uniqueGames, type LobbyGames } from './list-games.server';
import { LOBBIES, type Lobby } from './lobby';

export interface AllLobbies {
  /** In the order of `LOBBIES`. */
  readonly lobbies: readonly (LobbyGames & { readonly lobby: Lobby })[];
  /** The games of all lobbies without duplicates. Memoised: the same lists give the same array. */
  readonly games: readonly Game[];
  /** Whether a list could not be read, so that games are missing. */
  readonly isPartial: boolean;
}

/** Lists every lobby. Never throws: a list that cannot be read is empty. */
export async function listLobbies(content: AppLoadContext['content']): Promise<AllLobbies> {
  const lobbies = await Promise.all(LOBBIES.map(async (lobby) => ({ lobby, ...(await listLobby(content, lobby)) })));
  return {
    lobbies,
    games: mergeLobbies(lobbies.map(({ games }) => games)),
    isPartial: lobbies.some(({ isPartial }) => isPartial),
  };
}

const mergeLobbies = memoizeByIdentities((lists: readonly (readonly Game[])[]) => uniqueGames(lists.flat()));
