import { basketball } from './basketball';
import { HOUR_MS } from '../../utc-time';
import { seededNoise } from './seeded-random';
import { sports, type League, type SportId } from './catalogue';
import { findFixture, fixturesBetween, type Fixture } from './fixtures';
import { football } from './football';
import type { Score, SportModel } from './model';
import { esports, tennis, volleyball } from './sets';

const models: Record<SportId, SportModel> = { football, basketball, tennis, volleyball, esports };

type Phase = 'upcoming' | 'live' | 'ended';

export interface Offer {
  readonly id: string;
  readonly picks: readonly {
    readonly id: string;
    /** Decimal odds in hundredths; null while the pick is closed. */
    readonly odds: number | null;
    /** Direction of the odds in the last minute. */
    readonly moved: 'up' | 'down' | null;
  }[];
}

export interface Match extends Fixture {
  readonly phase: Phase;
  readonly endsAt: number;
  readonly score: Score;
  /** The main market first, open or closed, then the other open markets. Empty after the match. */
  readonly offers: readonly Offer[];
}

/** The bookmaker's margin. */
const MARGIN = 0.06;
const LONGEST_ODDS = 6_000;
/** A market whose favourite is more probable than this is closed. */
const ALMOST_CERTAIN = 0.93;
const AHEAD_MS = 6 * HOUR_MS;
const MINUTE_MS = 60_000;
/**
 * Interval at which the compiler's opinion changes. Odds stay constant in between, so that a player has time to accept
 * them.
 */
const OPINION_MS = 15_000;
const OPINION_STEP_MS = 4 * MINUTE_MS;
const OPINION_WEIGHT = 0.12;

/** The current state of a match by id, null if there is none. */
export function findMatch(id: string, seed: string, now: number): Match | null {
  const fixture = findFixture(id, seed);
  return fixture && matchOf(fixture, now);
}

/** Live matches of a sport, longest played first. */
export function liveMatches(sport: SportId, seed: string, now: number): Match[] {
  return fixturesBetween(sport, now - HOUR_MS, now, seed)
    .map((fixture) => matchOf(fixture, now))
    .filter(({ phase }) => phase === 'live');
}

/** The next matches of each league of a sport, soonest first. */
export function upcomingMatches(sport: SportId, seed: string, now: number, perLeague: number): Match[] {
  const counts = new Map<League, number>();
  return fixturesBetween(sport, now + 1, now + AHEAD_MS, seed)
    .filter(({ league }) => {
      const count = (counts.get(league) ?? 0) + 1;
      counts.set(league, count);
      return count <= perLeague;
    })
    .map((fixture) => matchOf(fixture, now));
}

/**
 * The matches that a front page shows: at most half of them live, then the next ones, one sport after the other. Matches
 * whose main market is closed are left out.
 */
export function findMainMatches(seed: string, now: number, count: number): Match[] {
  const bookSports = sports.map(({ id }) => id).filter((id) => id !== 'esports');
  const live = inTurn(bookSports.map((sport) => liveMatches(sport, seed, now).filter(isOpen)));
  const upcoming = inTurn(bookSports.map((sport) => upcomingMatches(sport, seed, now, 2).filter(isOpen)));
  const shownLive = live.slice(0, Math.ceil(count / 2));
  return [...shownLive, ...upcoming.slice(0, count - shownLive.length)];
}

const isOpen = ({ offers }: Match) => offers[0]?.picks.some(({ odds }) => odds !== null) === true;

/** The first of each list, then the second of each, and so on. */
function inTurn<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
}

/** The number of live matches of each sport. */
export function liveCounts(seed: string, now: number): Map<SportId, number> {
  const isPlaying = (fixture: Fixture) => phaseOf(fixture, now) === 'live';
  return new Map(sports.map(({ id }) => [id, fixturesBetween(id, now - HOUR_MS, now, seed).filter(isPlaying).length]));
}

/** What a bet is placed on. */
export interface BookPick {
  readonly event: string;
  readonly market: string;
  readonly pick: string;
}

/** A pick now: its odds are null while it is suspended. Null if it is closed for good, or unknown. */
export function priceOf({ event, market, pick }: BookPick, seed: string, now: number) {
  const fixture = findFixture(event, seed);
  if (!fixture || phaseOf(fixture, now) === 'ended') return null;
  const offer = pricesAt(fixture, now).find(({ id }) => id === market);
  const price = offer?.picks.find(({ id }) => id === pick);
  return price ? { odds: price.odds, endsAt: models[fixture.league.sport].endsAt(fixture) } : null;
}

/** The winning pick of a market, null if the market was not played. Call it only after the match has ended. */
export function winningPick(fixture: Fixture, marketId: string): string | null {
  return models[fixture.league.sport].winningPick(fixture, marketId);
}

export function phaseOf(fixture: Fixture, now: number): Phase {
  if (now < fixture.startsAt) return 'upcoming';
  return now < models[fixture.league.sport].endsAt(fixture) ? 'live' : 'ended';
}

export function matchOf(fixture: Fixture, now: number): Match {
  const model = models[fixture.league.sport];
  const phase = phaseOf(fixture, now);
  return {
    ...fixture,
    phase,
    endsAt: model.endsAt(fixture),
    score: model.scoreAt(fixture, now),
    offers: phase === 'ended' ? [] : offersOf(fixture, now),
  };
}

function offersOf(fixture: Fixture, now: number): Offer[] {
  const before = new Map(pricesAt(fixture, now - MINUTE_MS).map(({ id, picks }) => [id, picks]));
  return pricesAt(fixture, now)
    .filter(({ picks }, index) => index === 0 || picks.some(({ odds }) => odds !== null))
    .map(({ id, picks }) => ({
      id,
      picks: picks.map((pick, index) => ({ ...pick, moved: movement(before.get(id)?.[index]?.odds, pick.odds) })),
    }));
}

function pricesAt(fixture: Fixture, now: number) {
  const opinion = Math.floor(now / OPINION_MS) * OPINION_MS;
  const lean = OPINION_WEIGHT * seededNoise(opinion, OPINION_STEP_MS, fixture.seed, 'lean');
  // The score must be the current one, not that of the last opinion: odds from before a goal must not be available
  // after it.
  return models[fixture.league.sport].marketsAt(fixture, now, lean).map(({ id, picks }) => {
    const isOpen = picks.every(({ probability }) => probability < ALMOST_CERTAIN);
    return { id, picks: picks.map(({ id, probability }) => ({ id, odds: isOpen ? oddsOf(probability) : null })) };
  });
}

function oddsOf(probability: number): number {
  const odds = Math.floor(100 / (probability * (1 + MARGIN)));
  return Math.min(LONGEST_ODDS, Math.max(101, odds));
}

function movement(before: number | null | undefined, now: number | null): 'up' | 'down' | null {
  if (!before || !now || before === now) return null;
  return now > before ? 'up' : 'down';
}
