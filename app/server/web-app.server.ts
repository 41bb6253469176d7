import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { AppLoadContext } from '@remix-run/node';
import express, { type ErrorRequestHandler, type Express, type RequestHandler, type Response } from 'express';
import { isRead } from '~/lib/is-read';
import { createRequestContext, csrfTokenIsValid, isOfOtherPlayer, noteAct } from './create-request-context.server';
import type { RequestContext } from '~/request/request-context';
import { createGuestPages, type GuestPages } from './page-cache/guest-pages.server';
import { showReminder } from '~/features/protection/safer-play/show-reminder.server';
import { CSP_REPORTS_PATH } from './http/document-policy.server';
import { accessLog } from './http/access-log.server';
import { cspReportHandler, scriptFailureHandler } from './http/browser-reports.server';
import { refuseOtherPlayersForm } from './http/form-owner.server';
import { checkWrites, enforceWriteCheck, checkedForm } from './http/csrf-guard.server';
import { fallbackErrorHandler } from './http/fallback-error-page.server';
import { sendCachedPage, type CachedPage } from './page-cache/cached-page.server';
import { operatorMedia } from './http/operator-media.server';
import { securityHeaders, setHeaders } from './http/security-headers.server';
import { createPageQueue, type PageQueue, type PageQueueLimits } from './page-queue/page-queue.server';
import { createNetworkShares } from './page-queue/network-shares.server';
import type { PlainLook } from './http/plain-page.server';
import { healthChecks } from './http/health.server';
import { limitPipelining } from './http/connection-limits.server';
import { isCanonicalTarget, refuseRequest, toPath } from './http/request-target.server';
import { warnOfUntrustedProxy } from './http/untrusted-proxy.server';
import { trackPages, shedLoad } from './http/shed-load.server';
import { staticNotFound } from './http/static-files.server';
import { createPageRenderer, createRemixHandler, type RemixHandler } from './remix/remix-handler.server';
import { brandFiles } from './brand-files.server';
import { cookieChecks, leadBrowser, withoutCookies } from './cookie-check.server';
import { canonicalAddresses } from './canonical-address.server';
import { createBalancePoll, isBalancePoll } from './balance-poll.server';
import { CSRF_FIELD } from '~/session/csrf-field';
import { createCookieJar } from '~/session/cookie-jar.server';
import { findPlayer } from '~/session/player-session.server';
import { SCRIPT_FAILURES_PATH } from '~/lib/script-failures';
import { hasSeveralHosts } from '~/lib/several-hosts.server';
import { networkOf } from '~/lib/network-of';
import { requestTraces, type Trace } from '~/lib/trace-parent.server';
import { capabilitiesOf, isOffered } from '~/upstream/capabilities';
import { cms } from '~/upstream/contract/cms';
import { offersPauses } from '~/upstream/pauses.server';
import { languageAddresses } from './language-addresses.server';
import { routesOf, type SiteBuild, type SiteRoutes } from './site-routes.server';
import type { Site } from './site.server';

interface WebOptions {
  readonly site: Site;
  readonly build: SiteBuild;
  readonly apiUrl: string;
  readonly trustProxy: readonly string[];
  /** The built client in production, the development server's middleware otherwise. */
  readonly files: RequestHandler;
  /** Scripts and styles that pages of another build ask for. Null in development. */
  readonly filesOfOtherBuilds: RequestHandler | null;
  isReady(): boolean;
  readonly queueLimits: PageQueueLimits;
  readonly hstsPreload: boolean;
}

type Locals = Trace & {
  readonly startedAt?: number;
  readonly sendsCookies: boolean;
  readonly refusesCookies?: boolean;
};

const contextOf = (response: Response) => response.locals.context as RequestContext;

/** Health checks, balance polls and cached guest pages are answered here: express would cost more than the answer. */
export function createWebApp(options: WebOptions): RequestListener {
  const { site, build, isReady } = options;
  const routes = routesOf(build);
  const { handle, routeOf } = routes;
  const pages = { handle, origin: site.origin };
  const queue = createPageQueue(options.queueLimits);
  const shares = createNetworkShares();
  const headers = securityHeaders(site.origin, options);
  // Development has no page cache: a page must show the file that was just saved.
  const guests = site.development
    ? null
    : createGuestPages({ site, registry: routes.registry(), render: createPageRenderer(pages), queue, headers });
  const look = ({ headers }: IncomingMessage) => site.plainLookFor(headers.cookie);
  const log = accessLog(site.log, (method, path, status, seconds) =>
    site.metrics.request(routeOf(path), method, status, seconds),
  );
  const fail = fallbackErrorHandler(site.log, headers, look);
  const answerHealth = healthChecks(isReady, headers);
  const traceOf = requestTraces(options.trustProxy);
  const warnOfProxy = warnOfUntrustedProxy(options.trustProxy, site.log);
  const answerPoll = createBalancePoll(site, headers);
  const app = createExpressApp({
    ...options,
    remix: createRemixHandler({ ...pages, look }, leadBrowser),
    routes,
    queue,
    headers,
    look,
    guests,
    fail,
  });

  /** While the site stops, responses end their connections, so that no connection is in use when it closes. */
  const endWhileStopping = (response: ServerResponse) => void (response.shouldKeepAlive &&= isReady());

  function answer(request: IncomingMessage, response: ServerResponse, trace: Trace): void {
    const { requestId } = trace;
    endWhileStopping(response);
    if (isBalancePoll(request))
      return void answerPoll(request, response, trace).catch((error: unknown) =>
        fail(error, request, response, requestId),
      );
    const page = isReady() && guests ? findCachedPage(guests, site.log, request) : null;
    if (page) return sendCachedPage(request, response, page, requestId);
    response.setHeader('x-request-id', requestId);
    if (!isCanonicalTarget(request.url ?? '')) return refuseRequest(request, response, headers, look(request));
    app(request, Object.assign(response, { locals: { ...trace } }));
  }

  return limitPipelining((request, response) => {
    request.url = toPath(request.url, site.origin);
    const trace = traceOf(request);
    const { requestId } = trace;
    log(request, response, requestId);
    warnOfProxy(request);
    if (hasSeveralHosts(request))
      return refuseRequest(request, response, { ...headers, 'x-request-id': requestId }, look(request));
    endWhileStopping(response);
    if (answerHealth(request, response, requestId)) return;
    shares.begin(
      () => networkOf(site.addressOf(request)),
      () => {
        if (!request.socket.destroyed) answer(request, response, trace);
      },
    );
  });
}

/** Looks the page up. An error outside express would end the process, so the request goes on to express without the page. */
function findCachedPage(guests: GuestPages, log: Site['log'], request: IncomingMessage): CachedPage | null {
  try {
    return guests.peek(request);
  } catch (error) {
    log.error({ err: error }, 'the page cache failed');
    return null;
  }
}

interface ExpressOptions extends WebOptions {
  readonly remix: RemixHandler;
  readonly routes: SiteRoutes;
  readonly queue: PageQueue;
  readonly headers: Readonly<Record<string, string>>;
  readonly guests: GuestPages | null;
  readonly look: (request: IncomingMessage) => PlainLook;
  readonly fail: ReturnType<typeof fallbackErrorHandler>;
}

/** The express app. Its middlewares stand in the order that a request passes them. */
function createExpressApp(options: ExpressOptions): Express {
  const { site, apiUrl, files, remix, routes, queue, headers, look, guests, fail } = options;
  const { metrics } = site;
  const { registry, routeOf } = routes;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  // In place of express's own: the operator and all limits must see the same address.
  Object.defineProperty(app.request, 'ip', {
    get(this: IncomingMessage) {
      return site.addressOf(this);
    },
  });

  app.use((request, response, next) => {
    setHeaders(response, headers);
    response.locals.sendsCookies = Boolean(request.headers.cookie);
    next();
  });
  const reports = { log: site.log, limit: site.limits.policyReports, routeOf };
  app.post(CSP_REPORTS_PATH, cspReportHandler(reports, metrics.policyReport));
  app.post(SCRIPT_FAILURES_PATH, scriptFailureHandler(reports));
  app.use(canonicalAddresses(registry));
  app.use(languageAddresses(site, registry));
  if (guests) app.use(guests.answer);
  // Behind the page cache, which has no page for an address with a check.
  app.use(cookieChecks);
  app.use(forReads(files));
  if (options.filesOfOtherBuilds) app.use(forReads(options.filesOfOtherBuilds));
  app.use(forReads(brandFiles(site)));
  app.use(forReads(operatorMedia(apiUrl)));
  app.use(staticNotFound);
  app.use((_request, _response, next) => void routes.refresh().then(() => next(), next));
  app.use(
    shedLoad({
      queue,
      isPayment: (path) => registry().pageAt(path)?.facts.overload === 'payment',
      findPlayer: ({ headers: { cookie } }) =>
        findPlayer(createCookieJar(cookie, site.secure), site.seal, {
          lengths: site.sessionLengths,
          isOver: site.isSessionOver,
        }),
      onShed: metrics.shed,
      look,
    }),
  );
  app.use(
    checkWrites(site.origin, (request, response) => refuseRequest(request, response, headers, look(request))),
    trackPages(queue),
  );
  app.use((request, response, next) => {
    const { startedAt, sendsCookies, refusesCookies, ...trace } = response.locals as Locals;
    const form = checkedForm(response);
    const options = { ...trace, registry: registry(), startedAt, sendsCookies, refusesCookies, form };
    createRequestContext(site, request, options).then((context) => {
      response.locals.context = context;
      next();
    }, next);
  });
  app.use(
    enforceWriteCheck({
      tokenMatches: (form, response) => csrfTokenIsValid(site, contextOf(response), form.get(CSRF_FIELD)),
      reject: (request, response, status) => remix(request, response, withoutCookies(contextOf(response)), status),
    }),
  );
  // A page, and its form, that needs a capability which the operator lacks is not found.
  app.use((request, response, next) => {
    const context = contextOf(response);
    lacksCapability(context)
      .then((isLacking) => (isLacking ? remix(request, response, context, 404) : next()))
      .catch(next);
  });
  app.use(refuseOtherPlayersForm(contextOf, (context) => isOfOtherPlayer(site, context)));
  app.use((request, response, next) => void noteAct(request, contextOf(response)).then(() => next(), next));
  app.use(showReminder((response) => contextOf(response) as AppLoadContext));
  app.use((request, response, next) => void remix(request, response, contextOf(response)).catch(next));
  const endInError: ErrorRequestHandler = (error, request, response, _next) =>
    fail(error, request, response, response.locals.requestId as string);
  app.use(endInError);
  return app;
}

async function lacksCapability({ page, content }: RequestContext): Promise<boolean> {
  const { capability } = page.facts;
  if (capability === undefined) return false;
  const bootstrap = await content.find(cms.grouped, {});
  if (capability === 'limits') return !offersPauses(bootstrap);
  return !isOffered(capabilitiesOf(bootstrap), capability);
}

/** Limits a handler of files, which would answer any method, to requests that read. */
const forReads =
  (handler: RequestHandler): RequestHandler =>
  (request, response, next) => {
    if (isRead(request)) handler(request, response, next);
    else next();
  };
