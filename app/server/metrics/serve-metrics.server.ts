import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isRead } from '~/lib/is-read';
import type { GaugeSources, Metrics } from './metrics.server';

/**
 * Serves on an address of its own, which must not be public; port 0 means any free port. Node accepts one connection of each
 * listener in a turn: a probe here does not wait behind a flood. @param answerOthers returns false for a request that is not
 * its own
 */
export async function serveMetrics(
  { port, host }: { readonly port: number; readonly host: string },
  metrics: Metrics,
  sources: GaugeSources,
  answerOthers: (request: IncomingMessage, response: ServerResponse) => boolean,
) {
  const server = createServer((request, response) => {
    if (answerOthers(request, response)) return;
    if (request.url !== '/metrics' || !isRead(request))
      return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    metrics.text(sources).then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
