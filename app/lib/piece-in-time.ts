/** How long a tap waits for a script that loads on demand. */
const MAX_WAIT_MS = 2_000;

/**
 * Starts the wait of one tap for the scripts that it needs.
 *
 * @returns passes a script on. @throws when the script does not arrive, or not within two seconds of the tap: the link is then
 * followed, or the form sent, without it
 */
export function startWait(): <Piece>(piece: Promise<Piece>) => Promise<Piece> {
  const late = new Promise<never>((_resolve, reject) => setTimeout(reject, MAX_WAIT_MS));
  return (piece) => Promise.race([piece, late]);
}
