import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Request as ExpressRequest, Response as ExpressResponse, RequestHandler } from 'express';
import { createRequestContext, type RequestContext } from '~/server/request-context/request-context.server';
import { bytesOf } from '~/lib/buffered-response.server';
import { sendCachedPage, VARY, type CachedPage } from './cached-page.server';
import { guestContext } from './guest-context.server';
import { createPageCache, type Rendered } from './page-cache.server';
import type { PageQueue } from '~/server/page-queue.server';
import { sendBusy } from '~/server/http/send-busy.server';
import { sendEncoded } from '~/server/http/send-encoded.server';
import { createCookieJar } from '~/session/cookie-jar.server';
import { SESSION_COOKIE } from '~/session/player-session.server';
import { isLite, LANGUAGE_COOKIE, LITE_COOKIE, PAGE_PREFERENCES } from '~/session/preferences.server';
import { TOAST_COOKIE } from '~/session/toasts.server';
import type { Site } from '~/server/site.server';
import type { Page, PageRegistry } from '~/shell/define-page';

/** A page that all guests with the same choices share: the whole input of its rendering (docs/decisions/0010). */
interface GuestPage {
  readonly routeId: string;
  /** Path and query. */
  readonly address: string;
  /** The guest's choices, as the cookies that stand for them. */
  readonly cookie: string;
}

/** The headers of the rendering that a cached page keeps. */
const KEPT_HEADERS = [
  'content-type',
  'content-security-policy',
  'reporting-endpoints',
  'content-language',
  'x-robots-tag',
];

const MAX_QUERY_LENGTH = 300;
const PREFERENCE = /^[\w-]{1,64}$/;

/** About 600 pages. */
const MAX_BYTES = 64 * 1024 * 1024;

interface GuestPagesOptions {
  readonly site: Site;
  readonly registry: PageRegistry;
  /** Renders the page at an address with Remix. */
  render(address: string, cookie: string, context: RequestContext): Promise<Response>;
  /** Pages that are not in memory queue here. */
  readonly queue: PageQueue;
  /** The headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface GuestPages {
  /** The page that answers this request, if it is in memory. */
  peek(request: IncomingMessage): CachedPage | null;
  /** Answers guests with cached pages, and renders those that are missing. Passes every other request on. */
  answer: RequestHandler;
}

/** A page waited too long in the page queue. */
class PageQueueTimeout extends Error {}

export function createGuestPages(options: GuestPagesOptions): GuestPages {
  const { site, registry, queue } = options;
  const { log, metrics } = site;
  const findGuestPage = createGuestPageFinder(site, registry);

  function renderInTurn(page: GuestPage): Promise<Rendered | null> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        const isSent = queue.trackPage();
        renderForGuests(page, options).finally(isSent).then(resolve, reject);
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
      const page = findGuestPage(request, request.url);
      return page && pages.peek(page);
    },
    answer(request, response, next) {
      const page = findGuestPage(request, request.originalUrl);
      if (page === null) {
        next();
        return;
      }
      // The time of this attempt counts for a second one without the cache.
      response.locals.startedAt = performance.now();
      const send = (result: CachedPage | Rendered | null) => {
        if (result === null) return next();
        if ('html' in result) return sendUncached(request, response, result);
        sendCachedPage(request, response, result, response.locals.requestId as string);
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

/** Null when the result must not be cached for all guests: a redirect, an error, or no HTML page. */
async function renderForGuests(
  { routeId, address, cookie }: GuestPage,
  { site, registry, render, headers }: GuestPagesOptions,
): Promise<Rendered | null> {
  const request = { headers: { cookie }, originalUrl: address };
  const context = await createRequestContext(site, request, { requestId: randomUUID(), registry });
  const answer = await render(address, cookie, guestContext(context, routeId));
  if (answer.status >= 300 && answer.status < 400)
    site.log.error({ routeId }, 'a page that is cached for guests answered with a redirect');
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

/** Sends a 404 page. It is not cached. */
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

interface CachedRoute {
  readonly path: RegExp;
  readonly query: readonly string[];
  readonly page: Page;
}

/** The routes that declare `guestCache`, by the exact spelling of their paths: others would fill the cache. */
function cachedRoutes({ pages }: PageRegistry): CachedRoute[] {
  return pages.flatMap((page) => {
    const { pattern, facts } = page;
    if (!facts.guestCache) return [];
    const path = pattern.replace(/[.+()]/g, '\\$&').replace(/:[^/]+/g, String.raw`[\w-]{1,40}`);
    return { path: new RegExp(`^${path}$`), query: facts.guestCache, page };
  });
}

/** Finds the page for a request. Null for players, for guests with a flash message, and for pages that are not cached. */
function createGuestPageFinder(site: Site, registry: PageRegistry) {
  const routes = cachedRoutes(registry);
  return ({ method, headers }: IncomingMessage, address = ''): GuestPage | null => {
    if (method !== 'GET' && method !== 'HEAD') return null;
    const [path = '', query = ''] = address.split('?', 2);
    const route = routes.find((each) => each.path.test(path));
    if (!route || address.length > path.length + MAX_QUERY_LENGTH || !isCanonical(address, path, query, route.query))
      return null;
    // Another route may have a part of this one's addresses.
    if (registry.pageAt(path) !== route.page) return null;
    const jar = createCookieJar(headers.cookie, site.secure);
    if (jar.get(SESSION_COOKIE) || jar.get(TOAST_COOKIE)) return null;
    const choices = [
      [LANGUAGE_COOKIE.name, site.translator.detect(jar.get(LANGUAGE_COOKIE))],
      [LITE_COOKIE.name, isLite(jar, headers['save-data'] as string | undefined) ? '1' : '0'],
      ...PAGE_PREFERENCES.map((cookie) => [cookie.name, jar.get(cookie) ?? '']).filter(([, value]) =>
        PREFERENCE.test(value ?? ''),
      ),
    ];
    const cookie = choices.map(([name, value]) => `${name}=${value}`).join('; ');
    return { routeId: route.page.routeId, address, cookie };
  };
}

/** Whether the query has only these parameters, in this order: each page is cached under one address. */
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
