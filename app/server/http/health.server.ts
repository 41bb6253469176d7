import type { IncomingMessage, ServerResponse } from 'node:http';
import { isRead } from '~/lib/is-read';
import { setHeaders } from './security-headers.server';

/** The site starts or stops. */
const NOT_READY = 'not ready';

/** `/healthz` answers while the process does, `/readyz` while it takes requests. False for any other request. */
export function healthChecks(isReady: () => boolean, headers: Readonly<Record<string, string>> = {}) {
  const find = (request: IncomingMessage): string | null => {
    if (!isRead(request)) return null;
    const { url } = request;
    if (url === '/healthz') return 'ok';
    if (url !== '/readyz') return null;
    return isReady() ? 'ready' : NOT_READY;
  };
  return (request: IncomingMessage, response: ServerResponse, requestId?: string): boolean => {
    const health = find(request);
    if (!health) return false;
    setHeaders(response, { ...headers, ...(requestId && { 'x-request-id': requestId }) });
    response.statusCode = health === NOT_READY ? 503 : 200;
    response.setHeader('content-type', 'text/plain; charset=utf-8');
    response.setHeader('cache-control', 'no-store');
    response.end(health);
    return true;
  };
}
