/** The request for the most bonuses that the operator sends at once. The active ones are among the newest. */
export const NEWEST_BONUSES = { skip: 0, take: 100 } as const;
