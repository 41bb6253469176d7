import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';

/** Called when a request is over. `seconds` is the time from its arrival to the end of its response. */
type OnAnswer = (method: string, path: string, status: number, seconds: number) => void;

/** Balance polls are logged at level debug, because they would be most of the log. Metrics count them like all requests. */
const POLL_PATH = '/balance';

/** Logs each finished request with its id. Only the path is logged: queries may hold tokens. */
export function accessLog(log: Logger, onAnswer: OnAnswer) {
  return ({ method = '', url = '' }: IncomingMessage, response: ServerResponse, requestId: string): void => {
    const startedAt = performance.now();
    const [path = ''] = url.split('?', 1);
    response.once('close', () => {
      const ms = performance.now() - startedAt;
      onAnswer(method, path, response.statusCode, ms / 1000);
      log[path === POLL_PATH && response.statusCode < 400 ? 'debug' : 'info']({
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
