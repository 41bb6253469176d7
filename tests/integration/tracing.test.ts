// @module-tag tier-2

import { describe, expect, it } from 'vitest';
import { enterAsNewPlayer } from '../support/enter-as-new-player';
import { eventually } from '../support/eventually';
import { openRelay } from '../support/relay-socket';
import { siteBehindFaults } from '../support/site-behind-faults';

/** A site that is started with OpenTelemetry's SDK, which prints its spans. */
const { operator, proxy, site } = siteBehindFaults(({ hubUrl }) => ({
  OPERATOR_HUB_URL: hubUrl,
  OTEL_TRACES_EXPORTER: 'console',
  NODE_OPTIONS: '--import ./deploy/observability/tracing.mjs',
}));

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const AS_UUID = '4bf92f35-77b3-4da6-a3ce-929d0e0e4736';
const SAMPLED = { traceparent: `00-${TRACE_ID}-00f067aa0ba902b7-01` };

const printed = () => site.logs.join('\n');

/** How many spans of the trace were printed, by kind: 1 of the site as a server, 2 of its calls. */
const spans = (kind: number) =>
  [...printed().matchAll(/traceId: '(\w+)'[^]*?kind: (\d)/g)].filter(
    ([, traceId, given]) => traceId === TRACE_ID && Number(given) === kind,
  ).length;

const loggedIn = () => enterAsNewPlayer(operator.apiUrl, site.url);

describe("the SDK's spans", () => {
  it('join a page and its calls to the trace that the proxy in front began', async () => {
    const { visitor } = await loggedIn();
    expect((await visitor.get('/dashboard', SAMPLED)).status).toBe(200);
    await eventually(async () => expect(spans(1)).toBe(1));
    expect(spans(2)).toBeGreaterThan(0);
    expect(printed()).toContain(`"requestId":"${AS_UUID}"`);
  });

  it('go on at the operator, which gets one traceparent', async () => {
    const { visitor } = await loggedIn();
    await visitor.get('/dashboard/account', SAMPLED);
    const calls = [...proxy.lastHeaders.values()].filter((headers) => headers['x-request-id'] === AS_UUID);
    expect(calls.length).toBeGreaterThan(0);
    for (const { traceparent } of calls) expect(traceparent).toMatch(new RegExp(`^00-${TRACE_ID}-[\\da-f]{16}-01$`));
  });

  it('hold no token, fingerprint, password or search, and no connection to the hub', async () => {
    const { player, visitor } = await loggedIn();
    await visitor.get('/search?search=a-private-search', SAMPLED);
    (await openRelay(visitor)).socket.terminate();
    await visitor.get('/dashboard', SAMPLED);
    for (const secret of [player.token, player.password, visitor.cookies.get('device') ?? '?', 'a-private-search'])
      expect(printed()).not.toContain(secret);
    expect(printed()).not.toContain('access_token');
  });
});
