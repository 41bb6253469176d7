import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Request as ExpressRequest, Response as ExpressResponse, RequestHandler } from 'express';
import { createRequestContext, type RequestContext } from '~/server/request-context/request-context.server';
import { bytesOf } from '~/lib/buffered-response.server';
import { sendCachedPage, VARY, type CachedPage } from './cached-page.server';
import { createPageCache, type Rendered } from './page-cache.server';
import type { PageQueue } from '~/server/page-queue.server';
import { sendBusy } from '~/server/http/send-busy.server';
import { sendEncoded } from '~/server/http/send-encoded.server';
import { createCookieJar } from '~/session/cookie-jar.server';
import { SESSION_COOKIE } from '~/session/player-session.server';
import { isLite, LANGUAGE_COOKIE, LITE_COOKIE, PAGE_PREFERENCES } from '~/session/preferences.server';
import { TOAST_COOKIE } from '~/session/toasts.server';
import type { Site } from '~/server/site.server';

/** A page that all guests with these choices see alike: all that its rendering is told (docs/decisions/0010). */
interface GuestPage {
  /** Path and query. */
  readonly address: string;
  /** The guest's choices, as the cookies that stand for them. */
  readonly cookie: string;
}

/** The pages that say the same to every guest, and what their queries may hold, in this order. Anything else is not kept. */
const GUEST_PAGES: readonly { path: RegExp; query: readonly string[] }[] = [
  { path: /^\/$/, query: [] },
  { path: /^\/casino\/(?:slot|live|games|bingo|tvbets)$/, query: ['category', 'provider', 'page'] },
  { path: /^\/promotions(?:\/[\w-]{1,40})?$/, query: [] },
  { path: /^\/pages\/[1-9]\d{0,8}$/, query: [] },
  { path: /^\/offline$/, query: [] },
];

/** What a finished page says of itself. */
const KEPT_HEADERS = ['content-type', 'content-security-policy', 'content-language', 'x-robots-tag'];

const MAX_QUERY_LENGTH = 300;
const PREFERENCE = /^[\w-]{1,64}$/;

/** Some six hundred pages. */
const MAX_BYTES = 64 * 1024 * 1024;

interface GuestPagesOptions {
  readonly site: Site;
  /** Remix itself: a page for an address and a context. */
  render(address: string, cookie: string, context: RequestContext): Promise<Response>;
  /** Where pages that are not there yet wait for their turn. */
  readonly queue: PageQueue;
  /** What is on every answer. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface GuestPages {
  /** The page that answers this request, if it is in memory. */
  peek(request: IncomingMessage): CachedPage | null;
  /** Answers guests with their pages, made first where they are not there yet; whatever is none goes on to be rendered. */
  answer: RequestHandler;
}

/** It took too long until there was time to make a page. */
class PageQueueTimeout extends Error {}

export function createGuestPages({ site, render, queue, headers }: GuestPagesOptions): GuestPages {
  const { log, metrics } = site;

  async function renderForGuests({ address, cookie }: GuestPage): Promise<Rendered | null> {
    const nobody = { headers: { cookie }, originalUrl: address };
    const context = await createRequestContext(site, nobody, { requestId: randomUUID() });
    const answer = await render(address, cookie, anonymousContext(context));
    const type = answer.headers.get('content-type');
    if (![200, 404].includes(answer.status) || !type?.startsWith('text/html')) return null;
    return {
      status: answer.status,
      html: await bytesOf(answer),
      headers: {
        ...headers,
        ...Object.fromEntries([...answer.headers].filter(([name]) => KEPT_HEADERS.includes(name))),
      },
      isComplete: context.content.isComplete(),
    };
  }

  function renderInTurn(page: GuestPage): Promise<Rendered | null> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        const isSent = queue.trackPage();
        renderForGuests(page).finally(isSent).then(resolve, reject);
      };
      queue.enqueue(begin, () => reject(new PageQueueTimeout()));
    });
  }

  const pages = createPageCache<GuestPage>({
    keyOf: ({ address, cookie }) => `${address} ${cookie}`,
    render: renderInTurn,
    maxBytes: MAX_BYTES,
    canRefresh: () => !queue.isOverloaded(),
    onRead: (read) => metrics.cacheRead('pages', read),
    onFailure(error) {
      if (!(error instanceof PageQueueTimeout)) log.error({ err: error }, 'a cached page could not be refreshed');
    },
  });

  return {
    peek(request) {
      const page = guestPageFor(site, request, request.url);
      return page && pages.peek(page);
    },
    answer(request, response, next) {
      const page = guestPageFor(site, request, request.originalUrl);
      if (page === null) {
        next();
        return;
      }
      // What could not be made for everybody in this time is not given as much again.
      response.locals.startedAt = performance.now();
      const send = (made: CachedPage | Rendered | null) => {
        if (made === null) return next();
        if ('html' in made) return sendUncached(request, response, made);
        sendCachedPage(request, response, made, response.locals.requestId as string);
      };
      const refuse = (error: unknown) => {
        if (!(error instanceof PageQueueTimeout)) throw error;
        metrics.shed();
        sendBusy(request, response);
      };
      pages.get(page).then(send, refuse).catch(next);
    },
  };
}

/** A page that says that nothing is there: kept by nobody. */
function sendUncached(
  request: ExpressRequest,
  response: ExpressResponse,
  { status, headers, html }: Rendered,
): Promise<void> {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('cache-control', 'private, no-store');
  response.setHeader('vary', VARY);
  response.status(status);
  return sendEncoded(request, response, html);
}

/** Null for players, for guests with a message to be told, and for all that is not one of the guests' pages. */
function guestPageFor(site: Site, { method, headers }: IncomingMessage, address = ''): GuestPage | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const [path = '', query = ''] = address.split('?', 2);
  const kind = GUEST_PAGES.find((page) => page.path.test(path));
  if (!kind || address.length > path.length + MAX_QUERY_LENGTH || !isCanonical(address, path, query, kind.query))
    return null;
  const jar = createCookieJar(headers.cookie, site.secure);
  if (jar.get(SESSION_COOKIE) || jar.get(TOAST_COOKIE)) return null;
  const choices = [
    [LANGUAGE_COOKIE.name, site.translator.detect(jar.get(LANGUAGE_COOKIE))],
    [LITE_COOKIE.name, isLite(jar, headers['save-data'] as string | undefined) ? '1' : '0'],
    ...PAGE_PREFERENCES.map((cookie) => [cookie.name, jar.get(cookie) ?? '']).filter(([, value]) =>
      PREFERENCE.test(value ?? ''),
    ),
  ];
  return { address, cookie: choices.map(([name, value]) => `${name}=${value}`).join('; ') };
}

/** One page, one address: a query in another order, or with something else in it, is rendered like any other. */
function isCanonical(address: string, path: string, query: string, names: readonly string[]): boolean {
  if (query === '') return address === path;
  const given = new URLSearchParams(query);
  const canonical = new URLSearchParams(
    names.flatMap((name) => {
      const value = given.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  return canonical.toString() === query && address === `${path}?${query}`;
}

/** A page for all guests holds nothing of one request: no CSRF token, no request id. */
function anonymousContext(context: RequestContext): RequestContext {
  return { ...context, page: { ...context.page, csrfToken: () => '', requestId: '' } };
}
