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
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${file}.br`, await brotli(bytes, { params }));
  await writeFile(`${file}.gz`, await gzipped(bytes, { level: 9 }));
}
