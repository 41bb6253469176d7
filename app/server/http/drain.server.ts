import type { Server } from 'node:http';
import { setImmediate } from 'node:timers/promises';

/** A turn this short accepted all that was waiting, and hardly anything can have arrived since. An idle one takes 0.002 ms. */
const SHORT_TURN_MS = 0.05;

/** How long a busy site looks for such a turn. */
const SEARCH_MS = 3_000;

/**
 * Closing a port resets the connections that the kernel holds and Node has not accepted. A proxy may have sent a form on one
 * of them. So the port closes while none is held. What arrives during the close itself (0.13 ms, or until the
 * system lets a busy machine go on) is still lost.
 */
export async function drain(server: Server, timeoutMs: number): Promise<void> {
  await nothingArrives(server);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const deadline = setTimeout(() => server.closeAllConnections(), timeoutMs);
  server.closeIdleConnections();
  await closed;
  clearTimeout(deadline);
}

/** Resolves at the end of a short turn of the event loop in which no connection arrived, after `SEARCH_MS` at the latest. */
async function nothingArrives(server: Server): Promise<void> {
  let arrived = 0;
  const count = () => (arrived += 1);
  server.on('connection', count);
  // From here to the next immediate is a whole turn, in which waiting connections are accepted.
  await setImmediate();
  const deadline = performance.now() + SEARCH_MS;
  for (let start = performance.now(); start < deadline; start = performance.now()) {
    const before = arrived;
    await setImmediate();
    if (arrived === before && performance.now() - start < SHORT_TURN_MS) break;
  }
  server.off('connection', count);
}
