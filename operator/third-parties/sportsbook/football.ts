import { seededUniform, seededPoisson } from './seeded-random';
import type { Fixture } from './fixtures';
import { twoWay, type Market, type SportModel } from './model';

/** Ninety minutes of play take eighteen minutes of real time. */
const PLAYED_MS = 18 * 60_000;
const MINUTES = 90;
const MOST_GOALS = 10;
const LINES = [2.5, 1.5, 3.5];

const expectedGoals = ({ edge }: Fixture, lean = 0) => ({
  home: 1.45 * Math.exp(0.75 * (edge + lean)),
  away: 1.15 * Math.exp(-0.75 * (edge + lean)),
});

/** The minutes of the whole match in which the side scores. */
function goalMinutes(fixture: Fixture, side: 'home' | 'away'): number[] {
  const goals = seededPoisson(expectedGoals(fixture)[side], fixture.seed, side);
  return Array.from({ length: goals }, (_, goal) => seededUniform(fixture.seed, side, 'minute', goal) * MINUTES);
}

const minuteAt = ({ startsAt }: Fixture, now: number) =>
  Math.min(MINUTES, Math.max(0, ((now - startsAt) / PLAYED_MS) * MINUTES));

/** Goals are a Poisson process. The distribution of the goals still to come prices every market. */
export const football: SportModel = {
  endsAt: ({ startsAt }) => startsAt + PLAYED_MS,

  scoreAt(fixture, now) {
    const minute = minuteAt(fixture, now);
    const scored = (side: 'home' | 'away') => goalMinutes(fixture, side).filter((at) => at <= minute).length;
    return { home: scored('home'), away: scored('away'), minute: Math.floor(minute) };
  },

  marketsAt(fixture, now, lean) {
    const { home, away, minute = 0 } = football.scoreAt(fixture, now);
    // Whole minutes, so that odds stay constant for a while between goals.
    const left = 1 - minute / MINUTES;
    const expected = expectedGoals(fixture, lean);
    const ends = finalScores(poisson(expected.home * left), poisson(expected.away * left), home, away);
    const sumOf = (holds: (home: number, away: number) => boolean) =>
      ends.reduce((sum, end) => (holds(end.home, end.away) ? sum + end.probability : sum), 0);
    const result: Market = {
      id: 'result',
      picks: [
        { id: '1', probability: sumOf((h, a) => h > a) },
        { id: 'X', probability: sumOf((h, a) => h === a) },
        { id: '2', probability: sumOf((h, a) => h < a) },
      ],
    };
    return [
      result,
      ...LINES.map((line) =>
        twoWay(
          `total:${line}`,
          ['over', 'under'],
          sumOf((h, a) => h + a > line),
        ),
      ),
      twoWay(
        'both',
        ['yes', 'no'],
        sumOf((h, a) => h > 0 && a > 0),
      ),
    ];
  },

  winningPick(fixture, marketId) {
    const { home, away } = football.scoreAt(fixture, football.endsAt(fixture));
    if (marketId === 'result') return home > away ? '1' : home < away ? '2' : 'X';
    if (marketId === 'both') return home > 0 && away > 0 ? 'yes' : 'no';
    return home + away > Number(marketId.slice('total:'.length)) ? 'over' : 'under';
  },
};

function poisson(mean: number): number[] {
  const terms = [Math.exp(-mean)];
  for (let goals = 1; goals <= MOST_GOALS; goals += 1) terms.push(((terms[goals - 1] as number) * mean) / goals);
  return terms;
}

function finalScores(homeLeft: number[], awayLeft: number[], home: number, away: number) {
  return homeLeft.flatMap((p, more) =>
    awayLeft.map((q, moreAway) => ({ home: home + more, away: away + moreAway, probability: p * q })),
  );
}
