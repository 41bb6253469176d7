import { useFavourite } from '~/features/favourites/use-favourite';
import { PanelToolLabel, toolClass } from './bar-tool';
import type { GameData } from './load-game';

/** Adds the game to the favourites, or takes it out. Absent for guests and where the operator has no favourites. */
export function FavouriteTool({ game }: { game: GameData }) {
  const favourite = useFavourite(game);
  if (!favourite) return null;
  const { isFavourite, button } = favourite;
  const label = isFavourite ? game.copy.removeFavourite : game.copy.addFavourite;
  return (
    <button className={toolClass} title={label} {...button}>
      <PanelToolLabel icon={isFavourite ? 'star-filled' : 'star'}>{label}</PanelToolLabel>
    </button>
  );
}
