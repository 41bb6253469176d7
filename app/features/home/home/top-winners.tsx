import type { Copy } from '~/i18n/messages';
import { Icon } from '~/ui/icon';
import styles from './top-winners.module.css';
import type { Winner } from './winners.server';

/** A scrolling list of the largest recent wins. */
export function TopWinners({ winners, copy }: { winners: readonly Winner[]; copy: Copy<'home'> }) {
  if (winners.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="top-winners">
      <h2 id="top-winners" className={styles.title}>
        <Icon name="jackpot" />
        {copy.winners}
      </h2>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region has to be reachable by keyboard */}
      <ol className={styles.list} tabIndex={0} aria-labelledby="top-winners">
        {winners.map(({ image, game, name, amount }, index) => (
          <li key={index} className={styles.winner} translate="no">
            <span className={styles.picture}>
              {image === null ? (
                <Icon name="games" />
              ) : (
                <img src={image} alt="" width={36} height={48} loading="lazy" decoding="async" />
              )}
            </span>
            <span className={styles.what}>
              <span className={styles.game}>{game}</span> <span className={styles.name}>{name}</span>
            </span>{' '}
            <span className={styles.amount}>{amount}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
