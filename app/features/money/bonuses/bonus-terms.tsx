import { Icon } from '~/ui/icon';
import type { CountedGames } from './game-links.server';
import styles from './bonus-centre.module.css';

type Facts = readonly { readonly name: string; readonly text: string }[];

interface BonusTermsProps {
  readonly facts: Facts;
  readonly games: readonly CountedGames[];
  /** The name of the games. */
  readonly gamesLabel: string;
}

/** The terms of a bonus in short, and the games that count for it. */
export const BonusTerms = ({ facts, games, gamesLabel }: BonusTermsProps) => (
  <>
    {facts.length > 0 && <BonusFacts facts={facts} />}
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

/** Figures of a bonus with their names. */
export const BonusFacts = ({ facts }: { facts: Facts }) => (
  <dl className={styles.facts}>
    {facts.map(({ name, text }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
