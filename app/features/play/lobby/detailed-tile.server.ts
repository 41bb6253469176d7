import type { Translation } from '~/i18n/translator.server';
import { memoizeByIdentities, memoizeByIdentity } from '~/lib/memoize-by-identity';
import { formatWholeMoney } from '~/lib/money';
import { shorten } from '~/lib/shorten';
import type { Game } from '~/upstream/contract/casino';
import type { Tile, TileDetail } from './tile';
import { toTile } from './tile.server';

/** One game in so many is marked as hot. */
const GAMES_FOR_A_HOT_ONE = 12;
const MAX_HOT = 20;
const MAX_DEALER_LENGTH = 40;

export const hotGamesOf = memoizeByIdentity((games: readonly Game[]): ReadonlySet<Game> => {
  const rated = games.filter(({ popularity }) => popularity != null);
  const sorted = rated.sort((one, other) => (other.popularity ?? 0) - (one.popularity ?? 0));
  return new Set(sorted.slice(0, Math.min(MAX_HOT, Math.floor(games.length / GAMES_FOR_A_HOT_ONE))));
});

/** Converts games of a lobby to tiles with all that an operator with `lobby-detail` says of them. */
export const detailedTiles = (hot: ReadonlySet<Game>, translation: Translation) => (game: Game) =>
  detailedTile([hot, translation, game]);

type Source = ReadonlySet<Game> | Translation | Game;

const detailedTile = memoizeByIdentities(([hot, translation, game]: readonly Source[]): Tile => {
  const detail = detailOf(game as Game, translation as Translation);
  const isHot = (hot as ReadonlySet<Game>).has(game as Game);
  return { ...toTile(game as Game), detail: { ...detail, ...(isHot && { isHot }) } };
});

function detailOf(game: Game, { t, locale }: Translation): TileDetail {
  const money = (amount: string) => formatWholeMoney(amount, locale);
  const table = game.isLive ? tableOf(game, t, money) : '';
  return {
    ...(game.isLive && { isLive: true }),
    ...(game.demo && { hasDemo: true }),
    ...(game.jackpot && { jackpot: t('lobby-server', 'jackpotOf', { amount: money(game.jackpot.amount) }) }),
    ...(table && { table }),
  };
}

function tableOf({ dealer, minBet, maxBet, seats }: Game, t: Translation['t'], money: (amount: string) => string) {
  const limits = [minBet, maxBet].flatMap((amount) => (amount == null ? [] : money(amount)));
  const parts = [
    dealer && t('lobby-server', 'dealer', { dealer: shorten(dealer, MAX_DEALER_LENGTH) }),
    // Word joiners keep the two amounts on one line.
    limits.join('\u2060–\u2060'),
    seats === 0 ? t('lobby-server', 'full') : seats && t('lobby-server', 'seatsLeft', { count: seats }),
  ];
  // Lines of their own: a tile is so narrow that a separator would end a line.
  return parts.filter(Boolean).join('\n');
}
