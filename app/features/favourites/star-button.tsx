import { useContext } from 'react';
import { fill } from '~/i18n/fill';
import type { Copy } from '~/i18n/messages';
import { encodeGame, type GameName } from '~/lib/encode-game';
import { guardedLink } from '~/session/login-link';
import { Icon } from '~/ui/icon';
import { FavouritesContext } from './favourites-scope';
import styles from './star-button.module.css';

/** Adds a game to the favourites, or takes it out: a submit button of the page's one form. */
export function StarButton({ game, copy }: { game: GameName; copy: Copy<'tiles'> }) {
  const favourites = useContext(FavouritesContext);
  if (favourites === null) return null;
  const { codes, formId, here } = favourites;
  const isFavourite = codes?.has(game.gameCode) ?? false;
  const label = fill(isFavourite ? copy.removeFavourite : copy.addFavourite, { name: game.name });
  if (codes === null) {
    return (
      <a className={styles.star} {...guardedLink(here, false)} aria-label={label}>
        <Icon name="star" />
      </a>
    );
  }
  return (
    <button
      className={styles.star}
      form={formId}
      name={isFavourite ? 'remove' : 'add'}
      value={encodeGame(game)}
      aria-label={label}
      data-star={game.gameCode}
    >
      <Icon name={isFavourite ? 'star-filled' : 'star'} />
    </button>
  );
}
