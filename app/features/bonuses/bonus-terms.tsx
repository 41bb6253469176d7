import { Fact, Facts } from '~/ui/facts';
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
  if (facts.length === 0 && games.length === 0) return null;
  return (
    <div className={styles.terms}>
      <Facts>
        {facts.map(({ name, text }) => (
          <Fact key={name} name={name}>
            {text}
          </Fact>
        ))}
        {games.length > 0 && (
          <Fact name={gamesLabel}>
            <ul>
              {games.map(({ label, share, href }) => (
                <li key={`${label} ${share}`}>
                  {href === null ? label : <a href={href}>{label}</a>} {share}
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </Facts>
    </div>
  );
}
