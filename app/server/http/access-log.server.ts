import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';

/** Told of every request when it is over. */
type OnAnswer = (method: string, path: string, status: number, seconds: number) => void;

/** What browsers ask by themselves every few seconds would be most of the log. It is counted like all others. */
const ROUTINE = '/balance';

/** Logs how a request ended, by the number that it has: the path alone, never its query. */
export function accessLog(log: Logger, onAnswer: OnAnswer) {
  return ({ method = '', url = '' }: IncomingMessage, response: ServerResponse, requestId: string): void => {
    const startedAt = performance.now();
    const [path = ''] = url.split('?', 1);
    response.once('close', () => {
      const ms = performance.now() - startedAt;
      onAnswer(method, path, response.statusCode, ms / 1000);
      log[path === ROUTINE && response.statusCode < 400 ? 'debug' : 'info']({
        requestId,
        method,
        path,
        status: response.statusCode,
        ms: Math.round(ms),
        ...(!response.writableFinished && { aborted: true }),
      });
    });
  };
}
