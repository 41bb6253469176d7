import type { Copy } from '~/i18n/messages';
import { GameTiles } from './game-tiles';
import { RowHead } from './row-head';
import type { Tile } from './tile';
import styles from './tile-row.module.css';

interface TileRowProps {
  /** The heading's id, unique in the page. */
  id: string;
  title: string;
  /** The page with all games of the kind; left out where there is none. */
  all?: string | null;
  tiles: readonly Tile[];
  isPlayer: boolean;
  copy: Copy<'tiles'>;
  firstScreen?: number;
}

export function TileRow({ id, title, all = null, ...list }: TileRowProps) {
  return (
    <section className={styles.row} aria-labelledby={id}>
      <RowHead id={id} title={title} all={all} copy={list.copy} />
      <GameTiles {...list} labelledBy={id} />
    </section>
  );
}
