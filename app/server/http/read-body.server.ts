import type { IncomingMessage } from 'node:http';
import { readBounded } from '~/lib/read-bounded';

/** Every form of the site fits many times over. */
const MAX_BODY_BYTES = 64 * 1024;

/** The request's body, or null once it has grown past the limit: counted while it streams, whatever its length claims. */
export async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return null;
  // Giving up must not destroy the connection: the refusal still has to be sent over it.
  return readBounded(request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>, MAX_BODY_BYTES);
}
