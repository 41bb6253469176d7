import { useId } from 'react';
import type { Copy } from '~/i18n/messages';
import { GameTiles } from './game-tiles';
import type { Tile } from './tile';
import styles from './tile-row.module.css';

interface TileRowProps {
  title: string;
  tiles: readonly Tile[];
  isPlayer: boolean;
  copy: Copy<'tiles'>;
  firstScreen?: number;
}

/** A heading and a row of games that scrolls sideways. Renders nothing without games. */
export function TileRow({ title, ...list }: TileRowProps) {
  const id = useId();
  if (list.tiles.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <GameTiles {...list} look="row" labelledBy={id} />
    </section>
  );
}
