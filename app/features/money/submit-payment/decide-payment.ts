export type PaymentState = 'accepted' | 'unknown' | 'refused' | 'code-asked';

/** What is known of a payment form that a player has sent. */
export interface PaymentFacts {
  /** The button: the form's, that of its review, or one that changes the form. */
  readonly pressed: 'form' | 'review' | 'edit';
  /** The attempt that used the form's intent; null for none. */
  readonly earlier: { readonly isSameForm: boolean; readonly fate: PaymentState } | null;
  /** The form as the operator describes it now. */
  readonly form: 'unread' | 'unreachable' | 'unusable' | 'ready';
  /** Not so for an account that the operator does not keep for this player. */
  readonly isAccountKnown: boolean;
  readonly isValid: boolean;
  readonly intent: 'none' | 'expired' | 'fresh';
  readonly needsReview: boolean;
  /** The player's code, where the operator asked for one. */
  readonly code: 'none' | 'wrong' | 'typed';
  /** What came of sending it in this request; null before. `claimed` where another request was first. */
  readonly sent: PaymentState | 'too-many' | 'too-many-codes' | 'claimed' | null;
}

/**
 * What happens next.
 *
 * - `read-form`, `send`: it is done, and the table is asked again with what came of it
 * - `receipt`: the payment was sent, in this request or before; its receipt says what is known
 * - `refusal`: it had no effect, and the form says why
 * - `ask-code`, `wrong-code`, `too-many-codes`: the review with a field for the player's code
 * - `review`: the payment is shown once more before it is sent
 * - all others: the form, with what is in the way
 */
export type Decision =
  | 'read-form'
  | 'send'
  | 'receipt'
  | 'refusal'
  | 'ask-code'
  | 'wrong-code'
  | 'too-many-codes'
  | 'review'
  | 'edit'
  | 'wrong-input'
  | 'too-many'
  | 'other-contents'
  | 'stale'
  | 'unusable'
  | 'not-sent';

interface Row {
  readonly name: string;
  readonly applies: (facts: PaymentFacts) => boolean;
  readonly decision: Decision;
}

const wasSent = (fate: string | undefined) => fate === 'accepted' || fate === 'unknown';

/** The first row that applies decides: what is known of the money comes before what is wrong with the form. */
export const PAYMENT_ROWS: readonly Row[] = [
  { name: 'payment sent in this request', applies: ({ sent }) => wasSent(sent ?? undefined), decision: 'receipt' },
  { name: 'operator refused the payment', applies: ({ sent }) => sent === 'refused', decision: 'refusal' },
  { name: 'operator asks for a code', applies: ({ sent }) => sent === 'code-asked', decision: 'ask-code' },
  { name: 'player pays too often', applies: ({ sent }) => sent === 'too-many', decision: 'too-many' },
  { name: 'too many wrong codes', applies: ({ sent }) => sent === 'too-many-codes', decision: 'too-many-codes' },
  {
    name: 'form sent before',
    applies: ({ earlier }) => earlier?.isSameForm === true && wasSent(earlier.fate),
    decision: 'receipt',
  },
  { name: 'method not read yet', applies: ({ form }) => form === 'unread', decision: 'read-form' },
  {
    name: 'form refused before',
    applies: ({ earlier }) => earlier?.isSameForm === true && earlier.fate === 'refused',
    decision: 'refusal',
  },
  {
    name: 'form sent before with other contents',
    applies: ({ earlier }) => earlier?.isSameForm === false && earlier.fate !== 'code-asked',
    decision: 'other-contents',
  },
  { name: 'method cannot be read', applies: ({ form }) => form === 'unreachable', decision: 'not-sent' },
  { name: 'method has no form', applies: ({ form }) => form === 'unusable', decision: 'unusable' },
  {
    name: 'code asked for other contents',
    applies: ({ earlier, pressed, sent }) => earlier?.isSameForm === false && (pressed !== 'form' || sent !== null),
    decision: 'other-contents',
  },
  { name: 'player changes the payment', applies: ({ pressed }) => pressed === 'edit', decision: 'edit' },
  {
    name: 'review of another session or method',
    applies: ({ pressed, intent }) => pressed === 'review' && intent === 'none',
    decision: 'stale',
  },
  {
    name: 'saved account unknown to the operator',
    applies: ({ isAccountKnown }) => !isAccountKnown,
    decision: 'stale',
  },
  { name: 'wrong field', applies: ({ isValid }) => !isValid, decision: 'wrong-input' },
  { name: 'intent used or expired', applies: ({ intent }) => intent !== 'fresh', decision: 'stale' },
  {
    name: 'another request was asked for the code',
    applies: ({ sent, earlier }) => sent === 'claimed' && earlier !== null,
    decision: 'ask-code',
  },
  { name: 'another request used the intent', applies: ({ sent }) => sent === 'claimed', decision: 'stale' },
  {
    name: 'code asked for before',
    applies: ({ pressed, needsReview, earlier }) =>
      pressed === 'form' && needsReview && earlier !== null && earlier.isSameForm,
    decision: 'ask-code',
  },
  {
    name: 'review required',
    applies: ({ pressed, needsReview }) => pressed === 'form' && needsReview,
    decision: 'review',
  },
  { name: 'malformed code', applies: ({ code }) => code === 'wrong', decision: 'wrong-code' },
  { name: 'ready to send', applies: () => true, decision: 'send' },
];

export function decidePayment(facts: PaymentFacts): Decision {
  const row = PAYMENT_ROWS.find(({ applies }) => applies(facts));
  // The last row applies to all facts.
  if (!row) throw new Error('a payment without a decision');
  return row.decision;
}
