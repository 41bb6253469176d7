import type { IncomingMessage } from 'node:http';
import { readBounded } from '~/lib/read-bounded';

/** Far more than the largest form of the site needs. */
const MAX_BODY_BYTES = 64 * 1024;

/** Reads the request's body. Null when it is over the limit: the bytes are counted, because Content-Length may be wrong. */
export async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return null;
  // Do not destroy the connection on return: the error response is sent over it.
  return readBounded(request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>, MAX_BODY_BYTES);
}
