import { createHttpMetrics, type HttpAddresses } from './http-metrics.server';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The steps of a payment intent, from the opened form to the result of the payment. */
const PAYMENT_STEPS = ['issued', 'claimed', 'accepted', 'refused', 'unknown'] as const;

export interface GaugeSources {
  /** The state of each call group's circuit breaker: 0 closed, 1 half open, 2 open. */
  readonly breakers: () => Iterable<readonly [group: string, state: number]>;
  readonly relayConnections: () => number;
}

const REQUEST_SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const CALL_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 3, 5, 15];

function createInstruments(registry: Registry) {
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name, help, labelNames, registers });
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers });
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
  const intentsHelp = `Steps of one-time payment intents: ${PAYMENT_STEPS.join(', ')}.`;
  const intents = counter('site_payment_intents_total', intentsHelp, ['step']);
  // Start all steps at zero: an alert on the first unknown payment needs a value to compare with.
  for (const step of PAYMENT_STEPS) intents.inc({ step }, 0);
  return {
    requests,
    calls,
    intents,
    caches: counter('site_cache_reads_total', 'Reads of the caches of content and of guest pages.', ['cache', 'read']),
    challenges: counter(
      'site_challenges_total',
      'Challenges of strangers who try too often, by form and step: issued, passed.',
      ['form', 'step'],
    ),
    shedRequests: counter('site_shed_requests_total', 'Requests that were refused because the site was overloaded.'),
    purges: counter(
      'site_edge_purges_total',
      'Attempts to purge pages from the edge cache, by result: purged, retried, failed.',
      ['result'],
    ),
    reports: counter('site_csp_reports_total', 'Violations of the content security policy that browsers reported.', [
      'directive',
    ]),
    refusals: counter('site_relay_refusals_total', 'Requests for a live connection that were refused, by reason.', [
      'reason',
    ]),
    brandFaults: counter(
      'site_brand_faults_total',
      'Values of a new brand that were corrected, because text would be unreadable, or refused, because they do not fit.',
      ['field', 'fault'],
    ),
    malformed: counter(
      'site_malformed_state_total',
      'Values of the shared state that cannot be read, by the kind of their key.',
      ['kind'],
    ),
    breakers: gauge('site_upstream_breaker_state', 'Breakers of the groups of calls: 0 closed, 1 half open, 2 open.', [
      'group',
    ]),
    missing: gauge(
      'site_missing_texts',
      'Texts of the site that a language lacks, and that are shown in another one.',
      ['language'],
    ),
    connections: gauge('site_relay_connections', 'Live connections of players.'),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** The metrics of docs/operations.md. Labels must have a bounded set of values: never a URL, a player, or sent text. */
export function createMetrics(addresses: HttpAddresses) {
  const registry = new Registry();
  const { requests, calls, breakers, connections, ...own } = createInstruments(registry);
  const http = createHttpMetrics(registry, addresses);
  collectDefaultMetrics({ register: registry });

  return {
    contentType: registry.contentType,
    request(route: string, method: string, status: number, seconds: number) {
      const known = ['GET', 'HEAD', 'POST'].includes(method) ? method : 'other';
      requests.observe({ route, method: known, status: `${Math.floor(status / 100)}xx` }, seconds);
      http.answered(route, method, status, seconds);
    },
    upstreamCall: (call: string, outcome: string, seconds: number) => calls.observe({ call, outcome }, seconds),
    operatorRequest: http.sent,
    /** @param read `stale`: an old value was returned, and is being refreshed */
    cacheRead: (cache: 'content' | 'pages', read: 'hit' | 'stale' | 'miss') => own.caches.inc({ cache, read }),
    paymentIntent: (step: (typeof PAYMENT_STEPS)[number]) => own.intents.inc({ step }),
    challenge: (form: string, step: 'issued' | 'passed') => own.challenges.inc({ form, step }),
    shed: () => own.shedRequests.inc(),
    edgePurge: (result: 'purged' | 'retried' | 'failed') => own.purges.inc({ result }),
    policyReport: (directive: string) => own.reports.inc({ directive }),
    /** A value of the shared state that cannot be read. @param kind the first part of its key */
    malformedState: (kind: string) => own.malformed.inc({ kind }),
    missingTexts: (language: string, count: number) => own.missing.set({ language }, count),
    /** A value of the operator's brand that is not used as it is. */
    brandFault: (field: string, fault: 'corrected' | 'refused') => own.brandFaults.inc({ field, fault }),
    relayRefused: (reason: string) => own.refusals.inc({ reason }),
    text(sources: GaugeSources) {
      for (const [group, state] of sources.breakers()) breakers.set({ group }, state);
      connections.set(sources.relayConnections());
      return registry.metrics();
    },
  };
}
