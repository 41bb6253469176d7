import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';

/** Told of every request when it is over. */
type OnAnswer = (request: Request, path: string, status: number, seconds: number) => void;

/** What browsers ask by themselves every few seconds would be most of the log. It is counted like all others. */
const ROUTINE = '/balance';

/** Names the request for logs, the operator and error pages, and logs how it ended: the path alone, never its query. */
export function accessLog(log: Logger, onAnswer: OnAnswer): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    response.locals.requestId = requestId;
    response.setHeader('x-request-id', requestId);
    response.once('close', () => {
      const [path = ''] = request.originalUrl.split('?', 1);
      const ms = performance.now() - startedAt;
      onAnswer(request, path, response.statusCode, ms / 1000);
      log[path === ROUTINE && response.statusCode < 400 ? 'debug' : 'info']({
        requestId,
        method: request.method,
        path,
        status: response.statusCode,
        ms: Math.round(ms),
        ...(!response.writableFinished && { aborted: true }),
      });
    });
    next();
  };
}
