import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Compresses the built client once at the highest level, so that no file is compressed per request. */

const CLIENT = 'build/client';
const COMPRESSIBLE = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;
const MIN_BYTES = 128;

/**
 * Codings of distances: the postfix bits (NPOSTFIX), and the direct codes in steps of two to their power (NDIRECT). Which
 * one is smallest depends on the file.
 */
const DISTANCE_CODINGS = [
  [0, 0],
  [0, 15],
  [1, 8],
  [2, 4],
  [3, 1],
] as const;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const files = (await readdir(CLIENT, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name));

for (const file of files) {
  const bytes = await readFile(file);
  if (bytes.length < MIN_BYTES) continue;
  await writeFile(`${file}.br`, await smallestBrotli(bytes));
  await writeFile(`${file}.gz`, await gzipped(bytes, { level: 9 }));
}

/** The smallest of the codings. It saves 0.05 to 0.6 % of a script. */
async function smallestBrotli(bytes: Buffer): Promise<Buffer> {
  const coded = DISTANCE_CODINGS.map(([postfixBits, directCodes]) => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_NPOSTFIX]: postfixBits,
      [constants.BROTLI_PARAM_NDIRECT]: directCodes << postfixBits,
    };
    return brotli(bytes, { params });
  });
  const [smallest = bytes] = (await Promise.all(coded)).sort((one, other) => one.length - other.length);
  return smallest;
}
