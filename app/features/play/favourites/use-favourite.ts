import { useContext } from 'react';
import { encodeGame, type GameName } from '~/features/play/game-address/encode-game';
import { FavouritesContext } from './favourites-scope';

interface Favourite {
  readonly isFavourite: boolean;
  /** Attributes of the button that changes it. */
  readonly button: Readonly<Record<string, string>>;
}

/** The favourite of one game, for a button with a text. Null for guests and where the operator has no favourites. */
export function useFavourite(game: GameName): Favourite | null {
  const favourites = useContext(FavouritesContext);
  if (!favourites?.codes) return null;
  const isFavourite = favourites.codes.has(game.gameCode);
  const name = isFavourite ? 'remove' : 'add';
  return {
    isFavourite,
    button: { form: favourites.formId, name, value: encodeGame(game), 'data-star': game.gameCode },
  };
}
