import { seededUniform } from './seeded-random';
import type { Fixture } from './fixtures';
import { twoWay, type SportModel } from './model';

/** Forty minutes of play take sixteen minutes of real time. */
const PLAYED_MS = 16 * 60_000;
const MINUTES = 40;
const ATTACKS_PER_MINUTE = 2;
const THREES = 0.3;
const POINTS_PER_BASKET = 2 + THREES;

/** The probability that one attack of the side scores. */
const scoring = ({ edge }: Fixture, side: 'home' | 'away', lean = 0) =>
  0.455 + (side === 'home' ? 0.012 : 0) + (side === 'home' ? 0.045 : -0.045) * (edge + lean);

/** The side's points after that many minutes. */
function pointsBy(fixture: Fixture, side: 'home' | 'away', minutes: number): number {
  const likely = scoring(fixture, side);
  let points = 0;
  for (let attack = 0; attack < minutes * ATTACKS_PER_MINUTE; attack += 1) {
    const luck = seededUniform(fixture.seed, side, attack);
    if (luck < likely) points += luck < likely * THREES ? 3 : 2;
  }
  return points;
}

const minuteAt = ({ startsAt }: Fixture, now: number) =>
  Math.min(MINUTES, Math.max(0, Math.floor(((now - startsAt) / PLAYED_MS) * MINUTES)));

/** Total lines: set around the pre-match expectation and fixed during the match. */
function linesOf(fixture: Fixture): number[] {
  const expected =
    (scoring(fixture, 'home') + scoring(fixture, 'away')) * POINTS_PER_BASKET * MINUTES * ATTACKS_PER_MINUTE;
  const middle = Math.floor(expected) + 0.5;
  return [middle, middle - 8, middle + 8];
}

/** Each attack succeeds or fails independently; the sum over the rest of a match is approximately normal. */
export const basketball: SportModel = {
  endsAt: ({ startsAt }) => startsAt + PLAYED_MS,

  scoreAt(fixture, now) {
    const minute = minuteAt(fixture, now);
    const [home, away] = [pointsBy(fixture, 'home', minute), pointsBy(fixture, 'away', minute)];
    if (minute < MINUTES || home !== away) return { home, away, minute };
    // A draw is decided by a simulated overtime.
    const homeWins = seededUniform(fixture.seed, 'overtime') < 0.5;
    return { home: home + (homeWins ? 9 : 5), away: away + (homeWins ? 5 : 9), minute };
  },

  marketsAt(fixture, now, lean) {
    const { home, away, minute = 0 } = basketball.scoreAt(fixture, now);
    const attacks = (MINUTES - minute) * ATTACKS_PER_MINUTE;
    const sides = (['home', 'away'] as const).map((side) => {
      const likely = scoring(fixture, side, lean);
      const mean = likely * POINTS_PER_BASKET;
      return { mean: mean * attacks, variance: (likely * (4 + 5 * THREES) - mean ** 2) * attacks };
    });
    const [homeLeft, awayLeft] = sides as [(typeof sides)[0], (typeof sides)[0]];
    const spread = Math.sqrt(homeLeft.variance + awayLeft.variance + 0.5);
    const totalLeft = homeLeft.mean + awayLeft.mean;
    return [
      twoWay('winner', ['1', '2'], normal((home - away + homeLeft.mean - awayLeft.mean) / spread)),
      ...linesOf(fixture).map((line) =>
        twoWay(`total:${line}`, ['over', 'under'], normal((home + away + totalLeft - line) / spread)),
      ),
    ];
  },

  winningPick(fixture, marketId) {
    const { home, away } = basketball.scoreAt(fixture, basketball.endsAt(fixture));
    if (marketId === 'winner') return home > away ? '1' : '2';
    return home + away > Number(marketId.slice('total:'.length)) ? 'over' : 'under';
  },
};

/** Standard normal distribution function: a logistic approximation, good to two decimals. */
const normal = (z: number) => 1 / (1 + Math.exp(-1.5976 * z - 0.07056 * z ** 3));
