import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { setHeaders } from './security-headers.server';
import { plainPage, type PlainLook } from './plain-page.server';

/**
 * Returns the handler for errors outside Remix. It logs server errors, and answers with the fallback error page. It does not
 * log when the client has disconnected.
 *
 * @param headers the security headers, which may be missing from the response when the error occurs early
 */
export function fallbackErrorHandler(log: Logger, headers: Readonly<Record<string, string>>, look: () => PlainLook) {
  return (error: unknown, request: IncomingMessage, response: ServerResponse, requestId: string): void => {
    const status = (error as { status?: number }).status ?? 500;
    const isDisconnected = request.destroyed && !request.complete;
    if (status >= 500 && !isDisconnected) log.error({ requestId, err: error }, 'request failed outside Remix');
    if (response.headersSent || isDisconnected) {
      response.destroy();
      return;
    }
    setHeaders(response, { ...headers, 'x-request-id': requestId });
    sendFallbackErrorPage(response, status, requestId, look());
  };
}

/** Sends a static error page in both languages. */
export function sendFallbackErrorPage(
  response: ServerResponse,
  status: number,
  requestId: string,
  look: PlainLook,
): void {
  response.statusCode = status;
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-security-policy', look.policy);
  response.end(
    plainPage(
      {
        title: String(status),
        main: `<h1>Bir şeyler ters gitti</h1>
<p>Bu sayfa şu an gösterilemiyor.</p>
<h2 lang="en">Something went wrong</h2>
<p lang="en">This page cannot be shown right now.</p>`,
        footer: `${status} · ${requestId}`,
      },
      look,
    ),
  );
}
