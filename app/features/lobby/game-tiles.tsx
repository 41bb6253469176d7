import type { Copy } from '~/i18n/messages';
import { GameTile } from './game-tile';
import styles from './game-tiles.module.css';
import type { Tile } from './tile';

interface GameTilesProps {
  tiles: readonly Tile[];
  isPlayer: boolean;
  copy: Copy<'tiles'>;
  /** `grid` fills the page; `row` is one line that scrolls sideways. */
  look: 'grid' | 'row';
  /** How many images are on the first screen and load eagerly. */
  firstScreen?: number;
  /** Id of the heading that names the list. */
  labelledBy?: string;
}

/** Games as tiles. Favourite stars show inside `FavouritesScope` only. */
export function GameTiles({ tiles, isPlayer, copy, look, firstScreen = 0, labelledBy }: GameTilesProps) {
  return (
    <ul className={styles[look]} {...(labelledBy && { 'aria-labelledby': labelledBy })}>
      {tiles.map((tile, index) => (
        <GameTile
          key={`${tile.mainProviderId} ${tile.gameCode}`}
          tile={tile}
          isPlayer={isPlayer}
          copy={copy}
          isFirst={index < firstScreen}
          hasId={look === 'grid'}
        />
      ))}
    </ul>
  );
}
