import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { Pool } from 'undici';
import { readBounded } from '~/lib/read-bounded';
import { A_DAY_SECONDS, FOR_A_DAY, FOR_EVER } from '~/platform/cache-lifetimes.server';
import { shortHash } from '~/lib/short-hash.server';
import { encode } from './encoding.server';
import { removeDocumentHeaders } from './security-headers.server';
import { sendStoredFile, type StoredFile } from './stored-file.server';

const CACHE_BYTES = 32 * 1024 * 1024;
const MAX_PICTURE_BYTES = 4 * 1024 * 1024;
const TIMEOUT_MS = 5_000;

const ENTRY_BYTES = 1_000;
const MAX_PATH_LENGTH = 300;

/** How long a missing picture is answered from memory, and how many are. */
const MISSING_MS = 30_000;
const MAX_MISSING = 1_000;
const PICTURE_PATH = /^\/media(?:\/[\w-]+)*\.(?:avif|gif|jpe?g|mp4|png|svg|webm|webp|woff2)$/;
const PICTURE_TYPE = /^(?:image\/(?:avif|gif|jpeg|png|svg\+xml|webp)|video\/(?:mp4|webm)|font\/woff2)\b/;

/** A browser opens an SVG as a document: its scripts must not run. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

interface Picture extends StoredFile {
  /** The operator says that another content will have another address. */
  readonly isImmutable: boolean;
}

const BROTLI_QUALITY = 9;

/**
 * Serves the operator's `/media/` with a cache: the browser never connects to the operator. An operator with its own picture
 * host sends https URLs, and this route is not used.
 */
export function operatorMedia(apiUrl: string): RequestHandler {
  const pool = new Pool(new URL(apiUrl).origin, { connections: 8, connect: { timeout: 1_000 } });
  // Apart from the pictures: addresses that anybody makes up must not take their place.
  const missing = new LRUCache<string, true>({ max: MAX_MISSING, ttl: MISSING_MS });
  const pictures = new LRUCache<string, Picture>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ bytes, compressed }) =>
      bytes.length + (compressed?.br.length ?? 0) + (compressed?.gzip.length ?? 0) + ENTRY_BYTES,
    ttl: A_DAY_SECONDS * 1000,
    allowStale: true,
    fetchMethod: async (path, stale, { options }) => {
      const picture = await fetchPicture(pool, path).catch(() => undefined);
      if (!picture && stale) options.ttl = MISSING_MS;
      if (!picture && !stale) missing.set(path, true);
      return picture ?? stale;
    },
  });
  const find = async (path: string) => (missing.has(path) ? undefined : pictures.fetch(path));
  return (request, response, next) => {
    if (request.path.length > MAX_PATH_LENGTH || !PICTURE_PATH.test(request.path)) return next();
    find(request.path)
      .then((picture) => {
        if (!picture) {
          response.status(404).setHeader('cache-control', 'no-store');
          response.type('text/plain').send('Not found');
          return;
        }
        response.setHeader('cache-control', cacheControl(picture));
        response.setHeader('content-security-policy', SVG_POLICY);
        removeDocumentHeaders(response, { isInert: !picture.type.startsWith('image/svg') });
        sendStoredFile(request, response, picture);
      })
      .catch(next);
  };
}

const cacheControl = ({ isImmutable }: Picture) => (isImmutable ? FOR_EVER : FOR_A_DAY);

async function fetchPicture(pool: Pool, path: string): Promise<Picture | undefined> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const { statusCode, headers, body } = await pool.request({ method: 'GET', path, signal });
  const type = String(headers['content-type'] ?? '');
  const bytes = await readBounded(body as AsyncIterable<Buffer>, MAX_PICTURE_BYTES);
  if (!bytes || statusCode !== 200 || !PICTURE_TYPE.test(type)) return undefined;
  const isImmutable = /(?:^|,)\s*immutable\s*(?:,|$)/i.test(String(headers['cache-control'] ?? ''));
  const picture = { type, bytes, isImmutable, hash: isImmutable ? null : shortHash(bytes) };
  if (!type.startsWith('image/svg')) return picture;
  // Compressed once, when it is fetched, to about a quarter of its size.
  const [br, gzip] = await Promise.all([encode(bytes, 'br', BROTLI_QUALITY), encode(bytes, 'gzip', BROTLI_QUALITY)]);
  return { ...picture, compressed: { br, gzip } };
}
