import type { IncomingMessage, ServerResponse } from 'node:http';
import { setHeaders } from './security-headers.server';

interface Health {
  readonly status: 200 | 503;
  readonly text: string;
}

const OK: Health = { status: 200, text: 'ok' };
const READY: Health = { status: 200, text: 'ready' };
/** It starts or stops. */
const NOT_READY: Health = { status: 503, text: 'not ready' };

/**
 * Returns the handler of health checks, which answers in every state of the site: `/healthz` while the process answers at
 * all, `/readyz` while it takes requests. It returns false for any other request.
 *
 * @param headers the security headers, for every response of the site
 */
export function healthChecks(isReady: () => boolean, headers: Readonly<Record<string, string>> = {}) {
  const find = ({ url, method }: IncomingMessage): Health | null => {
    if (method !== 'GET' && method !== 'HEAD') return null;
    if (url === '/healthz') return OK;
    if (url !== '/readyz') return null;
    return isReady() ? READY : NOT_READY;
  };
  return (request: IncomingMessage, response: ServerResponse, requestId?: string): boolean => {
    const health = find(request);
    if (!health) return false;
    setHeaders(response, { ...headers, ...(requestId && { 'x-request-id': requestId }) });
    response.statusCode = health.status;
    response.setHeader('content-type', 'text/plain; charset=utf-8');
    response.setHeader('cache-control', 'no-store');
    response.end(health.text);
    return true;
  };
}
