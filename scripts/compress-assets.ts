import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Compresses the built client once at the highest level, so that no file is compressed per request. */

const CLIENT = 'build/client';
const COMPRESSIBLE = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;
const MIN_BYTES = 128;

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

/** The smallest of brotli's codings of distances: which one that is depends on the file, by up to 0.2 %. */
async function smallestBrotli(bytes: Buffer): Promise<Buffer> {
  const codings = [0, 1, 2].map((postfixBits) => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_NPOSTFIX]: postfixBits,
    };
    return brotli(bytes, { params });
  });
  const [smallest = bytes] = (await Promise.all(codings)).sort((one, other) => one.length - other.length);
  return smallest;
}
