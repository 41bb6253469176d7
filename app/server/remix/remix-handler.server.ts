import type { AppLoadContext, RequestHandler } from '@remix-run/node';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import type { RequestContext } from '~/server/request-context/request-context.server';
import { bytesOf } from '~/lib/buffered-response.server';
import type { RejectionStatus } from '~/server/http/csrf-guard.server';
import { sendFallbackErrorPage } from '~/server/http/fallback-error-page.server';
import { sendEncoded } from '~/server/http/send-encoded.server';

const RETRY_AFTER_SECONDS = '5';

interface RemixHandlerOptions {
  readonly handle: RequestHandler;
  readonly origin: string;
}

/** Hands an express request to Remix, and Remix's answer back. */
export type RemixHandler = (
  request: ExpressRequest,
  response: ExpressResponse,
  context: RequestContext,
  rejection?: RejectionStatus,
) => Promise<void>;

/**
 * Our own small adapter in place of `@remix-run/express`, for three reasons: a request's URL starts with the configured
 * origin, never with a Host or forwarded header; the body was already read and checked by `guardWrites`; and the
 * cookies and cache rules of the request's context go onto whatever answer Remix gives, redirects included.
 */
export function createRemixHandler({ handle, origin }: RemixHandlerOptions): RemixHandler {
  return async (request, response, context, rejection) => {
    const abort = new AbortController();
    response.once('close', () => abort.abort());
    const refuse = (status: RejectionStatus) =>
      handle(rejectionPage(request, origin), withRejection(context, status) as AppLoadContext);
    const refusal = rejection ?? (namesHost(`${origin}${request.originalUrl}`) ? 404 : undefined);
    let answer =
      refusal === undefined
        ? await handle(toFetchRequest(request, origin, abort.signal), context as AppLoadContext)
        : await refuse(refusal);
    // A POST to a page without an action: Remix loads nothing for its error page, not even the frame.
    if (answer.status === 405 && refusal === undefined && isDocument(request)) answer = await refuse(405);
    if (response.destroyed) return;
    // Remix answers without a page when its own rendering failed.
    if (answer.status >= 500 && !answer.headers.has('content-type'))
      return sendFallbackErrorPage(response, answer.status, context.page.requestId);
    send(answer, context, response);
    await sendEncoded(request, response, await bytesOf(answer));
  };
}

/** Renders an address for a context that no request of a browser stands behind. */
export function createPageRenderer({ handle, origin }: RemixHandlerOptions) {
  return (address: string, cookie: string, context: RequestContext): Promise<Response> =>
    handle(new Request(`${origin}${address}`, { headers: { cookie } }), context as AppLoadContext);
}

function toFetchRequest(request: ExpressRequest, origin: string, signal: AbortSignal): Request {
  const { method } = request;
  const body = method === 'POST' ? new Uint8Array(request.body as Buffer) : undefined;
  return new Request(`${origin}${request.originalUrl}`, {
    method,
    headers: fetchHeaders(request, origin),
    signal,
    ...(body && body.length > 0 && { body }),
  });
}

/**
 * Whether the path starts with two slashes, as in `//host/x`. A link to it leads to that host, and the browser's router
 * asks that host for the page's data, so such a page must not be rendered.
 */
const namesHost = (url: string) => new URL(url).pathname.startsWith('//');

const isDocument = (request: ExpressRequest) => request.query._data === undefined;

/**
 * A page that matches no route, asked for by GET: nothing of the refused request reaches a loader or an action. It is sent
 * without scripts, which would look for the route of the address that the browser shows.
 */
function rejectionPage(request: ExpressRequest, origin: string): Request {
  const { cookie } = request.headers;
  return new Request(`${origin}/refused`, { headers: cookie ? { cookie } : {} });
}

/** The context of an error page for a refused request. It is sent without scripts. */
function withRejection(context: RequestContext, rejection: RejectionStatus): RequestContext {
  return { ...context, page: { ...context.page, rejection, lite: true } };
}

function fetchHeaders(request: ExpressRequest, origin: string): Headers {
  // Remix compares Origin with Host, and would believe a forwarded host.
  const headers = new Headers({ host: new URL(origin).host });
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name === 'connection' || name === 'host' || name.startsWith('x-forwarded-')) continue;
    for (const each of Array.isArray(value) ? value : [value]) headers.append(name, each);
  }
  return headers;
}

function send(answer: Response, context: RequestContext, response: ExpressResponse): void {
  response.status(answer.status);
  for (const headers of [answer.headers, context.page.responseHeaders]) {
    for (const [name, value] of headers) if (name !== 'set-cookie') response.setHeader(name, value);
  }
  for (const cookie of [...answer.headers.getSetCookie(), ...context.player.jar.headers()])
    response.append('set-cookie', cookie);
  if (!answer.headers.has('cache-control')) {
    // Nothing personal is kept anywhere; a guest's page may come back from the browser's own history.
    const isPersonal = context.player.session.player !== null || answer.status >= 400;
    response.setHeader('cache-control', isPersonal ? 'private, no-store' : 'private, no-cache');
  }
  // What cannot be read just now may be read soon.
  if ([502, 503].includes(answer.status) && !response.hasHeader('retry-after'))
    response.setHeader('retry-after', RETRY_AFTER_SECONDS);
  response.vary('Cookie').vary('Save-Data');
}
