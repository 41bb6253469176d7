/** How long a tap waits for a script that loads on demand. */
const MAX_WAIT_MS = 2_000;

/** How long a form or a page waits for its answer: longer than the server may work on a payment. */
export const MAX_ANSWER_MS = 25_000;

/**
 * @returns passes a script on.
 * @throws when it does not arrive in time after the tap: the link is then followed without it
 */
export function startWait(maxMs = MAX_WAIT_MS): <Piece>(piece: Promise<Piece>) => Promise<Piece> {
  const late = new Promise<never>((_resolve, reject) => setTimeout(reject, maxMs, new Error('Too late')));
  return (piece) => Promise.race([piece, late]);
}
