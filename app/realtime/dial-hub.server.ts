import { WebSocket } from 'ws';
import {
  directEntry,
  negotiateHub,
  NegotiationError,
  type HubEntry,
  type HubAddress,
  type HubCaller,
} from './negotiate-hub.server';

/** How long the hub may take to accept a connection, with its negotiation. */
const DIAL_TIMEOUT_MS = 5_000;

/** The largest message that is relayed, either way. */
export const MESSAGE_LIMIT_BYTES = 32 * 1024;

/**
 * The result of connecting to the hub.
 *
 * - `open`: the hub accepted the connection; `socket` is paused and must be resumed
 * - `unauthorised`: the operator's hub answered 401 or 403, so the session is over
 * - `unavailable`: unreachable, too slow, or not a hub; `reason` is for the log
 */
export type DialResult =
  | { readonly kind: 'open'; readonly socket: WebSocket }
  | { readonly kind: 'unauthorised' }
  | { readonly kind: 'unavailable'; readonly reason: string };

/** Connects to the operator's hub as one player. Nothing of the browser's own query is sent. Never rejects. */
export async function dialHub(hub: HubAddress, caller: HubCaller): Promise<DialResult> {
  // The library's own timeout counts silence only: a hub that answers byte by byte would never reach it.
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), DIAL_TIMEOUT_MS);
  try {
    const entry = hub.isNegotiated ? await negotiateHub(hub, caller, deadline.signal) : directEntry(hub.url, caller);
    return await openSocket(entry, deadline.signal);
  } catch (error) {
    return failureOf(error, deadline.signal);
  } finally {
    clearTimeout(timer);
  }
}

function failureOf(error: unknown, { aborted }: AbortSignal): DialResult {
  if (aborted) return { kind: 'unavailable', reason: 'timeout' };
  if (error instanceof NegotiationError) return refusalOf(error.status, error.message);
  return { kind: 'unavailable', reason: reasonOf(error as NodeJS.ErrnoException) };
}

function openSocket({ url, isOwn }: HubEntry, deadline: AbortSignal): Promise<DialResult> {
  const socket = new WebSocket(url, { maxPayload: MESSAGE_LIMIT_BYTES, perMessageDeflate: false });
  return new Promise((resolve) => {
    const giveUp = () => {
      resolve({ kind: 'unavailable', reason: 'timeout' });
      socket.terminate();
    };
    deadline.addEventListener('abort', giveUp);
    // An accepted, a refused and a failed connection all end the wait.
    for (const event of ['open', 'unexpected-response', 'error'])
      socket.once(event, () => deadline.removeEventListener('abort', giveUp));
    socket.once('open', () => {
      // The hub may send messages before the browser's connection is open.
      socket.pause();
      resolve({ kind: 'open', socket });
    });
    socket.once('unexpected-response', (request, { statusCode = 0 }) => {
      request.destroy();
      resolve(refusalOf(isOwn ? statusCode : undefined, `status ${statusCode}`));
    });
    // This listener stays: an error without a listener would end the process. The `close` event that follows is handled.
    socket.on('error', (error) => resolve({ kind: 'unavailable', reason: reasonOf(error) }));
  });
}

/** @param status the status that the operator's own hub answered */
const refusalOf = (status: number | undefined, reason: string): DialResult =>
  status === 401 || status === 403 ? { kind: 'unauthorised' } : { kind: 'unavailable', reason };

const reasonOf = ({ code, message }: NodeJS.ErrnoException) => code ?? message;
