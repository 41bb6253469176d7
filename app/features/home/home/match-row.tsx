import type { Copy } from '~/i18n/messages';
import rowStyles from '~/features/play/lobby/game-tiles.module.css';
import { RowHead } from '~/features/play/lobby/row-head';
import tileRowStyles from '~/features/play/lobby/tile-row.module.css';
import styles from './match-row.module.css';
import type { HomeMatch, Matches } from './matches.server';

/** Matches with their odds. A match leads to its page in the sportsbook. */
export function MatchRow({ row: { all, matches }, copy }: { row: Matches; copy: Copy<'home'> }) {
  return (
    <section className={tileRowStyles.row} aria-labelledby="row-matches">
      <RowHead id="row-matches" title={copy.matches} all={all} copy={copy} />
      <ul
        className={`${rowStyles.row} ${styles.matches}`}
        aria-labelledby="row-matches"
        data-previous={copy.previous}
        data-next={copy.next}
      >
        {matches.map((match) => (
          <li key={match.href}>
            <MatchCard match={match} copy={copy} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function MatchCard({ match, copy }: { match: HomeMatch; copy: Copy<'home'> }) {
  const { href, league, home, away, isLive, when, score, odds } = match;
  return (
    <a className={styles.match} href={href}>
      <span className={styles.when}>
        {isLive && <b>{copy.live}</b>} <span>{when}</span> <span>{league}</span>
      </span>
      <span className={styles.sides}>
        <span>{home}</span> {score && <b>{score.home}</b>} <span>{away}</span> {score && <b>{score.away}</b>}
      </span>
      <span className={styles.odds}>
        {odds.map(({ label, value }) => (
          <span key={label}>
            <span>{label}</span> <b>{value ?? '–'}</b>
          </span>
        ))}
      </span>
    </a>
  );
}
