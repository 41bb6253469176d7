import { LOBBIES } from '~/features/play/lobby/lobby';

interface Listed {
  readonly gameCode: string;
  readonly mainProviderId: number | string;
  readonly categories?: readonly string[] | null | undefined;
  readonly popularity?: number | null | undefined;
}

/** Slugs that most games share say nothing about a game. */
const WHOLE_LOBBIES: ReadonlySet<string> = new Set(LOBBIES);

/** Each shared category counts twice, the same provider once; then by popularity, then in the given order. */
export function similarGames<Game extends Listed>(game: Game, games: readonly Game[], count: number): Game[] {
  const own = new Set((game.categories ?? []).filter((slug) => !WHOLE_LOBBIES.has(slug)));
  const isItself = (other: Game) =>
    other.gameCode === game.gameCode && String(other.mainProviderId) === String(game.mainProviderId);
  const scoreOf = ({ categories, mainProviderId }: Game) =>
    2 * new Set(categories?.filter((slug) => own.has(slug))).size +
    Number(String(mainProviderId) === String(game.mainProviderId));
  return games
    .filter((other) => !isItself(other))
    .map((other) => ({ other, score: scoreOf(other) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || (b.other.popularity ?? 0) - (a.other.popularity ?? 0))
    .slice(0, count)
    .map(({ other }) => other);
}
