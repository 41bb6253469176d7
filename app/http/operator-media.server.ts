import { Router } from 'express';
import { LRUCache } from 'lru-cache';
import { Pool } from 'undici';
import { readUpTo } from '~/lib/read-up-to';

const CACHE_BYTES = 32 * 1024 * 1024;
const MAX_PICTURE_BYTES = 4 * 1024 * 1024;
const TIMEOUT_MS = 5_000;
const A_DAY_SECONDS = 86_400;
const PICTURE_PATH = /^\/[\w-]+(?:\/[\w-]+)*\.(?:avif|gif|jpe?g|png|svg|webp)$/;
const PICTURE_TYPE = /^image\/(?:avif|gif|jpeg|png|svg\+xml|webp)\b/;

interface Picture {
  readonly type: string;
  readonly bytes: Buffer;
}

/**
 * Pictures that the operator keeps under `/media/` beside its API, through this origin: the browser never talks to the
 * operator. An operator with a picture host of its own sends https addresses instead, and this route is not used.
 */
export function operatorMedia(apiUrl: string): Router {
  const pool = new Pool(new URL(apiUrl).origin, { connections: 8, connect: { timeout: 1_000 } });
  const pictures = new LRUCache<string, Picture>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
    ttl: A_DAY_SECONDS * 1000,
    allowStale: true,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: (path) => fetchPicture(pool, path),
  });
  const router = Router();
  router.get('/*', (request, response, next) => {
    if (!PICTURE_PATH.test(request.path)) {
      next();
      return;
    }
    pictures
      .fetch(request.path)
      .catch(() => undefined)
      .then((picture) => {
        if (!picture) {
          response.status(404).setHeader('cache-control', 'no-store');
          response.type('text/plain').send('Not found');
          return;
        }
        response.setHeader('cache-control', `public, max-age=${A_DAY_SECONDS}`);
        // An SVG opened as a page of its own is a document: nothing in it may run.
        response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
        response.type(picture.type).send(picture.bytes);
      })
      .catch(next);
  });
  return router;
}

async function fetchPicture(pool: Pool, path: string): Promise<Picture | undefined> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const { statusCode, headers, body } = await pool.request({ method: 'GET', path: `/media${path}`, signal });
  const type = String(headers['content-type'] ?? '');
  const bytes = await readUpTo(body as AsyncIterable<Buffer>, MAX_PICTURE_BYTES);
  return bytes && statusCode === 200 && PICTURE_TYPE.test(type) ? { type, bytes } : undefined;
}
