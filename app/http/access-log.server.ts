import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/** Names the request for logs, the operator and error pages, and logs how it ended: the path alone, never its query. */
export function accessLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    response.locals.requestId = requestId;
    response.setHeader('x-request-id', requestId);
    response.once('close', () => {
      log.info({
        requestId,
        method: request.method,
        path: request.originalUrl.split('?', 1)[0],
        status: response.statusCode,
        ms: Math.round(performance.now() - startedAt),
        ...(!response.writableFinished && { aborted: true }),
      });
    });
    next();
  };
}
