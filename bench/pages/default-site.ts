import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import {
  createReadableStreamFromReadable,
  createRequestHandler,
  writeReadableStreamToWritable,
  type AppLoadContext,
  type EntryContext,
} from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import compression from 'compression';
import express from 'express';
import { pino } from 'pino';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createPageRegistry } from '../../app/server/pages/page-registry.server';
import { createRequestContext } from '../../app/server/create-request-context.server';
import { findLanguages } from '../../app/i18n/languages.server';
import { createSite, type Site } from '../../app/server/site.server';
import { findBuild } from '../../tests/support/built-routes';

/**
 * The site's own pages served as Remix's template serves them: express with `compression`, the request adapted as
 * `@remix-run/express` does it, React's streaming renderer. `UNCACHED=1` also disables the site's content cache, so
 * that each loader calls the operator.
 */

/** The `handleRequest` of the template's `entry.server.tsx`. */
function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(createElement(RemixServer, { context, url: request.url }), {
      onShellReady() {
        const body = new PassThrough();
        headers.set('content-type', 'text/html');
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
        pipe(body);
      },
      onShellError: reject,
    });
  });
}

function withoutCache(site: Site): Site {
  return {
    ...site,
    content: {
      ...site.content,
      ask: (call, body, locale, signal) =>
        site.client.ask(call, body, {
          ...{
            token: null,
            fingerprint: 'bench',
            locale,
            requestId: randomUUID(),
            address: '',
            userAgent: null,
            signal,
          },
        }),
    },
  };
}

const origin = 'http://localhost';
const cached = await createSite({
  assetIntegrity: new Map(),
  ...{
    origin,
    mainDomain: undefined,
    redis: undefined,
    paymentHosts: undefined,
    edge: null,
    liveChat: [],
    development: false,
  },
  trustProxy: [],
  apiUrl: process.env.OPERATOR_API_URL ?? '',
  hub: { url: process.env.OPERATOR_HUB_URL ?? '', isNegotiated: false, redirectHosts: [] },
  secrets: [process.env.SESSION_SECRETS ?? ''],
  dataDir: process.env.DATA_DIR ?? '',
  languages: findLanguages(),
  log: pino({ level: 'silent' }),
});
const site = process.env.UNCACHED === '1' ? withoutCache(cached) : cached;
const build = await findBuild();
const registry = createPageRegistry(build);
const handle = createRequestHandler(
  { ...build, entry: { module: { ...build.entry.module, default: handleRequest } } },
  'production',
);

const app = express();
app.disable('x-powered-by');
app.use(compression());
app.all('*', (request, response, next) => {
  void (async () => {
    const abort = new AbortController();
    response.on('close', () => abort.abort());
    const headers = new Headers(request.headers as Record<string, string>);
    const asked = new Request(`${origin}${request.originalUrl}`, {
      method: request.method,
      headers,
      signal: abort.signal,
    });
    const answer = await handle(
      asked,
      (await createRequestContext(site, request, {
        requestId: randomUUID(),
        isSampled: false,
        registry,
      })) as AppLoadContext,
    );
    response.statusMessage = answer.statusText;
    response.status(answer.status);
    for (const [name, value] of answer.headers) response.append(name, value);
    if (answer.body) await writeReadableStreamToWritable(answer.body, response);
    else response.end();
  })().catch(next);
});
const server = app.listen(0, '127.0.0.1', () =>
  console.log(JSON.stringify({ msg: 'listening', port: (server.address() as AddressInfo).port })),
);
