import { interpolate } from '~/i18n/interpolate';
import type { Copy } from '~/i18n/messages';
import type { EventRow } from './describe-event.server';
import styles from './match-list.module.css';
import { Price } from './price';

export interface League {
  readonly id: string;
  readonly name: string;
  readonly sport: string;
  readonly href: string;
  readonly matches: readonly EventRow[];
}

interface MatchListProps {
  leagues: readonly League[];
  copy: Copy<'book'>;
}

/** Matches of several leagues, each with the prices of its main market. */
export function MatchList({ leagues, copy }: MatchListProps) {
  return leagues.map(({ id, name, sport, href, matches }) => (
    <section key={id} className={styles.league} aria-labelledby={`league-${id}`}>
      <h2 id={`league-${id}`}>
        <a href={href}>{name}</a> <small>{sport}</small>
      </h2>
      <ul>
        {matches.map((match) => (
          <MatchRow key={match.href} match={match} copy={copy} />
        ))}
      </ul>
    </section>
  ));
}

function MatchRow({ match, copy }: { match: EventRow } & Omit<MatchListProps, 'leagues'>) {
  const { href, home, away, isLive, when, score, prices, more } = match;
  return (
    <li className={styles.match}>
      <a className={styles.sides} href={href}>
        <small>
          {isLive && <b>{copy.live}</b>} <span>{when}</span>
        </small>
        <span>{home}</span> {score && <b>{score[0]}</b>} <span>{away}</span> {score && <b>{score[1]}</b>}
      </a>
      <div className={styles.prices}>
        {prices.map((price) => (
          <Price key={price.label} price={price} />
        ))}
        {more > 0 && (
          <a
            className={styles.more}
            href={href}
            aria-label={interpolate(copy.moreMarkets, { count: more, home, away })}
          >
            +{more}
          </a>
        )}
      </div>
    </li>
  );
}
