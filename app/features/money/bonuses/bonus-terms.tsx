import { Icon } from '~/ui/icon';
import type { CountedGames } from './game-links.server';
import styles from './bonus-centre.module.css';

interface BonusTermsProps {
  facts: readonly { name: string; text: string }[];
  games: readonly CountedGames[];
  /** The name of the games. */
  gamesLabel: string;
}

/** The terms of a bonus in short, and the games that count for it. */
export function BonusTerms({ facts, games, gamesLabel }: BonusTermsProps) {
  return (
    <>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {games.length > 0 && (
        <details className={styles.games}>
          <summary>
            {gamesLabel}
            <Icon name="chevron" />
          </summary>
          <ul>
            {games.map(({ label, share, href }) => (
              <li key={`${label} ${share}`}>
                {href === null ? (
                  <span translate="no">{label}</span>
                ) : (
                  <a href={href} translate="no">
                    {label}
                  </a>
                )}{' '}
                <span>{share}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
