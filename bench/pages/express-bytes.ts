import type { AddressInfo } from 'node:net';
import express from 'express';

/** An express server that sends the bytes it receives in the first message. Baseline of the page benchmark. */
process.once('message', (message) => {
  const { body, headers } = message as { body: string; headers: Record<string, string> };
  const bytes = Buffer.from(body, 'base64');
  const app = express();
  app.disable('etag').disable('x-powered-by');
  app.get('*', (_request, response) => void response.set(headers).end(bytes));
  const server = app.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.once('SIGTERM', () => process.exit());
