import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request as ExpressRequest, Response as ExpressResponse } from 'express';
import type { RequestContext } from '~/request/request-context';
import { createRequestContext } from '~/server/create-request-context.server';
import { bytesOf } from '~/lib/buffered-response.server';
import { pathOf } from '~/lib/path-of';
import { sendCachedPage, VARY, type CachedPage } from './cached-page.server';
import { guestContext } from './guest-context.server';
import { createVisitFinder, pageFor, type GuestPage, type GuestVisit } from './guest-visit.server';
import { createPageCache, type Rendered } from './page-cache.server';
import type { PageQueue } from '~/server/page-queue/page-queue.server';
import { sendBusy } from '~/server/http/send-busy.server';
import { sendEncoded } from '~/server/http/send-encoded.server';
import type { Site } from '~/server/site.server';
import type { PageRegistry } from '~/request/page-facts';
import { choicesNeedContent, cookiesSayChoices } from '~/shell/page-choices.server';
import { bannerCookie } from '~/shell/top-banner.server';
import { popupHash } from '~/shell/popup.server';
import { cms } from '~/upstream/contract/cms';
import type { Bootstrap } from '~/upstream/site-options';
import type { LanguageOffer } from '~/i18n/language-offer';
import { dataOf } from '~/upstream/outcome';

const KEPT_HEADERS = [
  'content-type',
  'content-security-policy',
  'reporting-endpoints',
  'content-language',
  'x-robots-tag',
];

/** How long a guest's choices wait for the operator's content. A page has 4.2 s after that. */
const CONTENT_PATIENCE_MS = 500;

/** About 600 pages. */
const MAX_BYTES = 64 * 1024 * 1024;

interface GuestPagesOptions {
  readonly site: Site;
  readonly registry: PageRegistry;
  render(address: string, cookie: string, context: RequestContext): Promise<Response>;
  /** Pages that are not in memory queue here. */
  readonly queue: PageQueue;
  /** The headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
}

export type GuestPages = ReturnType<typeof createGuestPages>;

class PageQueueTimeout extends Error {
  constructor(readonly from: string) {
    super();
  }
}

export function createGuestPages(options: GuestPagesOptions) {
  const { site, registry, queue } = options;
  const { log, metrics } = site;
  const findVisit = createVisitFinder(site, registry);

  /** The operator's content that the visit's choices refer to; undefined when it is not in memory. */
  function peekContent({ jar, locale }: GuestVisit): Bootstrap | null | undefined {
    return choicesNeedContent(jar) ? (site.content.peek(cms.grouped, {}, locale) ?? undefined) : null;
  }

  async function readContent({ locale }: GuestVisit): Promise<Bootstrap | null> {
    const outcome = await site.content.ask(cms.grouped, {}, locale, AbortSignal.timeout(CONTENT_PATIENCE_MS));
    return dataOf(outcome);
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

  site.edge?.onContentChanged(pages.drop);

  /** The page with the headers for the edge, where the edge may store it for this visit. */
  function forVisit({ jar }: GuestVisit, { choices }: GuestPage, page: CachedPage): CachedPage {
    const { forEdge } = page;
    if (!forEdge || !cookiesSayChoices(jar, choices)) return page;
    return Date.now() < forEdge.until || queue.isOverloaded() ? forEdge : page;
  }

  return {
    /** The page that answers this request, if it is in memory. */
    peek(request: IncomingMessage): CachedPage | null {
      const offer = site.languages.peek();
      const visit = offer && findVisit(request, request.url, offer);
      const content = visit && peekContent(visit);
      if (!visit || content === undefined) return null;
      const wanted = pageFor(visit, content);
      const page = pages.peek(wanted);
      return page && site.edge ? forVisit(visit, wanted, page) : page;
    },
    /** Answers guests with cached pages, and renders those that are missing. Passes every other request on. */
    answer(request: ExpressRequest, response: ExpressResponse, next: NextFunction): void {
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
    const answerWith = async (wanted: GuestPage) => {
      const result = await pages.get(wanted).catch(refuse);
      if (result === undefined) return;
      if (result === null) return next();
      if ('html' in result) return sendUncached(request, response, result);
      const page = site.edge ? forVisit(visit, wanted, result) : result;
      sendCachedPage(request, response, page, response.locals.requestId as string);
    };
    const refuse = (error: unknown) => {
      if (!(error instanceof PageQueueTimeout)) throw error;
      // The guest waited with another one for the same page, at the turn of the other's network.
      if (error.from !== visit.from) return next();
      metrics.shed();
      sendBusy(request, response, site.plainLookFor(request.headers.cookie));
    };
    const content = peekContent(visit);
    const answered =
      content === undefined
        ? readContent(visit).then((read) => answerWith(pageFor(visit, read)))
        : answerWith(pageFor(visit, content));
    answered.catch(next);
  }
}

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
    usableMs: context.content.usableMs(),
    cookie: bannerCookie(context.player.jar),
    ...(await edgeFactsOf(context, site)),
  };
}

/** What the edge needs to know about a page. Nothing without an edge. */
async function edgeFactsOf({ content }: RequestContext, { edge }: Site): Promise<Partial<Rendered>> {
  if (!edge || !content.sources) return {};
  const bootstrap = await content.find(cms.grouped, {});
  const { sources } = content;
  return { sources, edgeHeaders: edge.headersOf({ sources, popup: popupHash(bootstrap) }) };
}

/** Whether a redirect stays on the path, such as from a page after the last one. */
const isOwnPath = (location: string | null, address: string) => pathOf(location ?? '') === pathOf(address);

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
