import type { AppLoadContext } from '@remix-run/node';
import { findFavourites } from '~/features/play/favourites/find-favourites.server';
import { playAddress } from '~/features/play/game-address/encode-game';
import { gameKey } from '~/features/play/lobby/game-key';
import { gamesByCode } from '~/features/play/lobby/games-by-code';
import { listLobbies } from '~/features/play/lobby/list-lobbies.server';
import { playedGames } from '~/features/play/lobby/played-games.server';
import { toTile } from '~/features/play/lobby/tile.server';
import { compareDecimals } from '~/lib/decimal';
import { memoizeByIdentity } from '~/lib/memoize-by-identity';
import { formatMoney, isPositive } from '~/lib/money';
import { guardedLink } from '~/session/login-link';
import { capabilitiesOf } from '~/upstream/capabilities';
import { casino, type Game } from '~/upstream/contract/casino';
import type { Bootstrap } from '~/upstream/site-options';
import { findJackpots } from './jackpots.server';

interface RowGame {
  /** Attributes of the link that plays the game. */
  readonly link: Readonly<Record<string, string>>;
  readonly name: string;
  readonly provider: string | null;
  readonly image: string | null;
  /** The game's key among the jackpots, and the amount as money. */
  readonly jackpot?: { readonly key: string; readonly amount: string };
}

export interface GameRow {
  readonly id: 'continue' | 'favourites' | 'jackpots' | 'slots' | 'tables';
  /** The page with all games of the kind; null where there is none. */
  readonly all: string | null;
  readonly games: readonly RowGame[];
}

/** As many as the widest screens show (`--shown` in game-tiles.module.css). */
const GAMES = 10;

/** The games that the player opened last in this browser. */
export async function findPlayedRow(context: AppLoadContext): Promise<GameRow | null> {
  const { jar, session } = context.player;
  const codes = session.player ? playedGames(jar, session.player) : [];
  return rowOf({ id: 'continue', all: null }, await findByCode(context, codes), true);
}

/** The player's favourites, last added first. */
export async function findFavouritesRow(context: AppLoadContext): Promise<GameRow | null> {
  const codes = (await findFavourites(context)) ?? [];
  return rowOf({ id: 'favourites', all: null }, await findByCode(context, codes.slice(0, GAMES)), true);
}

const LOBBY_ROWS = {
  slots: { all: '/casino/slot', prefers: ['slot-popular', 'slot'] },
  tables: { all: '/casino/live', prefers: ['live'] },
} as const;

/** The first games of a lobby; of its popular category, where the operator has one. */
export async function findLobbyRow(
  { content, player: { session } }: AppLoadContext,
  id: keyof typeof LOBBY_ROWS,
  bootstrap: Bootstrap | null,
): Promise<GameRow | null> {
  const { all, prefers } = LOBBY_ROWS[id];
  const known = new Set(bootstrap?.casinoCategoryList.flatMap(({ slugList }) => slugList));
  const systemCategory = prefers.find((slug) => known.has(slug));
  const games = systemCategory === undefined ? null : await content.find(casino.games, { systemCategory });
  return rowOf({ id, all }, games ?? [], session.player !== null);
}

/** The games with a jackpot, the highest first. Only of an operator with the capability `lobby-detail`. */
export async function findJackpotRow(context: AppLoadContext, bootstrap: Bootstrap | null): Promise<GameRow | null> {
  const { content, page, player } = context;
  if (!capabilitiesOf(bootstrap).has('lobby-detail')) return null;
  const [current, all] = await Promise.all([findJackpots(context), listLobbies(content)]);
  const games = jackpotsIn(all.games);
  const row = rowOf({ id: 'jackpots', all: null }, games, player.session.player !== null);
  return row && { ...row, games: row.games.map((each, index) => ({ ...each, ...jackpotOf(games[index]) })) };

  function jackpotOf(game: Game | undefined): Pick<RowGame, 'jackpot'> {
    if (!game?.jackpot) return {};
    const key = gameKey(game);
    return { jackpot: { key, amount: current[key] ?? formatMoney(game.jackpot.amount, page.translation.locale) } };
  }
}

const jackpotsIn = memoizeByIdentity((games: readonly Game[]) =>
  games
    .filter(({ jackpot }) => jackpot && isPositive(jackpot.amount))
    .toSorted((one, other) => compareDecimals(other.jackpot?.amount ?? '0', one.jackpot?.amount ?? '0'))
    .slice(0, GAMES),
);

/** Null without games: the row is left out. */
function rowOf(row: Pick<GameRow, 'id' | 'all'>, games: readonly Game[], isPlayer: boolean): GameRow | null {
  if (games.length === 0) return null;
  return {
    ...row,
    games: games.slice(0, GAMES).map(isPlayer ? toPlayersGame : toGuestsGame),
  };
}

const toPlayersGame = memoizeByIdentity((game: Game): RowGame => toRowGame(game, true));
const toGuestsGame = memoizeByIdentity((game: Game): RowGame => toRowGame(game, false));

function toRowGame(game: Game, isPlayer: boolean): RowGame {
  const tile = toTile(game);
  const { name, provider, image } = tile;
  const link = guardedLink(playAddress(tile), isPlayer);
  return { link: { ...link, ...(isPlayer && { 'data-game': '' }) }, name, provider, image };
}

/** The games with these codes, from all lobbies. */
async function findByCode({ content }: AppLoadContext, codes: readonly string[]): Promise<readonly Game[]> {
  if (codes.length === 0) return [];
  const { games } = await listLobbies(content);
  return gamesByCode(codes, games);
}
