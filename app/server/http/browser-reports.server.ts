import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { z } from 'zod';
import { parseJson } from '~/lib/parse-json';
import { readBody } from '~/lib/read-bounded';
import type { RateLimit } from '~/limits/rate-limit.server';

const MAX_REPORT_BYTES = 8 * 1024;
/** The longest scheme and host that is logged: both can be of any length. */
const MAX_HOST = 120;
const REPORT_TYPES = /^application\/(?:csp-report|reports\+json|json)\s*(?:;|$)/i;

/** The directives that are counted by name. Any other is counted as `other`, so that reports cannot create metric labels. */
const DIRECTIVES = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'connect-src',
  'img-src',
  'media-src',
  'frame-src',
  'font-src',
  'manifest-src',
  'form-action',
  'frame-ancestors',
  'base-uri',
  'object-src',
  'require-trusted-types-for',
  'trusted-types',
]);

const text = z.string().max(4_000);
const oldReport = z.object({
  'csp-report': z.object({
    'effective-directive': text.optional(),
    'violated-directive': text.optional(),
    'blocked-uri': text.optional(),
    'document-uri': text.optional(),
  }),
});
const newReports = z
  .array(
    z.object({
      type: z.literal('csp-violation'),
      body: z.object({
        effectiveDirective: text.optional(),
        blockedURL: text.optional(),
        documentURL: text.optional(),
      }),
    }),
  )
  .max(20);

interface Report {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
}

interface ReportOptions {
  readonly log: Pick<Logger, 'warn'>;
  readonly limit: RateLimit;
  routeOf(path: string): string;
}

/** Must come before the CSRF guard, which would reject reports. @param note returns the status of the answer */
function reportHandler(
  { limit }: Pick<ReportOptions, 'limit'>,
  note: (body: string, request: Request, requestId: string) => number,
): RequestHandler {
  async function receive(request: Request, response: Response): Promise<number> {
    if (!(await limit.consume(request.ip ?? '')).allowed) return 429;
    const body = await readBody(request, MAX_REPORT_BYTES);
    return body === null ? 413 : note(body.toString('utf8'), request, response.locals.requestId as string);
  }

  return (request, response, next) => {
    receive(request, response).then((status) => {
      if (!request.complete) response.setHeader('connection', 'close');
      response.status(status).end();
    }, next);
  };
}

/** Only the directive, the blocked scheme and host, and the page's route name are kept: queries of full URLs hold tokens. */
export function cspReportHandler(
  { log, limit, routeOf }: ReportOptions,
  onReport: (directive: string) => void,
): RequestHandler {
  const answer = reportHandler({ limit }, (body, _request, requestId) => {
    const reports = readReports(body);
    if (reports === null) return 400;
    for (const { directive, blocked, page } of reports) {
      const known = DIRECTIVES.has(directive) ? directive : 'other';
      onReport(known);
      log.warn({ requestId, directive: known, blocked: hostOf(blocked), page: pageOf(page, routeOf) }, 'policy report');
    }
    return 204;
  });
  return (request, response, next) => {
    if (REPORT_TYPES.test(request.headers['content-type'] ?? '')) return answer(request, response, next);
    if (!request.complete) response.setHeader('connection', 'close');
    response.status(415).end();
  };
}

function readReports(json: string): Report[] | null {
  const value = parseJson(json);
  const old = oldReport.safeParse(value);
  if (old.success) {
    const report = old.data['csp-report'];
    const directive = report['effective-directive'] ?? report['violated-directive']?.split(' ', 1)[0] ?? '';
    return [{ directive, blocked: report['blocked-uri'] ?? '', page: report['document-uri'] ?? '' }];
  }
  const reports = newReports.safeParse(value);
  if (!reports.success) return null;
  return reports.data.map(({ body }) => ({
    directive: body.effectiveDirective ?? '',
    blocked: body.blockedURL ?? '',
    page: body.documentURL ?? '',
  }));
}

function hostOf(address: string): string {
  if (/^[a-z-]{1,20}$/.test(address)) return address;
  if (!URL.canParse(address)) return 'unknown';
  const { protocol, host } = new URL(address);
  return `${protocol}//${host}`.slice(0, MAX_HOST);
}

const pageOf = (address: string, routeOf: (path: string) => string): string =>
  URL.canParse(address) ? routeOf(new URL(address).pathname) : 'unknown';

const FRAME = /\/assets\/[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}/g;
const MAX_FRAMES = 5;

/** Logs the kind of error, the places in the site's scripts and the route. Messages may hold what a player typed. */
export const scriptFailureHandler = ({ log, limit, routeOf }: ReportOptions): RequestHandler =>
  reportHandler({ limit }, (text, { headers: { referer = '' } }, requestId) => {
    const error = /^[A-Z]\w{1,40}(?=:|$)/m.exec(text)?.[0] ?? 'unknown';
    const places = (text.match(FRAME) ?? []).slice(0, MAX_FRAMES);
    log.warn({ requestId, error, places, page: pageOf(referer, routeOf) }, 'scripts of a page failed');
    return 204;
  });
