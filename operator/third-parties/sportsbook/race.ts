/** Rules of a set: a race to a number of points. */
export interface RaceRules {
  /** Points that win a set. */
  readonly target: number;
  /** The lead that a win requires. */
  readonly lead: 1 | 2;
  /** Tennis: at this score for each side, one last point decides. */
  readonly tieBreakAt?: number;
}

export function setIsOver(home: number, away: number, { target, lead, tieBreakAt }: RaceRules): boolean {
  const [more, fewer] = home > away ? [home, away] : [away, home];
  return (more >= target && more - fewer >= lead) || (tieBreakAt !== undefined && more > tieBreakAt);
}

/** The probability that home wins the set from that score, with probability `p` of winning each point. */
export function setChance(home: number, away: number, p: number, rules: RaceRules): number {
  const known = new Map<number, number>();
  const from = (h: number, a: number): number => {
    if (setIsOver(h, a, rules)) return h > a ? 1 : 0;
    // Deuce, in closed form: two points in a row win, one each leads back here.
    const isDeuce = rules.lead === 2 && rules.tieBreakAt === undefined && h === a && h >= rules.target - 1;
    if (isDeuce) return p ** 2 / (p ** 2 + (1 - p) ** 2);
    const key = h * 1000 + a;
    const chance = known.get(key) ?? p * from(h + 1, a) + (1 - p) * from(h, a + 1);
    known.set(key, chance);
    return chance;
  };
  return from(home, away);
}

/** The possible final scores of a match in sets, each with its probability. */
export function matchEnds(
  sets: { readonly home: number; readonly away: number; readonly needed: number },
  chanceOfSet: (setNumber: number) => number,
): { home: number; away: number; chance: number }[] {
  const { home, away, needed } = sets;
  if (home === needed || away === needed) return [{ home, away, chance: 1 }];
  const p = chanceOfSet(home + away + 1);
  return [
    ...scaled(matchEnds({ home: home + 1, away, needed }, chanceOfSet), p),
    ...scaled(matchEnds({ home, away: away + 1, needed }, chanceOfSet), 1 - p),
  ];
}

const scaled = <End extends { chance: number }>(ends: End[], factor: number) =>
  ends.map((end) => ({ ...end, chance: end.chance * factor }));
