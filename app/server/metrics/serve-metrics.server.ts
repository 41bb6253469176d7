import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GaugeSources, Metrics } from './metrics.server';

export interface MetricsServer {
  readonly port: number;
  close(): void;
}

/** Serves `/metrics` on its own address, which must not be public. Port 0 means any free port. */
export async function serveMetrics(
  { port, host }: { readonly port: number; readonly host: string },
  metrics: Metrics,
  sources: GaugeSources,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      return;
    }
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
