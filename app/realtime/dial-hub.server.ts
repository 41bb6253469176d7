import { WebSocket } from 'ws';

/** How long the hub may take to accept a connection. */
const DIAL_TIMEOUT_MS = 5_000;

/** The largest message that is relayed, either way. */
export const MESSAGE_LIMIT_BYTES = 32 * 1024;

/** Whose connection it is, for the hub. Never leaves the server in the other direction. */
export interface HubCaller {
  readonly token: string;
  readonly fingerprint: string;
}

/**
 * - `open`: the hub took the connection; `socket` is paused until somebody reads it
 * - `unauthorised`: the session is over, as far as the hub is concerned
 * - `unavailable`: unreachable, too slow, or no hub
 */
export type Dialled =
  | { readonly kind: 'open'; readonly socket: WebSocket }
  | { readonly kind: 'unauthorised' }
  | { readonly kind: 'unavailable'; readonly reason: string };

/** Connects to the operator's hub in a player's name. The browser's own query plays no part. Never throws. */
export function dialHub(hubUrl: string, { token, fingerprint }: HubCaller): Promise<Dialled> {
  const url = new URL(hubUrl);
  url.searchParams.set('access_token', token);
  url.searchParams.set('fingerprint', fingerprint);
  const socket = new WebSocket(url, {
    handshakeTimeout: DIAL_TIMEOUT_MS,
    maxPayload: MESSAGE_LIMIT_BYTES,
    perMessageDeflate: false,
  });
  return new Promise((resolve) => {
    socket.once('open', () => {
      // The hub may speak before the browser's side is there.
      socket.pause();
      resolve({ kind: 'open', socket });
    });
    socket.once('unexpected-response', (request, { statusCode = 0 }) => {
      request.destroy();
      const isOver = statusCode === 401 || statusCode === 403;
      resolve(isOver ? { kind: 'unauthorised' } : { kind: 'unavailable', reason: `status ${statusCode}` });
    });
    // Also later: what goes wrong with a socket closes it, and that is where it is handled.
    socket.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ kind: 'unavailable', reason: error.code ?? error.message }),
    );
  });
}
