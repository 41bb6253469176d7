import { useFavourite } from '~/features/play/favourites/use-favourite';
import { PanelToolLabel, toolClass } from './bar-tool';
import type { GameData } from './load-game';

/** Absent for guests and without favourites. Without JavaScript in a new tab, so that the game keeps running. */
export function FavouriteTool({ game }: { game: GameData }) {
  const favourite = useFavourite(game);
  if (!favourite) return null;
  const { isFavourite, button } = favourite;
  const label = isFavourite ? game.copy.removeFavourite : game.copy.addFavourite;
  const back = encodeURIComponent(game.about ?? game.lobby);
  return (
    <button
      className={toolClass}
      title={label}
      formTarget="_blank"
      formAction={`/favourites?redirectTo=${back}`}
      {...button}
    >
      <PanelToolLabel icon={isFavourite ? 'star-filled' : 'star'}>{label}</PanelToolLabel>
    </button>
  );
}
