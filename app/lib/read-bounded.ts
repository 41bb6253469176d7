import type { IncomingMessage } from 'node:http';

export async function readBounded(stream: AsyncIterable<Buffer>, limitBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes > limitBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads the body of a request. Its connection is not destroyed where the body is too long: the answer is sent over it. */
export const readBody = (request: IncomingMessage, limitBytes: number): Promise<Buffer | null> =>
  readBounded(request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>, limitBytes);
