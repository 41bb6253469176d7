// @module-tag tier-1
// @module-tag server

import { describe, expect, it } from 'vitest';
import { enterAsNewPlayer } from '../support/enter-as-new-player';
import { eventually } from '../support/eventually';
import { sharedSite } from '../support/shared-site';
import { HttpBrowser } from '../support/http-browser';
import { openForm } from '../support/cashier';
import { siteBehindFaults } from '../support/site-behind-faults';
import { metric } from '../support/metrics';
import { openRelay } from '../support/relay-socket';
import { startSite } from '../support/site';

const { operator, proxy, site } = siteBehindFaults(({ hubUrl }) => ({ OPERATOR_HUB_URL: hubUrl, METRICS_PORT: '0' }));
const plain = sharedSite();

const count = (name: string, labels?: Record<string, string>) => metric(site, name, labels);

async function loggedIn() {
  const { visitor } = await enterAsNewPlayer(operator.apiUrl, site.url);
  return visitor;
}

describe('metrics', () => {
  it('are served on a port of their own, and not by the site', async () => {
    const answer = await fetch(site.metricsUrl);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
    expect((await fetch(new URL('/', site.metricsUrl))).status).toBe(404);
    expect((await new HttpBrowser(site.url).get('/metrics')).status).toBe(404);
  });

  it('share their port with the health checks, for probes that shall not wait behind players', async () => {
    const health = async (path: string) => {
      const answer = await fetch(new URL(path, site.metricsUrl));
      return [answer.status, await answer.text()];
    };
    expect(await health('/healthz')).toEqual([200, 'ok']);
    expect(await health('/readyz')).toEqual([200, 'ready']);
    expect((await fetch(site.metricsUrl, { method: 'HEAD' })).status).toBe(200);
  });

  it('are served on loopback, unless METRICS_HOST names another address', async () => {
    // On Linux every address 127.x.x.x is this machine: a port that is open on all addresses is open there too.
    const elsewhere = ({ metricsUrl }: { metricsUrl: string }) => metricsUrl.replace('127.0.0.1', '127.0.0.2');
    await expect(fetch(elsewhere(site))).rejects.toThrow();
    const open = await startSite({ OPERATOR_API_URL: operator.apiUrl, METRICS_PORT: '0', METRICS_HOST: '0.0.0.0' });
    expect((await fetch(elsewhere(open))).status).toBe(200);
    await open.stop();
  });

  it('time requests by route, without addresses in the labels', async () => {
    const visitor = new HttpBrowser(site.url);
    const others = () => count('site_request_duration_seconds_count', { route: 'other', status: '4xx' });
    const before = await others();
    for (const id of ['7001', '7002', 'never-heard-of']) await visitor.get(`/pages/${id}?secret=canary`);
    for (const path of ['/nowhere-canary', '/..%2fcanary', '/wp-login.php']) await visitor.get(path);
    const text = await (await fetch(site.metricsUrl)).text();
    expect(text).not.toContain('canary');
    // In labels only: a time may contain the digits.
    expect(text).not.toMatch(/\{[^}]*7001/);
    expect(await count('site_request_duration_seconds_count', { route: 'pages.$id' })).toBe(3);
    expect((await others()) - before).toBe(3);
  });

  it('time calls to the operator by name and outcome, and report the state of the breakers', async () => {
    const visitor = await loggedIn();
    const calls = (call: string, outcome: string) =>
      count('site_upstream_call_duration_seconds_count', { call, outcome });
    expect(await calls('auth/login', 'success')).toBeGreaterThan(0);
    expect(await count('site_upstream_breaker_state', { group: 'ticket' })).toBe(0);
    proxy.faults.set('ticket/list', { kind: 'reset' });
    for (let visit = 0; visit < 4; visit += 1) await visitor.get('/ticket');
    expect(await calls('ticket/list', 'unavailable')).toBeGreaterThan(0);
    expect(await calls('ticket/list', 'held-back')).toBeGreaterThan(0);
    expect(await count('site_upstream_breaker_state', { group: 'ticket' })).toBe(2);
    proxy.faults.set('customer/sessions', { kind: 'body', body: '[]' });
    await visitor.get('/dashboard/session-history');
    expect(await calls('customer/sessions', 'faulty')).toBe(1);
  });

  it('count hits and misses of the caches', async () => {
    const visit = () => new HttpBrowser(site.url).get('/casino/bingo');
    await visit();
    const misses = await count('site_cache_reads_total', { cache: 'pages', read: 'miss' });
    const hits = await count('site_cache_reads_total', { cache: 'pages', read: 'hit' });
    await visit();
    expect(await count('site_cache_reads_total', { cache: 'pages', read: 'hit' })).toBe(hits + 1);
    expect(await count('site_cache_reads_total', { cache: 'pages', read: 'miss' })).toBe(misses);
    expect(await count('site_cache_reads_total', { cache: 'content', read: 'hit' })).toBeGreaterThan(0);
    expect(await count('site_cache_reads_total', { cache: 'content', read: 'miss' })).toBeGreaterThan(0);
  });

  it('count the steps of payment intents', async () => {
    const visitor = await loggedIn();
    const before = await Promise.all(
      ['issued', 'claimed', 'accepted'].map((step) => count('site_payment_intents_total', { step })),
    );
    const form = await openForm(visitor, 'deposit', 6);
    expect((await form.send({ Amount: '300', Network: '1' })).status).toBe(303);
    const after = await Promise.all(
      ['issued', 'claimed', 'accepted'].map((step) => count('site_payment_intents_total', { step })),
    );
    expect(after).toEqual(before.map((each) => each + 1));
    expect(await count('site_payment_intents_total', { step: 'unknown' })).toBe(0);
  });

  it('contain every step of a payment before the first payment', async () => {
    const fresh = await startSite({ OPERATOR_API_URL: operator.apiUrl, METRICS_PORT: '0' });
    const text = await (await fetch(fresh.metricsUrl)).text();
    for (const step of ['issued', 'claimed', 'accepted', 'refused', 'unknown'])
      expect(text).toContain(`site_payment_intents_total{step="${step}"} 0`);
    await fresh.stop();
  });

  it('report the delay of the event loop and the resources of the process', async () => {
    expect(await count('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    expect(await count('process_resident_memory_bytes')).toBeGreaterThan(1e7);
  });
});

it('without an edge cache the port takes no announcements of changed content, and pages have no headers for one', async () => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"tags":["cms/grouped"]}' };
  expect((await fetch(new URL('/content/changed', site.metricsUrl), init)).status).toBe(404);
  const { headers } = await new HttpBrowser(site.url).get('/');
  const names = [...headers.keys()].join(' ');
  expect(names).not.toMatch(/surrogate|cdn-cache|cache-tag|x-accel|edge-/);
});

it('without METRICS_PORT no further port is opened', async () => {
  expect(plain.logs.some((line) => line.includes('"metrics"'))).toBe(false);
});

describe('reports of the content security policy', () => {
  const OLD = {
    'csp-report': {
      'document-uri': 'https://play.example/dashboard?token=canary-one',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/x.js?token=canary-two',
    },
  };
  const NEW = [
    {
      type: 'csp-violation',
      body: {
        documentURL: 'https://play.example/pages/1?x=canary-three',
        effectiveDirective: 'img-src',
        blockedURL: 'inline',
      },
    },
  ];
  const send = (body: string, type: string, address: string) =>
    fetch(`${site.url}/csp-reports`, {
      method: 'POST',
      body,
      // As browsers send it: without an Origin header that the CSRF guard would accept.
      headers: { 'content-type': type, origin: 'null', 'x-forwarded-for': address },
    });

  it('are sent to the address that the policy of every page names', async () => {
    for (const path of ['/', '/login', '/nowhere']) {
      const { headers } = await new HttpBrowser(site.url).get(path);
      expect(headers.get('content-security-policy')).toContain('report-uri /csp-reports');
    }
  });

  it('are counted and logged by directive, host and route, without addresses', async () => {
    expect((await send(JSON.stringify(OLD), 'application/csp-report', '10.7.0.1')).status).toBe(204);
    expect((await send(JSON.stringify(NEW), 'application/reports+json', '10.7.0.1')).status).toBe(204);
    expect(await count('site_csp_reports_total', { directive: 'script-src-elem' })).toBe(1);
    expect(await count('site_csp_reports_total', { directive: 'img-src' })).toBe(1);
    // The site writes its log after the answer.
    await eventually(() => {
      const logged = site.logs.filter((line) => line.includes('"policy report"')).join('\n');
      expect(logged).toContain('"directive":"script-src-elem","blocked":"https://evil.example","page":"dashboard');
      expect(logged).toContain('"blocked":"inline","page":"pages.$id"');
    });
    expect(site.logs.join('\n')).not.toContain('canary-');
  });

  it('are short lines, with any scheme and host', async () => {
    for (const blocked of [`${'a'.repeat(3_900)}://x`, `https://${'a.'.repeat(1_900)}example/`]) {
      const body = JSON.stringify({ 'csp-report': { 'effective-directive': 'font-src', 'blocked-uri': blocked } });
      expect((await send(body, 'application/csp-report', '10.7.0.6')).status).toBe(204);
    }
    await eventually(() => {
      const lines = site.logs.filter((line) => line.includes('"directive":"font-src"'));
      expect(lines).toHaveLength(2);
      for (const line of lines) expect(line.length).toBeLessThan(500);
    });
  });

  it.each(['require-trusted-types-for', 'trusted-types'])('about %s are counted by its name', async (directive) => {
    const body = JSON.stringify({
      'csp-report': { 'effective-directive': directive, 'blocked-uri': 'trusted-types-sink' },
    });
    expect((await send(body, 'application/csp-report', '10.7.0.5')).status).toBe(204);
    expect(await count('site_csp_reports_total', { directive })).toBe(1);
  });

  it('with an unknown directive are counted as other', async () => {
    const body = JSON.stringify({ 'csp-report': { 'effective-directive': 'x'.repeat(500), 'blocked-uri': '\u0000' } });
    expect((await send(body, 'application/csp-report', '10.7.0.2')).status).toBe(204);
    expect(await count('site_csp_reports_total', { directive: 'other' })).toBe(1);
  });

  it.each([
    [400, 'no JSON', '{', 'application/csp-report'],
    [400, 'another shape', '{"a":1}', 'application/csp-report'],
    [400, 'nulls', 'null', 'application/reports+json'],
    [400, '__proto__', '{"__proto__":{"csp-report":{}}}', 'application/json'],
    [413, 'over 8 KiB', JSON.stringify({ ...OLD, more: 'x'.repeat(9_000) }), 'application/csp-report'],
    [415, 'a form', 'a=1', 'application/x-www-form-urlencoded'],
  ])('are answered with %i for %s', async (status, _name, body, type) => {
    expect((await send(body, type, '10.7.0.3')).status).toBe(status);
  });

  it('are accepted from one network sixty times a minute', async () => {
    const statuses = await Promise.all(
      Array.from(
        { length: 70 },
        async () => (await send(JSON.stringify(OLD), 'application/csp-report', '10.7.0.4')).status,
      ),
    );
    expect(statuses.filter((status) => status === 204)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  it('cannot be read', async () => {
    expect((await new HttpBrowser(site.url).get('/csp-reports')).status).toBe(404);
  });
});

it('the metrics count open live connections', async () => {
  const visitor = await loggedIn();
  const { socket } = await openRelay(visitor);
  await expect.poll(() => count('site_relay_connections')).toBe(1);
  socket.close();
  await expect.poll(() => count('site_relay_connections')).toBe(0);
});
