import type { Copy } from '~/i18n/messages';
import { GameTile } from './game-tile';
import styles from './game-tiles.module.css';
import type { Tile } from './tile';

interface GameTilesProps {
  tiles: readonly Tile[];
  isPlayer: boolean;
  copy: Copy<'tiles'>;
  /** How many images are on the first screen and load eagerly. */
  firstScreen?: number;
  /** Id of the heading that names a row, which is one line that scrolls sideways. A list without it fills the page. */
  labelledBy?: string;
}

/** Games as tiles. Favourite stars show inside `FavouritesScope` only. */
export function GameTiles({ tiles, isPlayer, copy, firstScreen = 0, labelledBy }: GameTilesProps) {
  // The mark tells live games from others: a row of live games needs none, a single game does.
  const marksLive = tiles.length === 1 || tiles.some(({ detail }) => !detail?.isLive);
  return (
    <ul
      {...(labelledBy
        ? {
            className: styles.row,
            'aria-labelledby': labelledBy,
            'data-previous': copy.previous,
            'data-next': copy.next,
          }
        : { className: styles.grid })}
    >
      {tiles.map((tile, index) => (
        <GameTile
          key={`${tile.mainProviderId} ${tile.gameCode}`}
          tile={tile}
          isPlayer={isPlayer}
          copy={copy}
          isFirst={index < firstScreen}
          marksLive={marksLive}
          hasId={!labelledBy}
        />
      ))}
    </ul>
  );
}
