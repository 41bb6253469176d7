import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Content encodings by their HTTP names. */
export type Encoding = 'br' | 'gzip' | 'identity';

const PREFERRED: readonly Encoding[] = ['br', 'gzip'];

/** Returns the best encoding that an `Accept-Encoding` header allows. */
export function encodingFor(header: string | string[] | undefined): Encoding {
  const accepted = new Map(
    String(header ?? '')
      .split(',')
      .map((part) => {
        const [name = '', weight] = part.split(';').map((piece) => piece.trim().toLowerCase());
        return [name, weight === undefined ? 1 : Number(weight.replace(/^q=/, ''))] as const;
      }),
  );
  return PREFERRED.find((encoding) => (accepted.get(encoding) ?? 0) > 0) ?? 'identity';
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses a body. @param quality of brotli, from 0 to 11 */
export async function encode(body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return zip(body);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotli(body, { params });
}
