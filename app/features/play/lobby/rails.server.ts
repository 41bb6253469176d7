import type { Translation } from '~/i18n/translator.server';
import { memoizeByIdentities, memoizeByIdentity } from '~/lib/memoize-by-identity';
import type { Game } from '~/upstream/contract/casino';
import { categoryName } from './filters.server';
import type { LobbyCategory } from './lobby-categories';
import { lobbyAddress, WHOLE } from './lobby-view';
import type { Tile } from './tile';
import { toTile } from './tile.server';

const MAX_RAILS = 3;
const MAX_GAMES = 10;
/** A category with fewer games has no rail: it would be a heading above an almost empty line. */
const MIN_GAMES = 4;

interface RailOptions {
  readonly path: string;
  readonly games: readonly Game[];
  readonly categories: readonly LobbyCategory[];
  readonly t: Translation['t'];
}

/** The rails above the games of a whole lobby: the first categories, each with a link to all of its games. */
export function railsOf({ path, games, categories, t }: RailOptions) {
  return railGames([games, categories]).map(({ category, tiles }) => ({
    title: categoryName(category, t),
    all: lobbyAddress(path, { ...WHOLE, category: category.slug }),
    tiles,
  }));
}

interface Rail {
  readonly category: LobbyCategory;
  readonly tiles: readonly Tile[];
}

type Source = readonly Game[] | readonly LobbyCategory[];

/** The games are those of the lobby, so that rails cost no call and cannot be late. */
const railGames = memoizeByIdentities(([games, categories]: readonly Source[]): readonly Rail[] => {
  const all = games as readonly Game[];
  if (all.length <= 2 * MAX_GAMES) return [];
  return (categories as readonly LobbyCategory[])
    .map((category) => ({ category, own: all.filter((game) => isIn(game, category)) }))
    .filter(({ own }) => own.length >= MIN_GAMES && own.length < all.length)
    .slice(0, MAX_RAILS)
    .map(({ category, own }) => ({ category, tiles: own.slice(0, MAX_GAMES).map(plainTile) }));
});

const isIn = ({ categories }: Game, { slugs }: LobbyCategory) => slugs.some((slug) => categories?.includes(slug));

const plainTile = memoizeByIdentity((game: Game): Tile => ({ ...toTile(game), isPlain: true }));
