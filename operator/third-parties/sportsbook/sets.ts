import { seededUniform } from './seeded-random';
import type { Fixture } from './fixtures';
import { twoWay, type Market, type Score, type SportModel } from './model';
import { finalScores, setWinProbability, isSetOver, type SetRules } from './set-probability';

interface SetSport {
  readonly setsToWin: number;
  readonly rules: SetRules;
  /** The rules of the last possible set, if they differ (volleyball). */
  readonly decider?: SetRules;
  /** Duration of one point. */
  readonly pointMs: number;
  /** The effect of a side's edge on the probability of one point. */
  readonly weight: number;
}

type MutableSets = [home: number, away: number][];

const maxSetsOf = ({ setsToWin }: SetSport) => setsToWin * 2 - 1;

const rulesOf = (sport: SetSport, setNumber: number) =>
  setNumber === maxSetsOf(sport) && sport.decider ? sport.decider : sport.rules;

const pointProbability = ({ weight }: SetSport, { edge }: Fixture, lean = 0) => 0.5 + weight * (edge + lean);

/** Simulates the match point by point, until it is over or that many points are played. */
function play(sport: SetSport, fixture: Fixture, points = Infinity) {
  const { setsToWin } = sport;
  const homeProbability = pointProbability(sport, fixture);
  const sets: MutableSets = [[0, 0]];
  let [home, away, played] = [0, 0, 0];
  while (played < points && home < setsToWin && away < setsToWin) {
    const set = sets.at(-1) as MutableSets[0];
    set[seededUniform(fixture.seed, played) < homeProbability ? 0 : 1] += 1;
    played += 1;
    if (!isSetOver(...set, rulesOf(sport, sets.length))) continue;
    if (set[0] > set[1]) home += 1;
    else away += 1;
    if (home < setsToWin && away < setsToWin) sets.push([0, 0]);
  }
  const score: Score = { home, away, sets };
  return { score, played, isOver: home === setsToWin || away === setsToWin };
}

function marketsAt(sport: SetSport, score: Score, homeProbability: number): Market[] {
  const { setsToWin, rules, decider } = sport;
  const current = score.home + score.away + 1;
  const [points, otherPoints] = score.sets?.at(-1) ?? [0, 0];
  const currentSet = setWinProbability(points, otherPoints, homeProbability, rulesOf(sport, current));
  const newSet = setWinProbability(0, 0, homeProbability, rules);
  const lastSet = decider ? setWinProbability(0, 0, homeProbability, decider) : newSet;
  const setProbability = (set: number) => (set === current ? currentSet : set === maxSetsOf(sport) ? lastSet : newSet);
  const ends = finalScores({ ...score, needed: setsToWin }, setProbability);
  const sumOf = (holds: (end: { home: number; away: number }) => boolean) =>
    ends.reduce((sum, end) => (holds(end) ? sum + end.probability : sum), 0);
  const line = maxSetsOf(sport) - 0.5;
  return [
    twoWay(
      'winner',
      ['1', '2'],
      sumOf(({ home, away }) => home > away),
    ),
    twoWay(
      `sets:${line}`,
      ['over', 'under'],
      sumOf(({ home, away }) => home + away > line),
    ),
    twoWay(`set:${current}`, ['1', '2'], currentSet),
  ];
}

/** The model of a sport that is played in points and sets. */
function setBasedSport(sport: SetSport): SportModel {
  const { pointMs } = sport;
  const pointsBy = ({ startsAt }: Fixture, now: number) => Math.max(0, Math.floor((now - startsAt) / pointMs));
  return {
    endsAt: (fixture) => fixture.startsAt + play(sport, fixture).played * pointMs,

    scoreAt: (fixture, now) => play(sport, fixture, pointsBy(fixture, now)).score,

    marketsAt(fixture, now, lean) {
      const { score, isOver } = play(sport, fixture, pointsBy(fixture, now));
      return isOver ? [] : marketsAt(sport, score, pointProbability(sport, fixture, lean));
    },

    winningPick(fixture, marketId) {
      const { home, away, sets = [] } = play(sport, fixture).score;
      if (marketId === 'winner') return home > away ? '1' : '2';
      const [kind, number] = marketId.split(':');
      if (kind === 'sets') return home + away > Number(number) ? 'over' : 'under';
      const set = sets[Number(number) - 1];
      if (!set) return null;
      return set[0] > set[1] ? '1' : '2';
    },
  };
}

export const tennis = setBasedSport({
  setsToWin: 2,
  rules: { target: 6, lead: 2, tieBreakAt: 6 },
  pointMs: 45_000,
  weight: 0.12,
});

export const volleyball = setBasedSport({
  setsToWin: 3,
  rules: { target: 25, lead: 2 },
  decider: { target: 15, lead: 2 },
  pointMs: 5_000,
  weight: 0.045,
});

export const esports = setBasedSport({
  setsToWin: 2,
  rules: { target: 13, lead: 1 },
  pointMs: 18_000,
  weight: 0.09,
});
