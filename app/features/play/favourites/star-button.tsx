import { useContext } from 'react';
import { interpolate } from '~/i18n/interpolate';
import type { Copy } from '~/i18n/messages';
import { encodeGame, type GameName } from '~/features/play/game-address/encode-game';
import { FAVOURITE, loginPath } from '~/session/login-link';
import { Icon } from '~/ui/icon';
import { FavouritesContext } from './favourites-scope';
import styles from './star-button.module.css';

/** Adds or removes a favourite: a submit button of the page's one favourites form. It stands in static regions. */
export function StarButton({ game, copy }: { game: GameName; copy: Copy<'tiles'> }) {
  const favourites = useContext(FavouritesContext);
  if (favourites === null) return null;
  const { codes, formId, here } = favourites;
  if (codes === null) {
    return (
      <a
        className={styles.star}
        href={loginPath(here, FAVOURITE)}
        data-dialog=""
        aria-label={interpolate(copy.addFavourite, { name: game.name })}
      >
        <Icon name="star" />
      </a>
    );
  }
  return <Star game={game} copy={copy} formId={formId} isFavourite={codes.has(game.gameCode)} />;
}

interface StarProps {
  game: GameName;
  copy: Copy<'tiles'>;
  formId: string;
  isFavourite: boolean;
}

/** `showStar` turns it round in the browser. */
export const Star = ({ game, copy, formId, isFavourite }: StarProps) => (
  <button
    className={styles.star}
    form={formId}
    name={isFavourite ? 'remove' : 'add'}
    value={encodeGame(game)}
    aria-label={interpolate(isFavourite ? copy.removeFavourite : copy.addFavourite, { name: game.name })}
    data-star={game.gameCode}
  >
    <Icon name={isFavourite ? 'star-filled' : 'star'} />
  </button>
);
