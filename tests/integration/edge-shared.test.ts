// @module-tag tier-2

import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../support/eventually';
import { freePort } from '../support/free-port';
import { metric } from '../support/metrics';
import { startRedis, type TestRedis } from '../support/redis';
import { operatorBehindFaults } from '../support/site-behind-faults';
import { startSite, type TestSite } from '../support/site';
import { startVarnish, type TestVarnish } from '../support/varnish';

/** Two instances behind one Varnish: a change that one of them learns of reaches the other before the edge asks it. */

const { proxy } = operatorBehindFaults();
let redis: TestRedis;
let edge: TestVarnish;
let instances: TestSite[];

beforeAll(async () => {
  redis = await startRedis();
  const [one, other, edgePort] = [await freePort(), await freePort(), await freePort()];
  const startOn = (port: number) =>
    startSite({
      PORT: String(port),
      PUBLIC_ORIGIN: `http://localhost:${edgePort}`,
      OPERATOR_API_URL: proxy.apiUrl,
      SESSION_SECRETS: 'one secret that both of the instances are given',
      REDIS_URL: redis.url,
      METRICS_PORT: '0',
      EDGE_CACHE: 'varnish',
      EDGE_PURGE_URL: `http://127.0.0.1:${edgePort}/`,
    });
  instances = await Promise.all([startOn(one), startOn(other)]);
  edge = await startVarnish(edgePort, [one, other]);
});
afterAll(async () => {
  await edge.stop();
  await Promise.all(instances.map((instance) => instance.stop()));
  await redis.stop();
});

it('content that one instance drops is dropped by the other, and the edge shows no old page afterwards', async () => {
  const ports = instances.map(
    ({ logs }) => (JSON.parse(logs.find((line) => line.includes('"listening"')) ?? '') as { port: number }).port,
  );
  const titles = async (origin: string) => (await fetch(`${origin}/promotions`)).text();
  const origins = [...ports.map((port) => `http://localhost:${port}`), edge.origin];
  for (const origin of origins) await titles(origin);
  for (const round of [1, 2, 3]) {
    const title = `Yeni ${round}`;
    proxy.faults.set('cms/promotionlist', {
      kind: 'rewrite',
      rewrite: (_call, data) => (data as object[]).map((promotion) => ({ ...promotion, title })),
    });
    const teller = instances[round % 2] as TestSite;
    const answer = await fetch(new URL('/content/changed', teller.metricsUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"tags":["cms/promotionlist"]}',
    });
    expect(answer.status).toBe(202);
    await eventually(async () => {
      for (const origin of origins) expect([origin, (await titles(origin)).includes(title)]).toEqual([origin, true]);
    });
    for (let times = 0; times < 10; times += 1) expect(await titles(edge.origin)).toContain(title);
  }
  expect(await metric(instances[0] as TestSite, 'site_edge_purges_total', { result: 'failed' })).toBe(0);
});
