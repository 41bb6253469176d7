// @module-tag tier-2

import { connect as connectHttp2 } from 'node:http2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningOperator } from '../../operator/operator';
import { enterAsNewPlayer } from '../support/enter-as-new-player';
import { HttpBrowser } from '../support/http-browser';
import { openForm } from '../support/cashier';
import { startDemoOperator } from '../support/demo-operator';
import { freePort } from '../support/free-port';
import { shown } from '../support/html';
import { startProxy, type TestProxy } from '../support/proxy';
import { startRedis, type TestRedis } from '../support/redis';
import { startSite, type TestSite } from '../support/site';

// The test creates the proxy's certificate itself. Other files of the worker check certificates.
beforeAll(() => void (process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'));
afterAll(() => void delete process.env.NODE_TLS_REJECT_UNAUTHORIZED);

const SECRETS = 'one secret that both of the instances are given';

let operator: RunningOperator;
let redis: TestRedis & { readonly port: number };
let proxy: TestProxy;
let ports: [number, number];
let instances: [TestSite, TestSite];

const startOn = (port: number) =>
  startSite({
    PORT: String(port),
    PUBLIC_ORIGIN: proxy.origin,
    OPERATOR_API_URL: operator.apiUrl,
    SESSION_SECRETS: SECRETS,
    REDIS_URL: redis.url,
    // As in compose.yaml: longer than the proxy keeps a connection that it does not use.
    SHUTDOWN_GRACE_SECONDS: '2',
  });

beforeAll(async () => {
  operator = await startDemoOperator();
  redis = await startRedis();
  ports = [await freePort(), await freePort()];
  proxy = await startProxy(await freePort(), ports);
  instances = [await startOn(ports[0]), await startOn(ports[1])];
});
afterAll(async () => {
  await proxy.stop();
  await Promise.all(instances.map((instance) => instance.stop()));
  await redis.stop();
  await operator.close();
});

const visit = () => new HttpBrowser(proxy.origin);

async function loggedIn() {
  const { player, visitor } = await enterAsNewPlayer(operator.apiUrl, visit());
  return { player, visitor, code: String(player.facts['usercode']) };
}

describe('the proxy', () => {
  it('speaks HTTP/2 and passes brotli on', async () => {
    const session = connectHttp2(proxy.origin, { rejectUnauthorized: false });
    for (const path of ['/', '/login']) {
      const stream = session.request({ ':path': path, 'accept-encoding': 'gzip, br' });
      const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
        session.once('error', reject);
        stream.once('error', reject).once('response', resolve);
      });
      stream.resume();
      expect([headers[':status'], headers['content-encoding']], path).toEqual([200, 'br']);
    }
    expect(session.alpnProtocol).toBe('h2');
    await new Promise<void>((resolve) => session.close(resolve));
  });

  it("balances over both instances, which accept each other's sessions", async () => {
    const { visitor, code } = await loggedIn();
    for (let round = 0; round < 6; round += 1) {
      const answer = await visitor.get('/dashboard');
      expect(answer.status).toBe(200);
      expect(await shown(answer)).toContain(code);
    }
    const seenBy = instances.map(({ logs }) => logs.filter((line) => line.includes('"path":"/dashboard"')).length);
    expect(Math.min(...seenBy)).toBeGreaterThan(0);
    expect((await visitor.get('/metrics')).status).toBe(404);
  });
});

describe('a rolling restart under load', () => {
  it('fails no request and ends no session', async () => {
    const players = await Promise.all(Array.from({ length: 4 }, loggedIn));
    let isOver = false;
    const failures: string[] = [];
    let requests = 0;

    async function play({ visitor }: (typeof players)[number]): Promise<void> {
      while (!isOver) {
        for (const ask of [
          () => visitor.get('/dashboard'),
          () => visitor.get('/balance'),
          () => visitor.post('/preferences', { lite: '0', redirectTo: '/' }),
          () => visitor.get('/casino/slot'),
        ]) {
          const answer = await ask().catch((error: Error) => error);
          requests += 1;
          if (answer instanceof Error) failures.push(answer.message);
          else if (![200, 303, 304].includes(answer.status)) failures.push(`${answer.status} ${answer.url}`);
          else await answer.arrayBuffer();
        }
      }
    }

    const load = players.map(play);
    for (const which of [0, 1] as const) {
      await instances[which].stop();
      instances[which] = await startOn(ports[which]);
    }
    isOver = true;
    await Promise.all(load);
    expect(failures.join('\n')).toBe('');
    expect(requests).toBeGreaterThan(40);
    for (const { visitor, code } of players) {
      const answer = await visitor.get('/dashboard');
      expect(answer.status).toBe(200);
      expect(await shown(answer)).toContain(code);
    }
  });
});

describe('when Redis is lost', () => {
  it('pages, logins and balances still work, payments are refused until it is back, and sessions continue', async () => {
    const { visitor } = await loggedIn();
    const form = await openForm(visitor, 'deposit', 6);
    await redis.stop();
    for (const path of ['/', '/casino/slot', '/promotions', '/dashboard', '/balance', '/notifications', '/ticket'])
      expect((await visitor.get(path)).status, path).toBe(200);
    await loggedIn();
    const refused = await form.send({ Amount: '300', Network: '1' });
    expect(refused.status).toBe(503);
    expect(visitor.cookies.has('__Host-session')).toBe(true);
    for (const instance of instances) expect((await fetch(`${instance.url}/readyz`)).status).toBe(200);
    redis = await startRedis(redis.port);
    await expect.poll(async () => (await visitor.get('/dashboard/deposit/6')).status).toBe(200);
  });
});
