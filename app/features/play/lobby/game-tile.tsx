import { createContext, useContext } from 'react';
import { StarButton } from '~/features/play/favourites/star-button';
import { tileId } from '~/features/play/favourites/tile-id';
import type { Copy } from '~/i18n/messages';
import { interpolate } from '~/i18n/interpolate';
import { demoAddress, gameAddress, playAddress } from '~/features/play/game-address/encode-game';
import { guardedLink } from '~/session/login-link';
import { PAUSE_PATH } from '~/session/pause-path';
import { Icon } from '~/ui/icon';
import styles from './game-tile.module.css';
import type { Tile } from './tile';

/** Whether the player has paused play: tiles then tell about games, and lead to none. */
export const PausedContext = createContext(false);

interface GameTileProps {
  tile: Tile;
  isPlayer: boolean;
  copy: Copy<'tiles'>;
  /** On the first screen: its image loads eagerly. */
  isFirst: boolean;
  marksLive: boolean;
  /** Whether the tile has an id as a link target. True in the page's main list only. */
  hasId: boolean;
}

/** A guest's link leads to the login form first, and one during a pause of play to what there is to know. */
export function GameTile({ tile, isPlayer, copy, isFirst, marksLive, hasId }: GameTileProps) {
  const { name, detail } = tile;
  const isPaused = useContext(PausedContext);
  const pausedHref = detail ? gameAddress(tile) : PAUSE_PATH;
  const link = isPaused
    ? { href: pausedHref }
    : { ...guardedLink(playAddress(tile), isPlayer), ...(isPlayer && { 'data-game': '' }) };
  return (
    <li className={styles.tile} {...(hasId && { id: tileId(tile.gameCode) })}>
      <a className={styles.link} {...link}>
        <span className={styles.picture}>
          {tile.image === null ? (
            <Icon name="games" />
          ) : (
            <img
              src={tile.image}
              alt=""
              width={300}
              height={400}
              decoding="async"
              {...(!isFirst && { loading: 'lazy' })}
            />
          )}
          <span className={styles.marks}>
            {tile.isNew && <b>{copy.newGame} </b>}
            {marksLive && detail?.isLive && <b className={styles.live}>{copy.liveGame} </b>}
            {detail?.isHot && <b className={styles.hot}>{copy.hot} </b>}
          </span>
          {detail && !isPaused && (
            <b className={styles.play} aria-hidden="true">
              {copy.play}
            </b>
          )}
        </span>
        <span className={styles.name} translate="no">
          {name}
        </span>{' '}
        {tile.provider && <span className={styles.provider}>{tile.provider}</span>}
        {detail?.jackpot && (
          <b className={styles.jackpot} translate="no">
            {detail.jackpot}
          </b>
        )}
        {detail?.table && <small>{detail.table}</small>}
      </a>
      {detail?.hasDemo && !isPaused && (
        <a className={styles.demo} href={demoAddress(tile)} aria-label={`${copy.demo} ${name}`}>
          {copy.demo}
        </a>
      )}
      {detail && (
        <a className={styles.about} href={gameAddress(tile)} aria-label={interpolate(copy.about, { name })}>
          {copy.info}
        </a>
      )}
      {tile.isPlain || <StarButton game={tile} copy={copy} />}
    </li>
  );
}
