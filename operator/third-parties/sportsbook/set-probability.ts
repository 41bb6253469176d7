/** Rules of a set: a race to a number of points. */
export interface SetRules {
  /** Points that win a set. */
  readonly target: number;
  /** The lead that a win requires. */
  readonly lead: 1 | 2;
  /** Tennis: at this score for each side, one last point decides. */
  readonly tieBreakAt?: number;
}

export function isSetOver(home: number, away: number, { target, lead, tieBreakAt }: SetRules): boolean {
  const [more, fewer] = home > away ? [home, away] : [away, home];
  return (more >= target && more - fewer >= lead) || (tieBreakAt !== undefined && more > tieBreakAt);
}

/** The probability that home wins the set from that score, with probability `p` of winning each point. */
export function setWinProbability(home: number, away: number, p: number, rules: SetRules): number {
  const memo = new Map<number, number>();
  const from = (h: number, a: number): number => {
    if (isSetOver(h, a, rules)) return h > a ? 1 : 0;
    // Deuce, in closed form: two points in a row win, one each leads back here.
    const isDeuce = rules.lead === 2 && rules.tieBreakAt === undefined && h === a && h >= rules.target - 1;
    if (isDeuce) return p ** 2 / (p ** 2 + (1 - p) ** 2);
    const key = h * 1000 + a;
    const probability = memo.get(key) ?? p * from(h + 1, a) + (1 - p) * from(h, a + 1);
    memo.set(key, probability);
    return probability;
  };
  return from(home, away);
}

/** The possible final scores of a match in sets, each with its probability. */
export function finalScores(
  sets: { readonly home: number; readonly away: number; readonly needed: number },
  setProbability: (setNumber: number) => number,
): { home: number; away: number; probability: number }[] {
  const { home, away, needed } = sets;
  if (home === needed || away === needed) return [{ home, away, probability: 1 }];
  const p = setProbability(home + away + 1);
  return [
    ...scaled(finalScores({ home: home + 1, away, needed }, setProbability), p),
    ...scaled(finalScores({ home, away: away + 1, needed }, setProbability), 1 - p),
  ];
}

const scaled = <End extends { probability: number }>(ends: End[], factor: number) =>
  ends.map((end) => ({ ...end, probability: end.probability * factor }));
