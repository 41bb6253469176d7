import { WebSocket } from 'ws';

/** How long the hub may take to accept a connection. */
const DIAL_TIMEOUT_MS = 5_000;

/** The largest message that is relayed, either way. */
export const MESSAGE_LIMIT_BYTES = 32 * 1024;

/** The credentials of a player's hub connection. They must never reach the browser. */
export interface HubCaller {
  readonly token: string;
  readonly fingerprint: string;
}

/**
 * The result of connecting to the hub.
 *
 * - `open`: the hub accepted the connection; `socket` is paused and must be resumed
 * - `unauthorised`: the hub answered 401 or 403, so the session is over
 * - `unavailable`: unreachable, too slow, or not a hub; `reason` is for the log
 */
export type DialResult =
  | { readonly kind: 'open'; readonly socket: WebSocket }
  | { readonly kind: 'unauthorised' }
  | { readonly kind: 'unavailable'; readonly reason: string };

/** Connects to the operator's hub as one player. Nothing of the browser's own query is sent. Never rejects. */
export function dialHub(hubUrl: string, { token, fingerprint }: HubCaller): Promise<DialResult> {
  const url = new URL(hubUrl);
  url.searchParams.set('access_token', token);
  url.searchParams.set('fingerprint', fingerprint);
  const socket = new WebSocket(url, { maxPayload: MESSAGE_LIMIT_BYTES, perMessageDeflate: false });
  return new Promise((resolve) => {
    // The library's own timeout counts silence only: a hub that answers byte by byte would never reach it.
    const deadline = setTimeout(() => {
      resolve({ kind: 'unavailable', reason: 'timeout' });
      socket.terminate();
    }, DIAL_TIMEOUT_MS);
    // An accepted, a refused and a failed connection all end the wait.
    for (const event of ['open', 'unexpected-response', 'error']) socket.once(event, () => clearTimeout(deadline));
    socket.once('open', () => {
      // The hub may send messages before the browser's connection is open.
      socket.pause();
      resolve({ kind: 'open', socket });
    });
    socket.once('unexpected-response', (request, { statusCode = 0 }) => {
      request.destroy();
      const isOver = statusCode === 401 || statusCode === 403;
      resolve(isOver ? { kind: 'unauthorised' } : { kind: 'unavailable', reason: `status ${statusCode}` });
    });
    // This listener stays: an error without a listener would end the process. The `close` event that follows is handled.
    socket.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ kind: 'unavailable', reason: error.code ?? error.message }),
    );
  });
}
