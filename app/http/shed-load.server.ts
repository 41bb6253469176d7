import { randomInt } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { BUSY_PAGE } from './busy-page.server';
import type { PageQueue } from './page-queue.server';

/** Spread, so that those who are sent away do not come back all at once. */
const RETRY_AFTER_SECONDS = { least: 2, most: 6 };

/** Money under way: whoever has come as far as a payment's form gets through to its end. */
const CASHIER = /^\/dashboard\/(?:deposit|withdraw|receipt)\//;

/** What tells Remix's scripts that this is no data: they then show the site's own page for a 503. */
const DATA_ERROR = { 'x-remix-catch': 'yes', 'content-type': 'application/json; charset=utf-8' };
const UNAVAILABLE = JSON.stringify({ kind: 'unavailable', message: null });

/**
 * Has pages wait for their turn, and answers 503 to those whose turn does not come soon, before anything is read or
 * rendered, rather than everybody late (design §6). What stands before it is cheap and goes on: health, files, balances,
 * finished pages.
 */
export function shedLoad(queue: PageQueue, onShed: () => void): RequestHandler {
  return (request, response, next) => {
    if (CASHIER.test(request.path)) return next();
    queue.enter(
      () => {
        if (!response.destroyed) next();
      },
      () => {
        onShed();
        sendBusy(request, response);
      },
    );
  };
}

/** For behind the reading of bodies: slow uploads are no pages under way. */
export function countPages(queue: PageQueue): RequestHandler {
  return (_request, response, next) => {
    response.once('close', queue.countPage());
    next();
  };
}

function sendBusy(request: Request, response: Response): void {
  response.status(503);
  response.setHeader('cache-control', 'no-store');
  response.setHeader('retry-after', String(randomInt(RETRY_AFTER_SECONDS.least, RETRY_AFTER_SECONDS.most)));
  // A body that nobody reads must not be taken for the next request on this connection.
  if (request.method !== 'GET' && request.method !== 'HEAD') response.setHeader('connection', 'close');
  const isData = request.query._data !== undefined;
  for (const [name, value] of Object.entries(isData ? DATA_ERROR : { 'content-type': 'text/html; charset=utf-8' }))
    response.setHeader(name, value);
  response.end(request.method === 'HEAD' ? undefined : isData ? UNAVAILABLE : BUSY_PAGE);
}
