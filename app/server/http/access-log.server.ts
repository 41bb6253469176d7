import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';

/** Called when a request is over. `seconds` is the time from its arrival to the end of its response. */
type OnAnswer = (method: string, path: string, status: number, seconds: number) => void;

/** Balance polls are logged at level debug, because they would be most of the log. Metrics count them like all requests. */
const POLL_PATH = '/balance';

/** No path of the site is longer. A client may send 32 kB, and each of its bytes may take six in the log. */
const MAX_PATH_LENGTH = 200;

/** Logs each finished request with its id. Only the path is logged, cut to 200 characters: queries may hold tokens. */
export function accessLog(log: Logger, onAnswer: OnAnswer) {
  return ({ method = '', url = '' }: IncomingMessage, response: ServerResponse, requestId: string): void => {
    const startedAt = performance.now();
    const path = pathOf(url);
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

function pathOf(url: string): string {
  const [path = ''] = url.slice(0, MAX_PATH_LENGTH + 1).split('?', 1);
  return path.length > MAX_PATH_LENGTH ? `${path.slice(0, MAX_PATH_LENGTH)}…` : path;
}
