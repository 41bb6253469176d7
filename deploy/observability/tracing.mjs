/**
 * Sends spans by OpenTelemetry's SDK: `node --import ./deploy/observability/tracing.mjs build/server/server.js`, after the
 * installation in docs/operations.md#traces. The SDK's own variables say where to and how many:
 * OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG. OTEL_TRACES_EXPORTER=console prints them.
 */

import process from 'node:process';
import { setInterval } from 'node:timers';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ConsoleSpanExporter,
  NodeTracerProvider,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-node';

const { OTEL_SERVICE_NAME = 'player-site', OTEL_TRACES_EXPORTER = 'otlp' } = process.env;

const provider = new NodeTracerProvider({
  resource: resourceFromAttributes({ 'service.name': OTEL_SERVICE_NAME }),
  spanProcessors: [
    OTEL_TRACES_EXPORTER === 'console'
      ? new SimpleSpanProcessor(new ConsoleSpanExporter())
      : new BatchSpanProcessor(new OTLPTraceExporter()),
  ],
});
provider.register();

const pathOf = (address = '') => address.split('?', 1)[0];

/** What players search for, and where they were going, is not for a trace. */
const withoutQuery = { 'url.query': '' };

registerInstrumentations({
  instrumentations: [
    new HttpInstrumentation({
      // Only the connections to the hub are made by Node's client: their addresses hold the player's token.
      disableOutgoingRequestInstrumentation: true,
      ignoreIncomingRequestHook: ({ url }) => ['/healthz', '/readyz', '/metrics'].includes(pathOf(url)),
      startIncomingSpanHook: () => withoutQuery,
    }),
    new UndiciInstrumentation({
      startSpanHook: ({ origin, path }) => ({ ...withoutQuery, 'url.full': `${origin}${pathOf(path)}` }),
    }),
  ],
});

/** While the site stops it still finishes requests, and then ends without waiting for their spans. */
const FLUSH_MS = 200;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(
    signal,
    () => void setInterval(() => void provider.forceFlush().catch(() => undefined), FLUSH_MS).unref(),
  );
