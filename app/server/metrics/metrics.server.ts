import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** How a cache answered: with what it had, with what it had while it is made anew, or with nothing yet. */
export type CacheRead = 'hit' | 'stale' | 'miss';

/** From the form that was opened to what became of its payment. */
const PAYMENT_STEPS = ['issued', 'claimed', 'accepted', 'refused', 'unknown'] as const;

/** What is true at the moment of asking, told when somebody asks. */
export interface Moment {
  /** By group of calls: 0 closed, 1 half open, 2 open. */
  readonly breakers: () => Iterable<readonly [group: string, state: number]>;
  readonly relayConnections: () => number;
}

/**
 * What the site counts about itself, for Prometheus. Every label has a bounded set of values: routes and calls by their
 * names, never an address, a player or anything that a request can make up.
 */
export interface Metrics {
  request(route: string, method: string, status: number, seconds: number): void;
  upstreamCall(call: string, outcome: string, seconds: number): void;
  cacheRead(cache: 'content' | 'pages', read: CacheRead): void;
  paymentIntent(step: (typeof PAYMENT_STEPS)[number]): void;
  shed(): void;
  policyReport(directive: string): void;
  /** In Prometheus' text format. */
  text(moment: Moment): Promise<string>;
  readonly contentType: string;
}

const REQUEST_SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const CALL_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 3, 5, 15];
const METHODS = new Set(['GET', 'HEAD', 'POST']);

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'Time to answer a request, by route and class of status.',
    labelNames: ['route', 'method', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const calls = new Histogram({
    name: 'site_upstream_call_duration_seconds',
    help: "Time that a call to the operator took, with its second try, by the call's name and what became of it.",
    labelNames: ['call', 'outcome'],
    buckets: CALL_SECONDS,
    registers,
  });
  const caches = new Counter({
    name: 'site_cache_reads_total',
    help: 'Reads of the caches of content and of finished pages.',
    labelNames: ['cache', 'read'],
    registers,
  });
  const intents = new Counter({
    name: 'site_payment_intents_total',
    help: `Steps of one-time payment intents: ${PAYMENT_STEPS.join(', ')}.`,
    labelNames: ['step'],
    registers,
  });
  // An alert on the first unknown payment needs a none before it.
  for (const step of PAYMENT_STEPS) intents.inc({ step }, 0);
  const shedRequests = new Counter({
    name: 'site_shed_requests_total',
    help: 'Requests that were refused because the site was overloaded.',
    registers,
  });
  const reports = new Counter({
    name: 'site_csp_reports_total',
    help: 'Violations of the content security policy that browsers reported.',
    labelNames: ['directive'],
    registers,
  });
  const breakers = new Gauge({
    name: 'site_upstream_breaker_state',
    help: 'Breakers of the groups of calls: 0 closed, 1 half open, 2 open.',
    labelNames: ['group'],
    registers,
  });
  const connections = new Gauge({ name: 'site_relay_connections', help: 'Live connections of players.', registers });
  collectDefaultMetrics({ register: registry });

  return {
    contentType: registry.contentType,
    request(route, method, status, seconds) {
      const known = METHODS.has(method) ? method : 'other';
      requests.observe({ route, method: known, status: `${Math.floor(status / 100)}xx` }, seconds);
    },
    upstreamCall: (call, outcome, seconds) => calls.observe({ call, outcome }, seconds),
    cacheRead: (cache, read) => caches.inc({ cache, read }),
    paymentIntent: (step) => intents.inc({ step }),
    shed: () => shedRequests.inc(),
    policyReport: (directive) => reports.inc({ directive }),
    text(moment) {
      for (const [group, state] of moment.breakers()) breakers.set({ group }, state);
      connections.set(moment.relayConnections());
      return registry.metrics();
    },
  };
}
