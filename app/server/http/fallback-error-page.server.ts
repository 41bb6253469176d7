import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { setHeaders } from './security-headers.server';
import { plainPage, setPlainHeaders, type PlainLook } from './plain-page.server';

/** Does not log when the client has disconnected. @param headers for responses that failed before they had any */
export function fallbackErrorHandler(
  log: Logger,
  headers: Readonly<Record<string, string>>,
  look: (request: IncomingMessage) => PlainLook,
) {
  return (error: unknown, request: IncomingMessage, response: ServerResponse, requestId: string): void => {
    const status = (error as { status?: number }).status ?? 500;
    const isDisconnected = request.destroyed && !request.complete;
    if (status >= 500 && !isDisconnected) log.error({ requestId, err: error }, 'request failed outside Remix');
    if (response.headersSent || isDisconnected) return void response.destroy();
    setHeaders(response, { ...headers, 'x-request-id': requestId });
    sendFallbackErrorPage(response, status, requestId, look(request));
  };
}

export function sendFallbackErrorPage(
  response: ServerResponse,
  status: number,
  requestId: string,
  look: PlainLook,
): void {
  setPlainHeaders(response, status, look);
  response.end(plainPage({ title: 'errorTitle', text: 'errorText', footer: `${status} · ${requestId}` }, look));
}
