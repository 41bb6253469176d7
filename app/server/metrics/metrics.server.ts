import { createHttpMetrics, type HttpAddresses, type OperatorRequest } from './http-metrics.server';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The result of a cache read. `stale`: an old value was returned, and is being refreshed. */
export type CacheRead = 'hit' | 'stale' | 'miss';

/** The steps of a payment intent, from the opened form to the result of the payment. */
const PAYMENT_STEPS = ['issued', 'claimed', 'accepted', 'refused', 'unknown'] as const;

/** Sources of the gauges, read at each scrape. */
export interface GaugeSources {
  /** The state of each call group's circuit breaker: 0 closed, 1 half open, 2 open. */
  readonly breakers: () => Iterable<readonly [group: string, state: number]>;
  readonly relayConnections: () => number;
}

/**
 * The site's metrics for Prometheus, listed in docs/operations.md. Every label must have a bounded set of values, such as the
 * names of routes and calls: never a URL, a player, or a value from a request.
 */
export interface Metrics {
  request(route: string, method: string, status: number, seconds: number): void;
  upstreamCall(call: string, outcome: string, seconds: number): void;
  operatorRequest(request: OperatorRequest): void;
  cacheRead(cache: 'content' | 'pages', read: CacheRead): void;
  paymentIntent(step: (typeof PAYMENT_STEPS)[number]): void;
  challenge(form: string, step: 'issued' | 'passed'): void;
  shed(): void;
  /** An attempt to purge pages from the edge. */
  edgePurge(result: 'purged' | 'retried' | 'failed'): void;
  policyReport(directive: string): void;
  /** A value of the shared state that cannot be read. @param kind the first part of its key */
  malformedState(kind: string): void;
  /** How many of the site's texts a language lacks. */
  missingTexts(language: string, count: number): void;
  /** A value of the operator's brand that is not used as it is. */
  brandFault(field: string, fault: 'corrected' | 'refused'): void;
  /** A refused live connection. */
  relayRefused(reason: string): void;
  /** All metrics in Prometheus' text format. */
  text(sources: GaugeSources): Promise<string>;
  readonly contentType: string;
}

const REQUEST_SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const CALL_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 3, 5, 15];

/** Registers the site's own metrics. */
function createInstruments(registry: Registry) {
  const registers = [registry];
  const requests = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'Deprecated, see http_server_request_duration_seconds: time to answer a request, by route and class of status.',
    labelNames: ['route', 'method', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const calls = new Histogram({
    name: 'site_upstream_call_duration_seconds',
    help: "Time that a call to the operator took, with its retry, by the call's name and outcome.",
    labelNames: ['call', 'outcome'],
    buckets: CALL_SECONDS,
    registers,
  });
  const caches = new Counter({
    name: 'site_cache_reads_total',
    help: 'Reads of the caches of content and of guest pages.',
    labelNames: ['cache', 'read'],
    registers,
  });
  const intents = new Counter({
    name: 'site_payment_intents_total',
    help: `Steps of one-time payment intents: ${PAYMENT_STEPS.join(', ')}.`,
    labelNames: ['step'],
    registers,
  });
  // Start all steps at zero: an alert on the first unknown payment needs a value to compare with.
  for (const step of PAYMENT_STEPS) intents.inc({ step }, 0);
  const challenges = new Counter({
    name: 'site_challenges_total',
    help: 'Challenges of strangers who try too often, by form and step: issued, passed.',
    labelNames: ['form', 'step'],
    registers,
  });
  const shedRequests = new Counter({
    name: 'site_shed_requests_total',
    help: 'Requests that were refused because the site was overloaded.',
    registers,
  });
  const purges = new Counter({
    name: 'site_edge_purges_total',
    help: 'Attempts to purge pages from the edge cache, by result: purged, retried, failed.',
    labelNames: ['result'],
    registers,
  });
  const reports = new Counter({
    name: 'site_csp_reports_total',
    help: 'Violations of the content security policy that browsers reported.',
    labelNames: ['directive'],
    registers,
  });
  const refusals = new Counter({
    name: 'site_relay_refusals_total',
    help: 'Requests for a live connection that were refused, by reason.',
    labelNames: ['reason'],
    registers,
  });
  const brandFaults = new Counter({
    name: 'site_brand_faults_total',
    help: 'Values of a new brand that were corrected, because text would be unreadable, or refused, because they do not fit.',
    labelNames: ['field', 'fault'],
    registers,
  });
  const breakers = new Gauge({
    name: 'site_upstream_breaker_state',
    help: 'Breakers of the groups of calls: 0 closed, 1 half open, 2 open.',
    labelNames: ['group'],
    registers,
  });
  const missing = new Gauge({
    name: 'site_missing_texts',
    help: 'Texts of the site that a language lacks, and that are shown in another one.',
    labelNames: ['language'],
    registers,
  });
  const malformed = new Counter({
    name: 'site_malformed_state_total',
    help: 'Values of the shared state that cannot be read, by the kind of their key.',
    labelNames: ['kind'],
    registers,
  });
  const connections = new Gauge({ name: 'site_relay_connections', help: 'Live connections of players.', registers });
  return {
    requests,
    calls,
    caches,
    intents,
    challenges,
    shedRequests,
    purges,
    reports,
    refusals,
    missing,
    brandFaults,
    malformed,
    breakers,
    connections,
  };
}

export function createMetrics(addresses: HttpAddresses): Metrics {
  const registry = new Registry();
  const instruments = createInstruments(registry);
  const { requests, calls, caches, intents, challenges, shedRequests, reports, refusals, breakers } = instruments;
  const http = createHttpMetrics(registry, addresses);
  collectDefaultMetrics({ register: registry });

  return {
    contentType: registry.contentType,
    request(route, method, status, seconds) {
      const known = ['GET', 'HEAD', 'POST'].includes(method) ? method : 'other';
      requests.observe({ route, method: known, status: `${Math.floor(status / 100)}xx` }, seconds);
      http.answered(route, method, status, seconds);
    },
    upstreamCall: (call, outcome, seconds) => calls.observe({ call, outcome }, seconds),
    operatorRequest: http.sent,
    cacheRead: (cache, read) => caches.inc({ cache, read }),
    paymentIntent: (step) => intents.inc({ step }),
    challenge: (form, step) => challenges.inc({ form, step }),
    shed: () => shedRequests.inc(),
    edgePurge: (result) => instruments.purges.inc({ result }),
    policyReport: (directive) => reports.inc({ directive }),
    malformedState: (kind) => instruments.malformed.inc({ kind }),
    missingTexts: (language, count) => instruments.missing.set({ language }, count),
    brandFault: (field, fault) => instruments.brandFaults.inc({ field, fault }),
    relayRefused: (reason) => refusals.inc({ reason }),
    text(sources) {
      for (const [group, state] of sources.breakers()) breakers.set({ group }, state);
      instruments.connections.set(sources.relayConnections());
      return registry.metrics();
    },
  };
}
