import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { readBounded } from '~/lib/read-bounded';
import type { RateLimit } from '~/limits/rate-limit.server';

const MAX_REPORT_BYTES = 8 * 1024;
const FRAME = /\/assets\/[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}/g;
const MAX_FRAMES = 5;

interface FailureOptions {
  readonly log: Pick<Logger, 'warn'>;
  /** Counts reports by network. */
  readonly limit: RateLimit;
  routeOf(path: string): string;
}

/**
 * Receives the beacons of browsers in which the scripts of a page failed, and logs them. Of the text only the kind of error, the
 * places in the site's scripts and the route are logged: messages may hold what a player typed.
 */
export function scriptFailureHandler({ log, limit, routeOf }: FailureOptions): RequestHandler {
  async function receive(request: Request, response: Response): Promise<number> {
    if (!(await limit.consume(request.ip ?? '')).allowed) return 429;
    const chunks = request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
    const body = await readBounded(chunks, MAX_REPORT_BYTES);
    if (body === null) return 413;
    const text = body.toString('utf8');
    const requestId = response.locals.requestId as string;
    const page = request.headers.referer ?? '';
    log.warn(
      {
        requestId,
        error: /^[A-Z]\w{1,40}(?=:|$)/m.exec(text)?.[0] ?? 'unknown',
        places: (text.match(FRAME) ?? []).slice(0, MAX_FRAMES),
        page: URL.canParse(page) ? routeOf(new URL(page).pathname) : 'unknown',
      },
      'scripts of a page failed',
    );
    return 204;
  }

  return (request, response, next) => {
    receive(request, response).then((status) => {
      if (!request.complete) response.setHeader('connection', 'close');
      response.status(status).end();
    }, next);
  };
}
