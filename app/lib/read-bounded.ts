/** The whole of a byte stream, or null once it has grown past the limit: what comes after is not read. */
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
