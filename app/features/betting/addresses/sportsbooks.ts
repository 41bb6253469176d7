/** The books of an operator's sportsbook. */
export const SPORTSBOOKS = ['sports', 'live', 'esports'] as const;
export type Sportsbook = (typeof SPORTSBOOKS)[number];
