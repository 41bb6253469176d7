import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { RequestHandler } from 'express';
import sirv from 'sirv';
import { FOR_A_DAY, FOR_EVER } from './cache-lifetimes.server';
import { removeDocumentHeaders } from './security-headers.server';

/** Paths that always name a file. A missing one is answered here, because Remix would render a whole error page. */
const FILE_PATH =
  /^\/assets\/|\.(?:avif|css|gif|ico|jpe?g|js|json|map|mp4|png|svg|txt|webm|webmanifest|webp|woff2?|xml)$/i;

const SERVICE_WORKER = '/service-worker.js';

/** The policy of a worker comes with its script: this one may fetch from this site, and nothing else. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** Files that no browser opens as a document. sirv also sets the content type by this extension. */
const INERT_FILE = /\.(?:css|js|png|webmanifest)$/;

/**
 * Serves the built client, in the compressed forms that the build wrote. Assets have a hash in their names and never change.
 *
 * @param directory is read once, at start-up: a file that is added later is not found
 */
export function staticFiles(directory: string): RequestHandler {
  const serve = (etag: boolean) =>
    sirv(directory, { brotli: true, gzip: true, etag, setHeaders: setFileHeaders }) as RequestHandler;
  const sendNamed = serve(true);
  // Never asked for again, so a tag would only make the response longer.
  const sendHashed = serve(false);
  return (request, response, next) => {
    // sirv does not handle stream errors: without this listener a file deleted since start-up would end the process.
    const destroyOnError = (file: Readable) => void file.once('error', () => response.destroy());
    response.once('pipe', destroyOnError);
    const send = isHashed(request.path) ? sendHashed : sendNamed;
    send(request, response, (error?: unknown) => {
      response.off('pipe', destroyOnError);
      next(error);
    });
  };
}

const isHashed = (path: string) => path.startsWith('/assets/');

function setFileHeaders(response: ServerResponse, path: string): void {
  response.setHeader('cache-control', cacheControl(path));
  if (path === SERVICE_WORKER) response.setHeader('content-security-policy', WORKER_POLICY);
  removeDocumentHeaders(response, { isInert: INERT_FILE.test(path) && path !== SERVICE_WORKER });
}

function cacheControl(path: string): string {
  if (path === SERVICE_WORKER) return 'no-cache';
  return isHashed(path) ? FOR_EVER : FOR_A_DAY;
}

/** Routes of Remix whose paths look like files. */
const GENERATED_FILES = new Set(['/robots.txt', '/sitemap.xml', '/.well-known/security.txt']);

/** Answers requests for missing files with a short 404. */
export const staticNotFound: RequestHandler = (request, response, next) => {
  if (!FILE_PATH.test(request.path) || GENERATED_FILES.has(request.path)) {
    next();
    return;
  }
  response.status(404).setHeader('cache-control', 'no-store');
  response.type('text/plain').send('Not found');
};
