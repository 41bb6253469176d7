/** How the picks of a slip are combined: a bet on each, one on all, or one on all combinations of that many. */
export type BetKind = 'single' | 'multiple' | `${number}/${number}`;

/** The kinds that so many picks can have, the usual one first. */
export function kindsFor(picks: number): readonly BetKind[] {
  if (picks < 2) return ['single'];
  const systems = Array.from({ length: Math.max(0, picks - 2) }, (_, at): BetKind => `${at + 2}/${picks}`);
  return ['multiple', ...systems, 'single'];
}

/** The fields of the operator's calls that say the kind. */
export const kindFields = (kind: BetKind) =>
  kind === 'single' || kind === 'multiple' ? ({ kind } as const) : ({ kind: 'system', system: kind } as const);
