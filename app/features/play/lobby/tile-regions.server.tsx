import type { AppLoadContext } from '@remix-run/node';
import type { FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FavouritesContext, STARS } from '~/features/play/favourites/favourites-scope';
import { Star } from '~/features/play/favourites/star-button';
import { pausedUntil } from '~/session/paused-play.server';
import type { RegionData } from '~/ui/region';
import { createSharedRegion, ownRegion } from '~/ui/region.server';
import type { Game } from '~/upstream/contract/casino';
import { PausedContext } from './game-tile';
import { gamesByCode } from './games-by-code';
import { toTile } from './tile.server';

interface Favourites {
  /** The favourites among the games of the page; null where the operator has none, and no tile has a star. */
  readonly games: readonly Game[] | null;
}

/** A page's games with stars in static regions. @param codes of all favourites; null where the operator has none */
export function starsAmong(
  { page: { translation }, player }: AppLoadContext,
  codes: readonly string[] | null,
  games: readonly Game[],
) {
  const favourites = codes && gamesByCode(codes, games);
  const copy = translation.copy('tiles');
  const isPlayer = player.session.player !== null;
  const { favouriteFailed, addFavourite, removeFavourite } = copy;
  return {
    stars: { games: favourites } satisfies Favourites,
    /** Properties of every list of tiles. */
    list: { isPlayer, copy },
    scope: {
      favourites: favourites && favourites.map(({ gameCode }) => gameCode),
      isPlayer,
      favouriteFailed,
      addFavourite,
      removeFavourite,
    },
  };
}

const NONE: ReadonlySet<string> = new Set();

/** The stars of regions of a player or a guest. Those of guests lead to the login form. */
function starsOf({ page, player }: AppLoadContext, { games }: Favourites, codes: ReadonlySet<string>) {
  if (games === null) return null;
  return { codes: player.session.player ? codes : null, formId: STARS, here: page.href };
}

interface PlayersTiles {
  readonly hasStars: boolean;
  readonly isPaused: boolean;
}

const isPausedIn = ({ player: { session } }: AppLoadContext) => pausedUntil(session.player) !== null;

/** Takes properties as `createSharedRegion`. Stars of a player's favourites are put in afterwards; a guest's page is cached. */
export function createTileRegion<Props extends object>(Tiles: FunctionComponent<Props>) {
  const shared = createSharedRegion(({ hasStars, isPaused, ...props }: Props & PlayersTiles) => (
    <PausedContext.Provider value={isPaused}>
      <FavouritesContext.Provider value={hasStars ? { codes: NONE, formId: STARS, here: '' } : null}>
        <Tiles {...(props as unknown as Props)} />
      </FavouritesContext.Provider>
    </PausedContext.Provider>
  ));
  return (context: AppLoadContext, favourites: Favourites, props: Props): RegionData =>
    context.player.session.player
      ? shared(
          context,
          { ...props, hasStars: favourites.games !== null, isPaused: isPausedIn(context) },
          { adapt: (html) => withFavourites(html, favourites, context) },
        )
      : ownTiles(context, favourites, <Tiles {...props} />);
}

export function ownTiles(context: AppLoadContext, favourites: Favourites, tiles: React.ReactElement): RegionData {
  const codes = new Set(favourites.games?.map(({ gameCode }) => gameCode));
  return ownRegion(
    context,
    <PausedContext.Provider value={isPausedIn(context)}>
      <FavouritesContext.Provider value={starsOf(context, favourites, codes)}>{tiles}</FavouritesContext.Provider>
    </PausedContext.Provider>,
  );
}

/** The codes of a region's stars, as its HTML writes them. */
const STAR = /data-star="([^"]*)"/g;

function withFavourites(html: string, { games }: Favourites, { page }: AppLoadContext): string {
  if (!games?.length) return html;
  const copy = page.translation.copy('tiles');
  // A player may have hundreds of favourites, of which a region has few.
  const stars = new Set([...html.matchAll(STAR)].map(([, code]) => code));
  return games
    .filter(({ gameCode }) => stars.has(renderToStaticMarkup(<>{gameCode}</>)))
    .reduce((before, game) => {
      const star = (isFavourite: boolean) =>
        renderToStaticMarkup(<Star game={toTile(game)} copy={copy} formId={STARS} isFavourite={isFavourite} />);
      return before.replaceAll(star(false), () => star(true));
    }, html);
}
