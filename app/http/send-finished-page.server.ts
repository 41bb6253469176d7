import type { Request, Response } from 'express';
import type { Encoding, FinishedPage } from './finished-pages.server';

const PREFERRED: readonly Encoding[] = ['br', 'gzip'];

/**
 * Sends a page in the best encoding that the browser takes, or tells it that it has the page already. The browser may
 * keep it, and asks each time: who logs in is sent another page under the same address. A page that says that nothing is
 * there is kept by nobody.
 */
export function sendFinishedPage(request: Request, response: Response, page: FinishedPage): void {
  const { status, hash, headers, bodies } = page;
  const encoding = encodingFor(request.headers['accept-encoding']);
  const body = bodies[encoding];
  const etag = `"${hash}-${encoding}"`;
  const isKept = status === 200;
  // A 304 carries the page's own headers as well, its policy above all: browsers write them over those that they kept.
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('cache-control', isKept ? 'private, no-cache' : 'private, no-store');
  response.setHeader('vary', 'Cookie, Save-Data, Accept-Encoding');
  if (isKept) response.setHeader('etag', etag);
  if (isKept && hasIt(request.headers['if-none-match'], etag)) {
    response.status(304).end();
    return;
  }
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', body.length);
  response.status(status).end(request.method === 'HEAD' ? undefined : body);
}

function encodingFor(header: string | string[] | undefined): Encoding {
  const accepted = new Map(
    String(header ?? '')
      .split(',')
      .map((part) => {
        const [name = '', weight] = part.split(';').map((piece) => piece.trim().toLowerCase());
        return [name, weight === undefined ? 1 : Number(weight.replace(/^q=/, ''))] as const;
      }),
  );
  return PREFERRED.find((encoding) => (accepted.get(encoding) ?? 0) > 0) ?? 'identity';
}

const hasIt = (header: string | undefined, etag: string) =>
  header?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag) ?? false;
