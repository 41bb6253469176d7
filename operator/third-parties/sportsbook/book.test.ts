import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basketball } from './basketball';
import { findMatch, liveMatches, upcomingMatches, winningPick } from './book';
import { leagues, sports, type SportId } from './catalogue';
import { fixturesBetween, type Fixture } from './fixtures';
import { football } from './football';
import { esports, tennis, volleyball } from './sets';

const models = { football, basketball, tennis, volleyball, esports };
const DAY_MS = 86_400_000;
const noon = Date.parse('2026-03-01T12:00:00Z');
const sportIds = sports.map(({ id }) => id);

/** About a thousand matches of a sport. */
const season = (sport: SportId) => fixturesBetween(sport, noon, noon + 7 * DAY_MS, 'season').slice(0, 1000);

/**
 * The difference between the expected and the actual share of wins of a market's first pick, over the matches in which
 * the market is open.
 */
function bias(sport: SportId, marketId: string, momentOf: (fixture: Fixture) => number): number {
  const model = models[sport];
  let [expected, happened, matches] = [0, 0, 0];
  for (const fixture of season(sport)) {
    const market = model.marketsAt(fixture, momentOf(fixture), 0).find(({ id }) => id === marketId);
    const pick = market?.picks[0];
    if (!pick) continue;
    expected += pick.probability;
    happened += model.winningPick(fixture, marketId) === pick.id ? 1 : 0;
    matches += 1;
  }
  expect(matches).toBeGreaterThan(100);
  return Math.abs(expected - happened) / matches;
}

describe('the odds compiler', () => {
  it.each([
    ['football', 'result'],
    ['football', 'total:2.5'],
    ['football', 'both'],
    ['basketball', 'winner'],
    ['tennis', 'winner'],
    ['tennis', 'set:1'],
    ['tennis', 'sets:2.5'],
    ['volleyball', 'winner'],
    ['volleyball', 'sets:4.5'],
    ['esports', 'winner'],
    ['esports', 'sets:2.5'],
  ] as const)('estimates how often %s ends as %s predicts, before and during the match', (sport, marketId) => {
    // A fixed time: a fraction of the match's length would already depend on its course.
    const midway = ({ startsAt }: Fixture) => startsAt + 6 * 60_000;
    expect(bias(sport, marketId, ({ startsAt }) => startsAt - 1)).toBeLessThan(0.045);
    if (marketId !== 'set:1') expect(bias(sport, marketId, midway)).toBeLessThan(0.045);
  });

  it('gives picks whose probabilities add up to one', () => {
    for (const sport of sportIds) {
      for (const fixture of season(sport).slice(0, 50)) {
        for (const { picks } of models[sport].marketsAt(fixture, fixture.startsAt + 300_000, 0.1)) {
          expect(picks.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 2);
        }
      }
    }
  });
});

describe('the sportsbook', () => {
  it('keeps a margin on every open market', () => {
    for (const sport of sportIds) {
      for (const { offers } of upcomingMatches(sport, 'margin', noon, 20)) {
        for (const { picks } of offers) {
          const sum = picks.reduce((total, { odds }) => total + 100 / (odds ?? NaN), 0);
          expect(sum).toBeGreaterThan(1.04);
          expect(sum).toBeLessThan(1.12);
        }
      }
    }
  });

  it('gives the same match every time, and moves its odds with time', () => {
    const [match] = upcomingMatches('football', 'again', noon, 20);
    const again = findMatch(match?.id ?? '', 'again', noon);
    expect(again).toEqual(match);
    const later = findMatch(match?.id ?? '', 'again', noon + 240_000);
    expect(later?.offers[0]?.picks.map(({ odds }) => odds)).not.toEqual(
      match?.offers[0]?.picks.map(({ odds }) => odds),
    );
    expect(findMatch(match?.id ?? '', 'other book', noon)?.offers).not.toEqual(match?.offers);
  });

  it('has something live in most sports at any time, and every sport ahead', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 * 24 * 60 }), (minutes) => {
        const now = noon + minutes * 60_000;
        const live = sportIds.filter((sport) => liveMatches(sport, 'busy', now).length > 0);
        expect(live.length).toBeGreaterThanOrEqual(3);
        for (const sport of sportIds) expect(upcomingMatches(sport, 'busy', now, 20).length).toBeGreaterThan(10);
      }),
      { numRuns: 15 },
    );
  });

  it('never has a side play against itself, or in two matches at once', () => {
    for (const { sport } of leagues) {
      for (const { league, startsAt, home, away } of fixturesBetween(sport, noon, noon + DAY_MS, '')) {
        expect(home).not.toBe(away);
        const together = fixturesBetween(sport, startsAt, startsAt, '').filter((other) => other.league === league);
        expect(new Set(together.flatMap((one) => [one.home, one.away])).size).toBe(together.length * 2);
      }
    }
  });

  it('decides every offered market when the match is over, and offers none then', () => {
    for (const sport of sportIds) {
      for (const match of liveMatches(sport, 'verdict', noon + 600_000)) {
        for (const { id, picks } of match.offers)
          expect(picks.map((pick) => pick.id)).toContain(winningPick(match, id));
        expect(findMatch(match.id, 'verdict', match.endsAt)).toMatchObject({ phase: 'ended', offers: [] });
      }
    }
  });

  it('finds no match for a malformed id', () => {
    for (const id of ['', 'fk', 'fk-1-2', 'zz-1-0', 'fk-1-0 ', "fk-1'-0", 'fk-99999999999-0']) {
      expect(findMatch(id, '', noon)).toBeNull();
    }
  });
});
