import type { AppLoadContext } from '@remix-run/node';
import { listLobby } from '~/features/lobby/list-games.server';
import { LOBBIES } from '~/features/lobby/lobby';
import { memoizeByIdentities } from '~/lib/memoize-by-identity';
import { formatWholeMoney, isPositive } from '~/lib/money';
import type { Game } from '~/upstream/contract/casino';
import type { Bootstrap } from '~/upstream/site-options';

/** What there is for a guest, as numbers of the operator. */
export interface JoinFacts {
  readonly games: string;
  readonly tables: string;
  readonly providers: string;
  /** The trial bonus of a registration; null where the operator has none. */
  readonly bonus: string | null;
}

/** Counts the operator's games and says what a registration brings. Null while there is nothing to count. */
export async function findJoinFacts(
  { content, page: { translation } }: AppLoadContext,
  bootstrap: Bootstrap | null,
): Promise<JoinFacts | null> {
  const lobbies = await Promise.all(LOBBIES.map((lobby) => listLobby(content, lobby)));
  const { games, providers } = countIn(lobbies.map((lobby) => lobby.games));
  if (games === 0) return null;
  const count = (number: number) => number.toLocaleString(translation.locale);
  const amount = bootstrap?.trialBonusAmount ?? null;
  return {
    games: count(games),
    tables: count(lobbies[LOBBIES.indexOf('live')]?.games.length ?? 0),
    providers: count(providers),
    bonus: amount !== null && isPositive(amount) ? formatWholeMoney(amount, translation.locale) : null,
  };
}

const countIn = memoizeByIdentities((lists: readonly (readonly Game[])[]) => {
  const all = lists.flat();
  return {
    games: new Set(all.map(({ mainProviderId, gameCode }) => `${mainProviderId} ${gameCode}`)).size,
    providers: new Set(all.flatMap(({ providerName }) => providerName ?? [])).size,
  };
});
