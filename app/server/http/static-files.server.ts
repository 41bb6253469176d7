import { readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { FOR_A_DAY, FOR_EVER } from '~/platform/cache-lifetimes.server';
import { shortHash } from '~/lib/short-hash.server';
import { removeDocumentHeaders } from './security-headers.server';
import { sendStoredFile, type StoredFile } from './stored-file.server';

/** Paths that always name a file. A missing one is answered here, because Remix would render a whole error page. */
const FILE_PATH =
  /^\/assets\/|\.(?:avif|css|gif|ico|jpe?g|js|json|map|mp4|png|svg|txt|webm|webmanifest|webp|woff2?|xml)$/i;

const SERVICE_WORKER = '/service-worker.js';

/** The policy of a worker comes with its script: this one may fetch from this site, and nothing else. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** Files that no browser opens as a document. */
const INERT_FILE = /\.(?:css|js|png|webmanifest)$/;

/** Serves the built client from memory, in the compressed forms that the build wrote. A file that is added later is not found. */
export function staticFiles(directory: string): RequestHandler {
  const files = readFiles(directory);
  return (request, response, next) => {
    const file = files.get(request.path);
    if (!file) return next();
    setFileHeaders(response, request.path);
    sendStoredFile(request, response, file);
  };
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** All files of a folder by their address, except hidden ones and those that are the compressed form of another. */
function readFiles(directory: string): ReadonlyMap<string, StoredFile> {
  const names = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)));
  const all = new Set(names);
  const read = (name: string) => readFileSync(path.join(directory, name));
  const fileOf = (name: string): StoredFile => {
    const bytes = read(name);
    const isCompressed = all.has(`${name}.br`) && all.has(`${name}.gz`);
    return {
      type: TYPES[path.extname(name)] ?? 'application/octet-stream',
      bytes,
      compressed: isCompressed ? { br: read(`${name}.br`), gzip: read(`${name}.gz`) } : undefined,
      hash: isHashed(`/${name}`) ? null : shortHash(bytes),
    };
  };
  const served = names.filter((name) => !/(?:^|\/)\.|\.(?:br|gz)$/.test(name));
  return new Map(served.map((name) => [`/${name}`, fileOf(name)]));
}

const isHashed = (address: string) => address.startsWith('/assets/');

function setFileHeaders(response: ServerResponse, address: string): void {
  response.setHeader('cache-control', cacheControl(address));
  if (address === SERVICE_WORKER) response.setHeader('content-security-policy', WORKER_POLICY);
  removeDocumentHeaders(response, { isInert: INERT_FILE.test(address) && address !== SERVICE_WORKER });
}

function cacheControl(address: string): string {
  if (address === SERVICE_WORKER) return 'no-cache';
  return isHashed(address) ? FOR_EVER : FOR_A_DAY;
}

/** Routes of Remix whose paths look like files. */
const GENERATED_FILES = new Set(['/robots.txt', '/sitemap.xml', '/.well-known/security.txt']);

/** Answers requests for missing files with a short 404. */
export const staticNotFound: RequestHandler = (request, response, next) => {
  if (!FILE_PATH.test(request.path) || GENERATED_FILES.has(request.path)) return next();
  response.status(404).setHeader('cache-control', 'no-store');
  response.type('text/plain').send('Not found');
};
