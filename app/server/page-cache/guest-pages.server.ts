import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request as ExpressRequest, Response as ExpressResponse, RequestHandler } from 'express';
import { createRequestContext, type RequestContext } from '~/server/request-context/request-context.server';
import { bytesOf } from '~/lib/buffered-response.server';
import { sendCachedPage, VARY, type CachedPage } from './cached-page.server';
import { guestContext } from './guest-context.server';
import { createPageCache, type Rendered } from './page-cache.server';
import type { PageQueue } from '~/server/page-queue/page-queue.server';
import { sendBusy } from '~/server/http/send-busy.server';
import { sendEncoded } from '~/server/http/send-encoded.server';
import { createCookieJar, type CookieJar } from '~/session/cookie-jar.server';
import { SESSION_COOKIE } from '~/session/player-session.server';
import { isLite, LANGUAGE_COOKIE, LITE_COOKIE } from '~/session/preferences.server';
import { TOAST_COOKIE } from '~/session/toasts.server';
import type { Site } from '~/server/site.server';
import type { Page, PageRegistry } from '~/shell/define-page';
import { choicesNeedContent, pageChoices } from '~/shell/page-choices.server';
import { cms } from '~/upstream/contract/cms';
import type { Bootstrap } from '~/upstream/site-options';
import { chooseLocale, type LanguageOffer } from '~/i18n/language-offer';
import type { Locale } from '~/i18n/locale';

/** A page that all guests with the same choices share: the whole input of its rendering (docs/decisions/0010). */
interface GuestPage {
  readonly routeId: string;
  /** Path and query. */
  readonly address: string;
  /** The guest's choices, as the cookies that stand for them. */
  readonly cookie: string;
  /** The IP address of the guest who waits for it; empty where it is refreshed for none. Decides its turn in the page queue. */
  readonly from: string;
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

/** A loader reads other spellings as one of these pages, or as the first: each would be a page of its own in the cache. */
const PAGE_NUMBER = /^(?:[2-9]|[1-9]\d{1,3})$/;

/** How long a guest's choices wait for the operator's content. A page has 4.2 s after that. */
const CONTENT_PATIENCE_MS = 500;

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

/** A page waited too long in the page queue, at the turn of this address. */
class PageQueueTimeout extends Error {
  constructor(readonly from: string) {
    super();
  }
}

export function createGuestPages(options: GuestPagesOptions): GuestPages {
  const { site, registry, queue } = options;
  const { log, metrics } = site;
  const findVisit = createVisitFinder(site, registry);

  /** The operator's content that the visit's choices refer to; undefined when it is not in memory. */
  function peekContent({ jar, locale }: GuestVisit): Bootstrap | null | undefined {
    return choicesNeedContent(jar) ? (site.content.peek(cms.grouped, {}, locale) ?? undefined) : null;
  }

  async function readContent({ locale }: GuestVisit): Promise<Bootstrap | null> {
    const outcome = await site.content.ask(cms.grouped, {}, locale, AbortSignal.timeout(CONTENT_PATIENCE_MS));
    return outcome.kind === 'success' ? outcome.data : null;
  }

  function renderInTurn(page: GuestPage): Promise<Rendered | null> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        const isSent = queue.trackPage(page.from);
        renderForGuests(page, options).finally(isSent).then(resolve, reject);
      };
      queue.enqueue(page.from, begin, () => reject(new PageQueueTimeout(page.from)));
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
      const offer = site.languages.peek();
      const visit = offer && findVisit(request, request.url, offer);
      const content = visit && peekContent(visit);
      return visit && content !== undefined ? pages.peek(pageFor(visit, content)) : null;
    },
    answer(request, response, next) {
      const offer = site.languages.peek();
      const find = (known: LanguageOffer) => findVisit(request, request.originalUrl, known, request.ip);
      const visit = find(offer ?? site.languages.initial);
      if (visit === null) next();
      else if (offer !== null) answerVisit(visit, request, response, next);
      // The first pages of a process: which language is the default is not known yet.
      else site.languages.read().then((read) => answerVisit(find(read) ?? visit, request, response, next), next);
    },
  };

  function answerVisit(
    visit: GuestVisit,
    request: ExpressRequest,
    response: ExpressResponse,
    next: NextFunction,
  ): void {
    // The time of this attempt counts for a second one without the cache.
    response.locals.startedAt = performance.now();
    const send = (result: CachedPage | Rendered | null) => {
      if (result === null) return next();
      if ('html' in result) return sendUncached(request, response, result);
      sendCachedPage(request, response, result, response.locals.requestId as string);
    };
    const refuse = (error: unknown) => {
      if (!(error instanceof PageQueueTimeout)) throw error;
      // The guest waited with another one for the same page, at the turn of the other's network.
      if (error.from !== visit.from) return next();
      metrics.shed();
      sendBusy(request, response, site.plainLookFor(request.headers.cookie));
    };
    const content = peekContent(visit);
    const page =
      content === undefined
        ? readContent(visit).then((read) => pages.get(pageFor(visit, read)))
        : pages.get(pageFor(visit, content));
    page.then(send, refuse).catch(next);
  }
}

/** Null when the result must not be cached for all guests: a redirect, an error, or no HTML page. */
async function renderForGuests(
  { routeId, address, cookie }: GuestPage,
  { site, registry, render, headers }: GuestPagesOptions,
): Promise<Rendered | null> {
  const request = { headers: { cookie }, originalUrl: address };
  const context = await createRequestContext(site, request, { requestId: randomUUID(), isSampled: false, registry });
  const answer = await render(address, cookie, guestContext(context, routeId));
  if (answer.status >= 300 && answer.status < 400 && !isOwnPath(answer.headers.get('location'), address))
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

/** Whether a redirect stays on the path, such as from a page after the last one. */
const isOwnPath = (location: string | null, address: string) => pathOf(location ?? '') === pathOf(address);

const pathOf = (address: string) => address.split('?', 1)[0];

/** Sends a 404 page. The browser does not keep it. */
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

/** A guest's request for a page that is cached. */
interface GuestVisit {
  readonly routeId: string;
  readonly address: string;
  readonly from: string;
  readonly jar: CookieJar;
  readonly locale: Locale;
  readonly lite: boolean;
}

/** Finds the visit of a request. Null for players, for guests with a flash message, and for pages that are not cached. */
function createVisitFinder(site: Site, registry: PageRegistry) {
  const routes = cachedRoutes(registry);
  return ({ method, headers }: IncomingMessage, address = '', offer: LanguageOffer, from = ''): GuestVisit | null => {
    if (method !== 'GET' && method !== 'HEAD') return null;
    const [path = '', query = ''] = address.split('?', 2);
    const route = routes.find((each) => each.path.test(path));
    if (!route || address.length > path.length + MAX_QUERY_LENGTH || !isCanonical(address, path, query, route.query))
      return null;
    // Another route may have a part of this one's addresses.
    if (registry.pageAt(path) !== route.page) return null;
    const jar = createCookieJar(headers.cookie, site.secure);
    if (jar.get(SESSION_COOKIE) || jar.get(TOAST_COOKIE)) return null;
    return {
      routeId: route.page.routeId,
      address,
      from,
      jar,
      locale: chooseLocale(offer, jar.get(LANGUAGE_COOKIE)),
      lite: isLite(jar, headers['save-data'] as string | undefined),
    };
  };
}

/** The page for a visit. Of the guest's cookies only choices with known values count. */
function pageFor({ routeId, address, from, jar, locale, lite }: GuestVisit, content: Bootstrap | null): GuestPage {
  const choices = [[LANGUAGE_COOKIE.name, locale], [LITE_COOKIE.name, lite ? '1' : '0'], ...pageChoices(jar, content)];
  return { routeId, address, from, cookie: choices.map(([name, value]) => `${name}=${value}`).join('; ') };
}

/** Whether the query has only these parameters, in this order: each page is cached under one address. */
function isCanonical(address: string, path: string, query: string, names: readonly string[]): boolean {
  if (query === '') return address === path;
  const given = new URLSearchParams(query);
  if (given.has('page') && !PAGE_NUMBER.test(given.get('page') ?? '')) return false;
  const canonical = new URLSearchParams(
    names.flatMap((name) => {
      const value = given.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  return canonical.toString() === query && address === `${path}?${query}`;
}
