/**
 * An event of the live connection, as a page sees it (docs/product/frame.md#notifications).
 *
 * - `connected`, `reconnected`: the connection is open; messages sent before are not repeated
 * - `disconnect`: the connection broke, and the client is reconnecting
 * - `error`: an attempt to connect failed
 * - `lost`: all attempts failed; only the player can start again
 * - `ended`: the server closed the connection for good, because the session is over
 * - `message`: a command of the operator, with its message
 * - `news`: another tab shares data that it has loaded and that every tab shows
 */
export type LiveEvent =
  | { readonly kind: 'connected' | 'reconnected' | 'disconnect' | 'error' | 'lost' | 'ended' }
  | { readonly kind: 'message'; readonly command: string; readonly message: unknown }
  | { readonly kind: 'news'; readonly news: unknown };

export interface LiveConnection {
  /** Connects again after `lost`. */
  retry(): void;
  close(): void;
}

/** Opens a connection and emits its events. Resolves when the connection's code is loaded, before it is open. */
export type OpenConnection = (emit: (event: LiveEvent) => void) => Promise<LiveConnection>;
