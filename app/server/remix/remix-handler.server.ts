import type { AppLoadContext, RequestHandler } from '@remix-run/node';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import type { RequestContext } from '~/request/request-context';
import { bytesOf } from '~/lib/buffered-response.server';
import { REMIX_REDIRECT, REMIX_RELOAD, SITE_BUILD } from '~/lib/remix-headers';
import type { RejectionStatus } from '~/request/page-context.server';
import { sendFallbackErrorPage } from '~/server/http/fallback-error-page.server';
import { LITE_HEADERS } from '~/session/preferences.server';
import type { PlainLook } from '~/server/http/plain-page.server';
import { sendEncoded } from '~/server/http/send-encoded.server';
import { findAccessRedirect } from './find-access-redirect.server';

const RETRY_AFTER_SECONDS = '5';

interface RemixHandlerOptions {
  readonly handle: RequestHandler;
  readonly origin: string;
}

/** Where a redirect leads, and whether a script of the browser loads the address as a document. */
export interface RedirectTarget {
  readonly address: string;
  readonly isDocument: boolean;
}

/** Handles an express request with Remix and sends its response. With `rejection` it sends that error page instead. */
export type RemixHandler = (
  request: ExpressRequest,
  response: ExpressResponse,
  context: RequestContext,
  rejection?: RejectionStatus,
) => Promise<void>;

/**
 * The adapter between express and Remix. It replaces `@remix-run/express` for three reasons:
 *
 * - the URL of a request starts with the configured origin, never with a Host or forwarded header
 * - `checkWrites` has already read and checked the body
 * - the cookies and cache headers of the request's context are set on every response of Remix, redirects included
 */
export function createRemixHandler(
  { handle, origin, look }: RemixHandlerOptions & { look(request: ExpressRequest): PlainLook },
  lead: (address: string, request: ExpressRequest, page: RequestContext['page']) => RedirectTarget,
): RemixHandler {
  return async (request, response, context, rejection) => {
    const abort = new AbortController();
    response.once('close', () => abort.abort());
    const refuse = (status: RejectionStatus) =>
      handle(rejectionPage(request, origin), withRejection(context, status) as AppLoadContext);
    const refusal = rejection ?? (namesHost(`${origin}${request.originalUrl}`) ? 404 : undefined);
    let answer =
      refusal === undefined
        ? ((await findAccessRedirect(context as AppLoadContext, request.method, isDocument(request))) ??
          (await handle(toFetchRequest(request, origin, abort.signal), context as AppLoadContext)))
        : await refuse(refusal);
    // A POST to a page without an action: Remix's own error page would lack the root loader's data.
    if (answer.status === 405 && refusal === undefined && isDocument(request)) answer = await refuse(405);
    if (response.destroyed) return;
    if (!isDocument(request)) response.setHeader(SITE_BUILD, context.page.registry.version);
    // Remix sends no page when rendering itself failed.
    if (answer.status >= 500 && !answer.headers.has('content-type'))
      return sendFallbackErrorPage(response, answer.status, context.page.requestId, look(request));
    send(answer, context, response);
    sendRedirect(response, answer, (address) => lead(address, request, context.page));
    await sendEncoded(request, response, await bytesOf(answer));
  };
}

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
 * Whether the path starts with two slashes. A link to `//host/x` leads to that host, and the browser's router asks that host
 * for the page's data, so such a page must not be rendered.
 */
const namesHost = (url: string) => new URL(url).pathname.startsWith('//');

function sendRedirect(
  response: ExpressResponse,
  { headers }: Response,
  lead: (address: string) => RedirectTarget,
): void {
  for (const name of ['location', REMIX_REDIRECT]) {
    const asked = headers.get(name);
    if (asked === null) continue;
    const { address, isDocument } = lead(asked);
    response.setHeader(name, address);
    if (name === REMIX_REDIRECT && isDocument) response.setHeader(REMIX_RELOAD, 'true');
  }
}

const isDocument = (request: ExpressRequest) => request.query._data === undefined;

/** A GET that matches no route, so that no loader or action sees the rejected request. */
function rejectionPage(request: ExpressRequest, origin: string): Request {
  const { cookie } = request.headers;
  return new Request(`${origin}/refused`, { headers: cookie ? { cookie } : {} });
}

/** The context of the error page. It is in lite mode, because scripts would load the route of the URL in the address bar. */
const withRejection = (context: RequestContext, rejection: RejectionStatus): RequestContext => ({
  ...context,
  page: { ...context.page, rejection, lite: true },
});

/**
 * Remix compares Origin with Host, trusts X-Forwarded-Host, and throws. `checkWrites` has judged the sender already, and
 * knows more: a form is the site's own under an alias of its host, and from a browser that hides its origin.
 */
const NOT_FOR_REMIX = /^(?:connection|host|origin|x-forwarded-.*)$/;

function fetchHeaders(request: ExpressRequest, origin: string): Headers {
  const headers = new Headers({ host: new URL(origin).host });
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || NOT_FOR_REMIX.test(name)) continue;
    for (const each of Array.isArray(value) ? value : [value]) headers.append(name, each);
  }
  return headers;
}

function send(answer: Response, context: RequestContext, response: ExpressResponse): void {
  response.status(answer.status);
  for (const headers of [answer.headers, context.page.responseHeaders]) {
    for (const [name, value] of headers) if (name !== 'set-cookie') response.setHeader(name, value);
  }
  // A cache may give a public answer to every visitor, with its cookies.
  const isPublic = answer.headers.get('cache-control')?.startsWith('public') ?? false;
  const { responseHeaders } = context.page;
  const cookies = isPublic
    ? []
    : [...responseHeaders.getSetCookie(), ...answer.headers.getSetCookie(), ...context.player.jar.headers()];
  for (const cookie of cookies) response.append('set-cookie', cookie);
  if (!answer.headers.has('cache-control') && !responseHeaders.has('cache-control')) {
    // No cache may store a player's page. A guest's page may be shown again from the browser's history.
    const isPersonal = context.player.session.player !== null || answer.status >= 400;
    response.setHeader('cache-control', isPersonal ? 'private, no-store' : 'private, no-cache');
  }
  // The operator's failures are usually short.
  if ([502, 503].includes(answer.status) && !response.hasHeader('retry-after'))
    response.setHeader('retry-after', RETRY_AFTER_SECONDS);
  response.vary(['Cookie', ...LITE_HEADERS].join(', '));
}
