import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';

/** What the message of the benchmark holds. */
export interface SentBytes {
  readonly by: 'express' | 'node:http';
  /** In base64. */
  readonly body: string;
  readonly headers: Record<string, string>;
}

/** A server that sends the bytes it receives in the first message, and nothing else. Baseline of the page benchmark. */
process.once('message', (message) => {
  const { by, body, headers } = message as SentBytes;
  const bytes = Buffer.from(body, 'base64');
  const app = express();
  app.disable('etag').disable('x-powered-by');
  app.get('*', (_request, response) => void response.set(headers).end(bytes));
  const plain = createServer((_request, response) => response.writeHead(200, headers).end(bytes));
  const server = by === 'express' ? createServer(app) : plain;
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.once('SIGTERM', () => process.exit());
