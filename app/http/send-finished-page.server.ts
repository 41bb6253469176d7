import type { Request, Response } from 'express';
import { encodingFor } from './encoding.server';
import type { FinishedPage } from './finished-pages.server';
import { sendEncoded } from './send-encoded.server';

/**
 * Sends a page in the best encoding that the browser takes, or tells it that it has the page already. The browser may
 * keep it, and asks each time: who logs in is sent another page under the same address. A page that says that nothing is
 * there is kept by nobody.
 */
export async function sendFinishedPage(request: Request, response: Response, page: FinishedPage): Promise<void> {
  const { status, hash, headers, bodies } = page;
  const isKept = status === 200;
  // A 304 carries the page's own headers as well, its policy above all: browsers write them over those that they kept.
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('cache-control', isKept ? 'private, no-cache' : 'private, no-store');
  response.setHeader('vary', 'Cookie, Save-Data, Accept-Encoding');
  response.status(status);
  if (!isKept) return sendEncoded(request, response, bodies.identity);

  const accepted = encodingFor(request.headers['accept-encoding']);
  const [encoding, body] = bodies[accepted] ? [accepted, bodies[accepted]] : ['identity', bodies.identity];
  const etag = `"${hash}-${encoding}"`;
  response.setHeader('etag', etag);
  if (hasIt(request.headers['if-none-match'], etag)) {
    response.status(304).end();
    return;
  }
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}

const hasIt = (header: string | undefined, etag: string) =>
  header?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag) ?? false;
