/** Event of the document: the odds of a price that is on the slip have moved. */
export const ODDS_MOVED = 'odds-moved';
