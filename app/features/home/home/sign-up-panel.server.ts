import type { AppLoadContext } from '@remix-run/node';
import { listLobbies } from '~/features/play/lobby/list-lobbies.server';
import { formatCount } from '~/lib/formatters';
import { memoizeByIdentity } from '~/lib/memoize-by-identity';
import { formatWholeMoney, isPositive } from '~/lib/money';
import type { Game } from '~/upstream/contract/casino';
import type { Bootstrap } from '~/upstream/site-options';

export type SignUpFacts = NonNullable<Awaited<ReturnType<typeof findSignUpFacts>>>;

/** Counts the operator's games and says what a registration brings. Null while there is nothing to count. */
export async function findSignUpFacts({ content, page: { translation } }: AppLoadContext, bootstrap: Bootstrap | null) {
  const { lobbies, games, isPartial } = await listLobbies(content);
  if (games.length === 0) return null;
  /** Null where there is none, and while not all games can be read. */
  const count = (number: number) => (number > 0 && !isPartial ? formatCount(number, translation.locale) : null);
  const amount = bootstrap?.trialBonusAmount ?? null;
  return {
    games: count(games.length),
    tables: count(lobbies.find(({ lobby }) => lobby === 'live')?.games.length ?? 0),
    providers: count(countProviders(games)),
    /** The trial bonus of a registration; null where the operator has none. */
    bonus: amount !== null && isPositive(amount) ? formatWholeMoney(amount, translation.locale) : null,
  };
}

const countProviders = memoizeByIdentity(
  (games: readonly Game[]) => new Set(games.flatMap(({ providerName }) => providerName ?? [])).size,
);
