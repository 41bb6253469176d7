import type { Readable } from 'node:stream';
import type { RequestHandler } from 'express';
import sirv from 'sirv';
import { keepHeadersOfFile } from './security-headers.server';

const A_YEAR_SECONDS = 31_536_000;
const A_DAY_SECONDS = 86_400;

/** What only ever names a file: a miss is answered here, because Remix's error page for it would cost a whole render. */
const FILE_PATH =
  /^\/assets\/|\.(?:avif|css|gif|ico|jpe?g|js|json|map|mp4|png|svg|txt|webm|webmanifest|webp|woff2?|xml)$/i;

const SERVICE_WORKER = '/service-worker.js';

/** A worker goes by the policy of its own script: it fetches from this site, and does nothing else. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** What no browser opens as a document. sirv goes by the same name when it says the type. */
const INERT_FILE = /\.(?:css|js|png|webmanifest)$/;

/**
 * The built client, compressed when it was built. Assets carry a hash in their names and never change.
 *
 * @param directory as it is when the site starts: what comes later is not found
 */
export function staticFiles(directory: string): RequestHandler {
  const send = sirv(directory, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      response.setHeader('cache-control', cacheRule(path));
      if (path === SERVICE_WORKER) response.setHeader('content-security-policy', WORKER_POLICY);
      keepHeadersOfFile(response, { isInert: INERT_FILE.test(path) && path !== SERVICE_WORKER });
    },
  }) as RequestHandler;
  return (request, response, next) => {
    // sirv leaves alone what its stream says, and a file that is gone since, as after a build, would end the process.
    const cutOffIfGone = (file: Readable) => void file.once('error', () => response.destroy());
    response.once('pipe', cutOffIfGone);
    send(request, response, (error?: unknown) => {
      response.off('pipe', cutOffIfGone);
      next(error);
    });
  };
}

function cacheRule(path: string): string {
  if (path === SERVICE_WORKER) return 'no-cache';
  return path.startsWith('/assets/')
    ? `public, max-age=${A_YEAR_SECONDS}, immutable`
    : `public, max-age=${A_DAY_SECONDS}`;
}

/** What looks like a file and is made for each asking. */
const MADE_HERE = new Set(['/robots.txt', '/sitemap.xml']);

export const staticMisses: RequestHandler = (request, response, next) => {
  if (!FILE_PATH.test(request.path) || MADE_HERE.has(request.path)) {
    next();
    return;
  }
  response.status(404).setHeader('cache-control', 'no-store');
  response.type('text/plain').send('Not found');
};
