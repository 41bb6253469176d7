import { memoizeByIdentity } from '~/lib/memoize-by-identity';
import type { Game } from '~/upstream/contract/casino';

/** Games in the order of the codes. Unknown codes are skipped; of two games with a code the first is taken. */
export function gamesByCode(codes: readonly string[], games: readonly Game[]): readonly Game[] {
  return codes.flatMap((code) => byCode(games).get(code) ?? []);
}

const byCode = memoizeByIdentity(
  (games: readonly Game[]) => new Map(games.toReversed().map((game) => [game.gameCode, game])),
);
