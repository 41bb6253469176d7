import { Histogram, type Registry } from 'prom-client';
import type { CallObserver } from '~/upstream/client.server';

/** The buckets that OpenTelemetry advises for these metrics, in seconds. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

const METHODS = new Set(['GET', 'HEAD', 'POST']);

/** The addresses whose requests are counted. */
export interface HttpAddresses {
  readonly origin: string;
  readonly apiUrl: string;
}

/** Names of OpenTelemetry's semantic conventions for HTTP 1.23 and later, as its Prometheus exporter writes them. */
export function createHttpMetrics(registry: Registry, { origin, apiUrl }: HttpAddresses) {
  const registers = [registry];
  const server = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Time to answer a request.',
    labelNames: ['http_request_method', 'http_route', 'http_response_status_code', 'url_scheme', 'error_type'],
    buckets: SECONDS,
    registers,
  });
  const client = new Histogram({
    name: 'http_client_request_duration_seconds',
    help: 'Time of one request to the operator. A call that is tried again has two.',
    labelNames: [
      ...['http_request_method', 'url_template', 'http_response_status_code'],
      ...['server_address', 'server_port', 'error_type'],
    ],
    buckets: SECONDS,
    registers,
  });
  const url_scheme = schemeOf(origin);
  const operator = new URL(apiUrl);
  const server_address = operator.hostname;
  const server_port = operator.port || (schemeOf(apiUrl) === 'https' ? '443' : '80');

  return {
    answered(http_route: string, method: string, status: number, seconds: number): void {
      const http_request_method = METHODS.has(method) ? method : '_OTHER';
      const error = status >= 500 && { error_type: String(status) };
      server.observe(
        { http_request_method, http_route, http_response_status_code: status, url_scheme, ...error },
        seconds,
      );
    },
    sent({ method, call, result, seconds }: Parameters<CallObserver['requested']>[0]): void {
      const isAnswer = typeof result === 'number';
      client.observe(
        {
          ...{ http_request_method: method, url_template: call, server_address, server_port },
          ...(isAnswer && { http_response_status_code: result }),
          ...((!isAnswer || result >= 400) && { error_type: String(result) }),
        },
        seconds,
      );
    },
  };
}

const schemeOf = (url: string) => new URL(url).protocol.slice(0, -1);
