export type BetState = 'accepted' | 'unknown' | 'refused' | 'code-asked';

/** What is known of a review that a player has confirmed. */
export interface BetFacts {
  readonly intent: 'none' | 'expired' | 'fresh';
  /** The attempt that used the review's intent; null for none. */
  readonly earlier: { readonly isSameBet: boolean; readonly state: BetState } | null;
  readonly isValid: boolean;
  /** Whether the player has typed the code that the operator asked for. */
  readonly hasCode: boolean;
  /** What came of sending it in this request; null before. `claimed` where another request was first. */
  readonly sent: BetState | 'claimed' | null;
}

/**
 * - `send`: the table is asked again with what came of it
 * - `receipt`: the bet was sent, in this request or before
 * - `review`: the operator did not take it; it is shown once more at the odds of now, with the reason
 * - `ask-code`: the review with a field for the player's code
 * - `stale`: nothing was sent, and the review cannot be used
 */
export type BetDecision = 'send' | 'receipt' | 'review' | 'ask-code' | 'wrong-input' | 'stale';

interface Row {
  readonly name: string;
  readonly applies: (facts: BetFacts) => boolean;
  readonly decision: BetDecision;
}

const wasSent = (state: string | undefined) => state === 'accepted' || state === 'unknown';

/** The first row that applies decides: what is known of the stake comes before what is wrong with the form. */
export const BET_ROWS: readonly Row[] = [
  { name: 'bet sent in this request', applies: ({ sent }) => wasSent(sent ?? undefined), decision: 'receipt' },
  { name: 'operator refused the bet', applies: ({ sent }) => sent === 'refused', decision: 'review' },
  { name: 'operator asks for a code', applies: ({ sent }) => sent === 'code-asked', decision: 'ask-code' },
  {
    name: 'review confirmed before',
    applies: ({ earlier }) => earlier?.isSameBet === true && wasSent(earlier.state),
    decision: 'receipt',
  },
  {
    name: 'review refused before',
    applies: ({ earlier }) => earlier?.isSameBet === true && earlier.state === 'refused',
    decision: 'review',
  },
  { name: 'review used for another bet', applies: ({ earlier }) => earlier?.isSameBet === false, decision: 'stale' },
  { name: 'wrong field', applies: ({ isValid }) => !isValid, decision: 'wrong-input' },
  { name: 'review of another session, or old', applies: ({ intent }) => intent !== 'fresh', decision: 'stale' },
  { name: 'another request was first', applies: ({ sent }) => sent === 'claimed', decision: 'stale' },
  {
    name: 'code asked for before',
    applies: ({ earlier, hasCode }) => earlier?.state === 'code-asked' && !hasCode,
    decision: 'ask-code',
  },
  { name: 'ready to send', applies: () => true, decision: 'send' },
];

export function decideBet(facts: BetFacts): BetDecision {
  const row = BET_ROWS.find(({ applies }) => applies(facts));
  // The last row applies to all facts.
  if (!row) throw new Error('a bet without a decision');
  return row.decision;
}
