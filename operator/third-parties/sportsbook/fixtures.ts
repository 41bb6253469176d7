import { seededUniform } from './seeded-random';
import { leagues, type League, type SportId } from './catalogue';

/**
 * One match. Everything about it is derived from its id and the sportsbook's seed, so that no table of matches is
 * needed.
 */
export interface Fixture {
  readonly id: string;
  readonly league: League;
  readonly home: string;
  readonly away: string;
  /** Epoch milliseconds. */
  readonly startsAt: number;
  /** The key of the match's pseudo-random numbers. */
  readonly seed: string;
  /** Advantage of home over away, from about -1 to 1. */
  readonly edge: number;
}

const MINUTE_MS = 60_000;
/** Two matches of each league start every half hour. */
const SLOT_MS = 30 * MINUTE_MS;
const PER_SLOT = 2;
const SIDES = 12;
const SLOTS_PER_ROUND = SIDES / 2 / PER_SLOT;

/** The match by id, null if there is none. */
export function findFixture(id: string, bookSeed: string): Fixture | null {
  const parts = /^([a-z]{2})-(\d{1,9})-([01])$/.exec(id);
  const league = parts && leagues.find((one) => one.id === parts[1]);
  return league ? fixtureAt(league, Number(parts[2]), Number(parts[3]), bookSeed) : null;
}

/** Matches of a sport that start in that period, earliest first. */
export function fixturesBetween(sport: SportId, from: number, to: number, bookSeed: string): Fixture[] {
  return leagues
    .filter((league) => league.sport === sport)
    .flatMap((league) => {
      const offset = league.offsetMinutes * MINUTE_MS;
      const first = Math.ceil((from - offset) / SLOT_MS);
      const last = Math.floor((to - offset) / SLOT_MS);
      const slots = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
      return slots.flatMap((slot) => [0, 1].map((place) => fixtureAt(league, slot, place, bookSeed)));
    })
    .sort((a, b) => a.startsAt - b.startsAt);
}

function fixtureAt(league: League, slot: number, place: number, bookSeed: string): Fixture {
  const [home, away] = pairOf(league, slot, place);
  const id = `${league.id}-${slot}-${place}`;
  const strength = (side: string) => seededUniform('strength', league.id, side) - 0.5;
  return {
    id,
    league,
    home,
    away,
    startsAt: slot * SLOT_MS + league.offsetMinutes * MINUTE_MS,
    seed: `${bookSeed}|${id}`,
    edge: strength(home) - strength(away),
  };
}

/**
 * Pairs the sides by the circle method: each side plays once per round, and meets every other side once in eleven
 * rounds.
 */
function pairOf({ sides }: League, slot: number, place: number): [string, string] {
  const round = Math.floor(slot / SLOTS_PER_ROUND) % (SIDES - 1);
  const pair = (slot % SLOTS_PER_ROUND) * PER_SLOT + place;
  const turning = (position: number) => sides[1 + ((position + round) % (SIDES - 1))] as string;
  const one = pair === 0 ? (sides[0] as string) : turning(pair - 1);
  const other = turning(SIDES - 2 - pair);
  return (round + pair) % 2 === 0 ? [one, other] : [other, one];
}
