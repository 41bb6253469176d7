import { useContext } from 'react';
import { FavouritesContext } from '~/features/favourites/favourites-scope';
import { encodeGame } from '~/features/game-address/encode-game';
import { PanelToolLabel, toolClass } from './bar-tool';
import type { GameData } from './load-game';

/** Adds the game to the favourites, or takes it out. Absent for guests and where the operator has no favourites. */
export function FavouriteTool({ game }: { game: GameData }) {
  const favourites = useContext(FavouritesContext);
  if (!favourites?.codes) return null;
  const isFavourite = favourites.codes.has(game.gameCode);
  const label = isFavourite ? game.copy.removeFavourite : game.copy.addFavourite;
  return (
    <button
      className={toolClass}
      form={favourites.formId}
      name={isFavourite ? 'remove' : 'add'}
      value={encodeGame(game)}
      title={label}
      data-star={game.gameCode}
    >
      <PanelToolLabel icon={isFavourite ? 'star-filled' : 'star'}>{label}</PanelToolLabel>
    </button>
  );
}
