import type { Outcome } from '~/upstream/outcome';

/** The data of a successful outcome, null for any other. */
export const dataOf = <Data>(outcome: Outcome<Data>): Data | null => (outcome.kind === 'success' ? outcome.data : null);
