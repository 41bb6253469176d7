import { randomInt } from 'node:crypto';
import type { Request, Response } from 'express';
import { isRead } from '~/lib/is-read';
import { REMIX_CATCH } from '~/lib/remix-headers';
import { plainPage, setPlainHeaders, type PlainLook } from './plain-page.server';
import { memoizeByIdentity } from '~/lib/memoize-by-identity';

/** The page of a 503 under overload. Rendered once for each look. */
export const busyPage = memoizeByIdentity((look: PlainLook) =>
  Buffer.from(plainPage({ title: 'busyTitle', text: 'busyText', retry: 'retry', footer: '503' }, look)),
);

/** A random delay in this range, so that refused clients do not retry at the same moment. */
const RETRY_AFTER_SECONDS = { least: 2, most: 6 };

const UNAVAILABLE = JSON.stringify({ kind: 'unavailable', message: null });

/** Refuses a request under overload with 503 and Retry-After: as a page, or as an error that Remix's client understands. */
export function sendBusy(request: Request, response: Response, look: PlainLook): void {
  const isData = request.query._data !== undefined;
  if (!isData) setPlainHeaders(response, 503, look);
  // Remix's client treats the response as a thrown error, and shows the site's error page for a 503.
  else response.status(503).type('json').setHeader(REMIX_CATCH, 'yes').setHeader('cache-control', 'no-store');
  response.setHeader('retry-after', String(randomInt(RETRY_AFTER_SECONDS.least, RETRY_AFTER_SECONDS.most)));
  // Close the connection: the unread body must not be parsed as the next request.
  if (!isRead(request)) response.setHeader('connection', 'close');
  response.end(request.method === 'HEAD' ? undefined : isData ? UNAVAILABLE : busyPage(look));
}
