import type { IncomingMessage } from 'node:http';

/** Every form of the site fits many times over. */
const MAX_BODY_BYTES = 64 * 1024;

/** The request's body, or null once it has grown past the limit: counted while it streams, whatever its length claims. */
export async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return null;
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Leaving the loop must not destroy the connection: the refusal still has to be sent over it.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
