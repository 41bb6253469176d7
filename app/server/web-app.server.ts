import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import {
  createRequestHandler,
  type AppLoadContext,
  type RequestHandler as RemixRequestHandler,
  type ServerBuild,
} from '@remix-run/node';
import express, { type ErrorRequestHandler, type Express, type RequestHandler, type Response } from 'express';
import { createRequestContext, csrfTokenIsValid, type RequestContext } from './request-context/request-context.server';
import { createGuestPages, type GuestPages } from './page-cache/guest-pages.server';
import { showReminder } from '~/features/safer-play/show-reminder.server';
import { CSP_REPORTS_PATH } from './http/document-policy.server';
import { accessLog } from './http/access-log.server';
import { clientAddresses } from './http/client-address.server';
import { cspReportHandler } from './http/csp-reports.server';
import { checkWrites, enforceWriteCheck, formOf } from './http/csrf-guard.server';
import { fallbackErrorHandler } from './http/fallback-error-page.server';
import { sendCachedPage, type CachedPage } from './page-cache/cached-page.server';
import { operatorMedia } from './http/operator-media.server';
import { securityHeaders, setHeaders } from './http/security-headers.server';
import { createPageQueue, type PageQueue, type PageQueueLimits } from './page-queue.server';
import { countPages, shedLoad } from './http/shed-load.server';
import { staticNotFound } from './http/static-files.server';
import { createRouteNames } from './metrics/route-names.server';
import { createPageRenderer, createRemixHandler, type RemixHandler } from './remix/remix-handler.server';
import { createBranchHandler } from './remix/branch-handler.server';
import { createRouteBranches } from './remix/route-branches.server';
import { createBalancePoll, isBalancePoll } from './balance-poll.server';
import { CSRF_FIELD } from '~/session/csrf-field';
import { LANGUAGE_COOKIE } from '~/session/preferences.server';
import type { Site } from './site.server';

interface WebOptions {
  readonly site: Site;
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  readonly apiUrl: string;
  readonly trustProxy: readonly string[];
  /** The built client in production, the development server's middleware otherwise. */
  readonly files: RequestHandler;
  /** False once the server has begun to stop. */
  isReady(): boolean;
  /** Above them, new work is turned away. */
  readonly queueLimits: PageQueueLimits;
}

const contextOf = (response: Response) => response.locals.context as RequestContext;

/**
 * Whatever is asked passes through here. Polls of the balance and pages for guests that are in memory, of which there are the
 * most, are answered at once; the rest goes through express. Express alone would take as long as all that has to be done for them.
 */
export function createWebApp(options: WebOptions): RequestListener {
  const { site, build, isReady } = options;
  const { handle, routeOf } = pagesOf(build);
  const pages = { handle, origin: site.origin };
  const queue = createPageQueue(options.queueLimits);
  const headers = securityHeaders(site.origin);
  // In development a page is never older than the file that was just saved.
  const guests = site.development
    ? null
    : createGuestPages({ site, render: createPageRenderer(pages), queue, headers });
  const log = accessLog(site.log, (method, path, status, seconds) =>
    site.metrics.request(routeOf(path), method, status, seconds),
  );
  const fail = fallbackErrorHandler(site.log, headers);
  const answerPoll = createBalancePoll({
    ...site,
    headers,
    localeOf: (jar) => site.translator.detect(jar.get(LANGUAGE_COOKIE)),
    addressOf: clientAddresses(options.trustProxy),
    isOver: site.isSessionOver,
    onEnd: site.endSession,
  });
  const app = createExpressApp({ ...options, remix: createRemixHandler(pages), routeOf, queue, headers, guests, fail });

  return (request, response) => {
    const requestId = randomUUID();
    log(request, response, requestId);
    // Whoever still comes to a site that is stopping is asked to find another connection, so that none is in use when they close.
    response.shouldKeepAlive &&= isReady();
    if (isBalancePoll(request))
      return void answerPoll(request, response, requestId).catch((error: unknown) =>
        fail(error, request, response, requestId),
      );
    const page = isReady() && guests ? findCachedPage(guests, request) : null;
    if (page) return sendCachedPage(request, response, page, requestId);
    response.setHeader('x-request-id', requestId);
    app(request, Object.assign(response, { locals: { requestId } }));
  };
}

/** Outside express an error would end the process: it comes to the same one, and says that something went wrong. */
function findCachedPage(guests: GuestPages, request: IncomingMessage): CachedPage | null {
  try {
    return guests.peek(request);
  } catch {
    return null;
  }
}

interface ExpressOptions extends WebOptions {
  readonly remix: RemixHandler;
  readonly routeOf: (path: string) => string;
  readonly queue: PageQueue;
  readonly headers: Readonly<Record<string, string>>;
  readonly guests: GuestPages | null;
  /** Says to whoever asked that something went wrong. */
  readonly fail: ReturnType<typeof fallbackErrorHandler>;
}

/** The express app, in the order that a request passes through it. */
function createExpressApp(options: ExpressOptions): Express {
  const { site, apiUrl, trustProxy, files, isReady, remix, routeOf, queue, headers, guests, fail } = options;
  const { metrics } = site;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', trustProxy.length > 0 ? [...trustProxy] : false);

  app.use((_request, response, next) => {
    setHeaders(response, headers);
    next();
  });
  app.use(wellFormedTarget);
  app.get('/healthz', (_request, response) => void response.type('text/plain').send('ok'));
  app.get('/readyz', (_request, response) => {
    response
      .status(isReady() ? 200 : 503)
      .type('text/plain')
      .send(isReady() ? 'ready' : 'stopping');
  });
  app.post(
    CSP_REPORTS_PATH,
    cspReportHandler({ log: site.log, limit: site.limits.policyReports, routeOf, onReport: metrics.policyReport }),
  );
  if (guests) app.use(guests.answer);
  app.use(forReads(files));
  app.use('/media', forReads(operatorMedia(apiUrl)));
  app.use(staticNotFound);
  app.use(shedLoad(queue, metrics.shed));
  app.use(checkWrites(site.origin), countPages(queue));
  app.use((request, response, next) => {
    const { requestId, startedAt } = response.locals as { requestId: string; startedAt?: number };
    const form = formOf(response);
    createRequestContext(site, request, { requestId, startedAt, form }).then((context) => {
      response.locals.context = context;
      next();
    }, next);
  });
  app.use(
    enforceWriteCheck({
      tokenMatches: (form, response) => csrfTokenIsValid(site, contextOf(response), form.get(CSRF_FIELD)),
      reject: (request, response, status) => remix(request, response, contextOf(response), status),
    }),
  );
  app.use(showReminder((response) => contextOf(response) as AppLoadContext));
  app.use((request, response, next) => void remix(request, response, contextOf(response)).catch(next));
  const endInError: ErrorRequestHandler = (error, request, response, _next) =>
    fail(error, request, response, response.locals.requestId as string);
  app.use(endInError);
  return app;
}

/** How pages are made, and what they are called. The development server's routes change: Remix finds them itself. */
function pagesOf(build: WebOptions['build']): { handle: RemixRequestHandler; routeOf(path: string): string } {
  if (typeof build === 'function')
    return { handle: createRequestHandler(build, 'development'), routeOf: () => 'development' };
  const findBranch = createRouteBranches(build.routes);
  return { handle: createBranchHandler(build, findBranch), routeOf: createRouteNames(findBranch) };
}

/** Files answer whoever asks, by any method; ours only those that read. */
const forReads =
  (handler: RequestHandler): RequestHandler =>
  (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') handler(request, response, next);
    else next();
  };

/** An absolute or otherwise odd request target never reaches code that puts addresses together. */
const wellFormedTarget: RequestHandler = (request, response, next) => {
  if (request.originalUrl.startsWith('/') && URL.canParse(`http://site.invalid${request.originalUrl}`)) next();
  else response.status(400).type('text/plain').send('Bad request');
};
