import { randomInt } from 'node:crypto';
import type { Request, Response } from 'express';
import { BUSY_PAGE } from './busy-page.server';
import { PLAIN_PAGE_POLICY } from './plain-page.server';

/** Spread, so that those who are sent away do not come back all at once. */
const RETRY_AFTER_SECONDS = { least: 2, most: 6 };

/** What tells Remix's scripts that this is no data: they then show the site's own page for a 503. */
const DATA_ERROR = { 'x-remix-catch': 'yes', 'content-type': 'application/json; charset=utf-8' };
const PAGE = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': PLAIN_PAGE_POLICY };
const UNAVAILABLE = JSON.stringify({ kind: 'unavailable', message: null });

/** Sends away whoever has waited for too long: 503, to a browser as a page, to Remix's scripts as they take it. */
export function sendBusy(request: Request, response: Response): void {
  response.status(503);
  response.setHeader('cache-control', 'no-store');
  response.setHeader('retry-after', String(randomInt(RETRY_AFTER_SECONDS.least, RETRY_AFTER_SECONDS.most)));
  // A body that nobody reads must not be taken for the next request on this connection.
  if (request.method !== 'GET' && request.method !== 'HEAD') response.setHeader('connection', 'close');
  const isData = request.query._data !== undefined;
  for (const [name, value] of Object.entries(isData ? DATA_ERROR : PAGE)) response.setHeader(name, value);
  response.end(request.method === 'HEAD' ? undefined : isData ? UNAVAILABLE : BUSY_PAGE);
}
