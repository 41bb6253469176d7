import { useId } from 'react';
import type { Copy } from '~/i18n/messages';
import { GameTiles } from './game-tiles';
import type { Tile } from './tile';
import styles from './tile-row.module.css';

interface TileRowProps {
  title: string;
  /** A link to all games of the kind. */
  all?: { readonly href: string; readonly label: string };
  tiles: readonly Tile[];
  isPlayer: boolean;
  copy: Copy<'tiles'>;
  firstScreen?: number;
}

/** A heading and a row of games that scrolls sideways. Renders nothing without games. */
export function TileRow({ title, all, ...list }: TileRowProps) {
  const id = useId();
  if (list.tiles.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {all && (
          <a href={all.href} aria-label={`${all.label}: ${title}`}>
            {all.label}
          </a>
        )}
      </div>
      <GameTiles {...list} look="row" labelledBy={id} />
    </section>
  );
}
