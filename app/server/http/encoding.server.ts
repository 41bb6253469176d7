import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The first of those that are accepted with the same weight is taken. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** Follows RFC 9110, section 12.5.3. A client that names no coding gets gzip, which all can read. */
export function encodingFor(header: string | string[] | undefined): Encoding {
  const accepted = new Map(
    String(header ?? '')
      .split(',')
      .map((part) => {
        const [name = '', weight] = part.split(';').map((piece) => piece.trim().toLowerCase());
        return [name.replace(/^x-/, ''), weight === undefined ? 1 : Number(weight.replace(/^q=/, '')) || 0] as const;
      }),
  );
  const weightOf = (encoding: Encoding) => accepted.get(encoding) ?? (encoding === 'br' ? 0 : accepted.get('*')) ?? 0;
  const best = ENCODINGS.reduce((first, next) => (weightOf(next) > weightOf(first) ? next : first));
  return weightOf(best) > 0 ? best : 'identity';
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
