import { Icon } from '~/ui/icon';
import type { CountedGames } from './game-links.server';
import styles from './bonus-centre.module.css';

type Facts = readonly { readonly name: string; readonly text: string }[];

export interface BonusTermsProps {
  readonly title: string;
  /** Null where the card has it already. */
  readonly description: string | null;
  readonly facts: Facts;
  readonly games: readonly CountedGames[];
  readonly terms: string | null;
  readonly copy: { readonly termsAndGames: string; readonly games: string; readonly terms: string };
}

/** The terms of a bonus and the games that count for it, folded away. Nothing where there is nothing to say. */
export function BonusTerms({ title, description, facts, games, terms, copy }: BonusTermsProps) {
  if (description === null && facts.length === 0 && games.length === 0 && terms === null) return null;
  return (
    <details className={styles.terms}>
      <summary aria-label={`${copy.termsAndGames}: ${title}`}>
        {copy.termsAndGames}
        <Icon name="chevron" />
      </summary>
      {description !== null && <p>{description}</p>}
      {facts.length > 0 && <BonusFacts facts={facts} />}
      {games.length > 0 && <Games games={games} label={copy.games} />}
      {terms !== null && (
        <a href={terms} aria-label={`${copy.terms}: ${title}`}>
          {copy.terms}
        </a>
      )}
    </details>
  );
}

const Games = ({ games, label }: { games: readonly CountedGames[]; label: string }) => (
  <>
    <h4>{label}</h4>
    <ul>
      {games.map(({ label: name, share, href }) => (
        <li key={`${name} ${share}`}>
          {href === null ? (
            <span translate="no">{name}</span>
          ) : (
            <a href={href} translate="no">
              {name}
            </a>
          )}{' '}
          <span>{share}</span>
        </li>
      ))}
    </ul>
  </>
);

/** Figures of a bonus with their names; compact: one a line. */
export const BonusFacts = ({ facts, isCompact = false }: { facts: Facts; isCompact?: boolean }) => (
  <dl className={isCompact ? styles.lines : styles.facts}>
    {facts.map(({ name, text }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
