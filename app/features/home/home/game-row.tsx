import styles from '~/features/play/lobby/game-tile.module.css';
import rowStyles from '~/features/play/lobby/game-tiles.module.css';
import { RowHead } from '~/features/play/lobby/row-head';
import tileRowStyles from '~/features/play/lobby/tile-row.module.css';
import type { Copy } from '~/i18n/messages';
import { Icon } from '~/ui/icon';
import ownStyles from './game-row.module.css';

export interface RowGame {
  /** Attributes of the link that plays the game. */
  readonly link: Readonly<Record<string, string>>;
  readonly name: string;
  readonly provider: string | null;
  readonly image: string | null;
  /** The game's key among the jackpots, and the amount as money. */
  readonly jackpot?: { readonly key: string; readonly amount: string };
}

export interface Row {
  readonly id: 'continue' | 'favourites' | 'jackpots' | 'slots' | 'tables';
  /** The page with all games of the kind; null where there is none. */
  readonly all: string | null;
  readonly games: readonly RowGame[];
}

/**
 * A row of games, with a link to all of its kind where there is a page of them. Its tiles have no stars, to keep the home
 * page's script small.
 */
export function GameRow({ row: { id, all, games }, copy }: { row: Row; copy: Copy<'home'> }) {
  return (
    <section className={tileRowStyles.row} aria-labelledby={`row-${id}`}>
      <RowHead id={`row-${id}`} title={copy[id]} all={all} copy={copy} />
      <ul className={rowStyles.row} aria-labelledby={`row-${id}`} data-previous={copy.previous} data-next={copy.next}>
        {games.map(({ link, name, provider, image, jackpot }) => (
          <li key={link.href} className={styles.tile}>
            <a className={styles.link} {...link}>
              <span className={styles.picture}>
                {image === null ? (
                  <Icon name="games" />
                ) : (
                  <img src={image} alt="" width={300} height={400} loading="lazy" decoding="async" />
                )}
              </span>
              {jackpot && (
                <b className={ownStyles.amount} translate="no" data-jackpot={jackpot.key}>
                  {jackpot.amount}
                </b>
              )}
              <span className={styles.name} translate="no">
                {name}
              </span>
              {provider !== null && <span className={styles.provider}>{provider}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
