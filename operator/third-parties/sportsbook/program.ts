import { foldText } from '~/lib/fold-text';
import { DAY_MS, HOUR_MS } from '../../utc-time';
import { phaseOf } from './book';
import { sports } from './catalogue';
import { fixturesBetween, type Fixture } from './fixtures';

export type BookId = 'sports' | 'live' | 'esports';

const AHEAD_MS = 2 * DAY_MS;

/** The matches of a book that are live or to come, by their start. */
export function programOf(book: BookId, seed: string, now: number): Fixture[] {
  const until = book === 'live' ? now : now + AHEAD_MS;
  return sports
    .filter(({ id }) => book === 'live' || (id === 'esports') === (book === 'esports'))
    .flatMap(({ id }) => fixturesBetween(id, now - HOUR_MS, until, seed))
    .filter((fixture) => fixture.startsAt > now || phaseOf(fixture, now) === 'live')
    .sort((one, other) => one.startsAt - other.startsAt);
}

/** Whether each word is in the names of the teams or of the league, in any language and with any accents. */
export function searchOf(words: string): (fixture: Fixture) => boolean {
  const wanted = foldText(words).split(' ');
  return ({ home, away, league }) => {
    const names = [home, away, ...Object.values(league.name)].map(folded).join(' ');
    return wanted.every((word) => names.includes(word));
  };
}

/** The catalogue has a few hundred names, and each search folds all of them for thousands of matches. */
const known = new Map<string, string>();

function folded(name: string): string {
  const text = known.get(name) ?? foldText(name);
  known.set(name, text);
  return text;
}
