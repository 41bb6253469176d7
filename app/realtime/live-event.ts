/**
 * What happens on the live connection, as far as the page is concerned (spec section 4).
 *
 * - `connected`, `reconnected`: it stands; nothing that happened before is replayed
 * - `disconnect`: it broke, and is being made again
 * - `error`: a try to make it failed
 * - `lost`: all tries failed; only the player starts new ones
 * - `ended`: the other side has closed it for good: the session is over
 * - `message`: the operator's own, a command and what comes with it
 * - `news`: one tab has read something anew that all of them show
 */
export type LiveEvent =
  | { readonly kind: 'connected' | 'reconnected' | 'disconnect' | 'error' | 'lost' | 'ended' }
  | { readonly kind: 'message'; readonly command: string; readonly message: unknown }
  | { readonly kind: 'news'; readonly news: unknown };

/** A connection that one tab holds. */
export interface LiveConnection {
  /** Starts anew after `lost`. */
  retry(): void;
  close(): void;
}

/** Makes a connection and tells what happens on it. Resolves when its code has arrived, not when it stands. */
export type OpenConnection = (tell: (event: LiveEvent) => void) => Promise<LiveConnection>;
