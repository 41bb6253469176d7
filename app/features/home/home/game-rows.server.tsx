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
import { createSharedRegion, ownRegion } from '~/ui/region.server';
import type { RegionData } from '~/ui/region';
import type { Copy } from '~/i18n/messages';
import type { Bootstrap } from '~/upstream/site-options';
import { GameRow, type Row, type RowGame } from './game-row';
import { findJackpots } from './jackpots.server';

/** As many as the widest screens show (`--shown` in game-tiles.module.css). */
const GAMES = 10;

export async function findPlayedRow(context: AppLoadContext): Promise<RegionData | null> {
  const { jar, session } = context.player;
  const codes = session.player ? playedGames(jar, session.player) : [];
  return playersRow(context, 'continue', await findByCode(context, codes));
}

/** The player's favourites, last added first. */
export async function findFavouritesRow(context: AppLoadContext): Promise<RegionData | null> {
  const codes = (await findFavourites(context)) ?? [];
  return playersRow(context, 'favourites', await findByCode(context, codes.slice(0, GAMES)));
}

function playersRow(context: AppLoadContext, id: Row['id'], games: readonly Game[]): RegionData | null {
  if (games.length === 0) return null;
  const row = { id, all: null, games: rowGames(games, true) };
  return ownRegion(context, <GameRow row={row} copy={context.page.translation.copy('home')} />);
}

const LOBBY_ROWS = {
  slots: { all: '/casino/slot', prefers: ['slot-popular', 'slot'] },
  tables: { all: '/casino/live', prefers: ['live'] },
} as const;

interface LobbyRowProps {
  readonly id: keyof typeof LOBBY_ROWS;
  readonly games: readonly Game[];
  readonly isPlayer: boolean;
  readonly copy: Copy<'home'>;
}

const lobbyRow = createSharedRegion(({ id, games, isPlayer, copy }: LobbyRowProps) => (
  <GameRow row={{ id, all: LOBBY_ROWS[id].all, games: rowGames(games, isPlayer) }} copy={copy} />
));

/** The first games of a lobby; of its popular category, where the operator has one. */
export async function findLobbyRow(
  context: AppLoadContext,
  id: keyof typeof LOBBY_ROWS,
  bootstrap: Bootstrap | null,
): Promise<RegionData | null> {
  const known = new Set(bootstrap?.casinoCategoryList.flatMap(({ slugList }) => slugList));
  const systemCategory = LOBBY_ROWS[id].prefers.find((slug) => known.has(slug));
  const games = systemCategory === undefined ? null : await context.content.find(casino.games, { systemCategory });
  const isPlayer = context.player.session.player !== null;
  const copy = context.page.translation.copy('home');
  return games?.length ? lobbyRow(context, { id, games, isPlayer, copy }) : null;
}

interface JackpotRowProps extends Omit<LobbyRowProps, 'id'> {
  /** The amounts by the games' keys, as JSON: they change by the minute. */
  readonly amounts: string;
}

const jackpotRow = createSharedRegion(({ games, amounts, isPlayer, copy }: JackpotRowProps) => {
  const current = JSON.parse(amounts) as Record<string, string>;
  const withAmounts = rowGames(games, isPlayer).map((each, index): RowGame => {
    const key = games[index] && gameKey(games[index]);
    const amount = key && current[key];
    return amount ? { ...each, jackpot: { key, amount } } : each;
  });
  return <GameRow row={{ id: 'jackpots', all: null, games: withAmounts }} copy={copy} />;
});

/** The games with a jackpot, the highest first. Only of an operator with the capability `lobby-detail`. */
export async function findJackpotRow(context: AppLoadContext, bootstrap: Bootstrap | null): Promise<RegionData | null> {
  const { content, page, player } = context;
  if (!capabilitiesOf(bootstrap).has('lobby-detail')) return null;
  const [current, all] = await Promise.all([findJackpots(context), listLobbies(content)]);
  const games = jackpotsIn(all.games);
  if (games.length === 0) return null;
  const amounts = games.map((game) => {
    const key = gameKey(game);
    return [key, current[key] ?? formatMoney(game.jackpot?.amount ?? '0', page.translation.locale)] as const;
  });
  return jackpotRow(context, {
    games,
    amounts: JSON.stringify(Object.fromEntries(amounts)),
    isPlayer: player.session.player !== null,
    copy: page.translation.copy('home'),
  });
}

const jackpotsIn = memoizeByIdentity((games: readonly Game[]) =>
  games
    .filter(({ jackpot }) => jackpot && isPositive(jackpot.amount))
    .toSorted((one, other) => compareDecimals(other.jackpot?.amount ?? '0', one.jackpot?.amount ?? '0'))
    .slice(0, GAMES),
);

const rowGames = (games: readonly Game[], isPlayer: boolean) =>
  games.slice(0, GAMES).map(isPlayer ? toPlayersGame : toGuestsGame);

const toPlayersGame = memoizeByIdentity((game: Game): RowGame => toRowGame(game, true));
const toGuestsGame = memoizeByIdentity((game: Game): RowGame => toRowGame(game, false));

function toRowGame(game: Game, isPlayer: boolean): RowGame {
  const tile = toTile(game);
  const { name, provider, image } = tile;
  const link = guardedLink(playAddress(tile), isPlayer);
  return { link: { ...link, ...(isPlayer && { 'data-game': '' }) }, name, provider, image };
}

async function findByCode({ content }: AppLoadContext, codes: readonly string[]): Promise<readonly Game[]> {
  if (codes.length === 0) return [];
  const { games } = await listLobbies(content);
  return gamesByCode(codes, games);
}
