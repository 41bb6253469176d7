// @module-tag tier-2
// @module-tag server

import { isIP } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoOperator } from '../support/demo-operator';
import { startFaultProxy, type FaultProxy } from '../support/fault-proxy';
import { FORWARDED_FORMS, PEER } from '../support/forwarded-forms';
import { newPlayer } from '../support/players';
import { startSite, type TestSite } from '../support/site';

let operator: Awaited<ReturnType<typeof startDemoOperator>>;
let calls: FaultProxy;
let site: TestSite;
beforeAll(async () => {
  operator = await startDemoOperator();
  calls = await startFaultProxy(operator.apiUrl);
  site = await startSite({ OPERATOR_API_URL: calls.apiUrl, TRUST_PROXY: 'loopback, 10.0.0.0/8' });
});
afterAll(async () => {
  await site.stop();
  await calls.close();
  await operator.close();
});

const post = (path: string, body: URLSearchParams | string, headers: Record<string, string>) =>
  fetch(`${site.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    body,
    headers: { origin: site.url, ...headers },
  });

describe.each(FORWARDED_FORMS)('$name', ({ headers }) => {
  it('does not let a ninth wrong password through, and reaches the operator as an address', async () => {
    const { username } = await newPlayer(operator.apiUrl);
    for (let request = 1; request <= 9; request += 1) {
      const fields = new URLSearchParams({ username, password: `${username}-${request}` });
      await post('/login', fields, headers(request));
    }
    expect(calls.lastBodies.get('auth/login')).not.toContain(`${username}-9`);
    expect([...calls.callsFrom.keys()].filter((key) => isIP(key.split('@')[1] || PEER) === 0)).toEqual([]);
  });

  it('shares the limits of a network that no player has', async () => {
    const statuses = new Set<number>();
    for (let request = 1; request <= 61; request += 1) {
      const report = { 'content-type': 'application/csp-report', ...headers(request % 9) };
      statuses.add((await post('/csp-reports', '{}', report)).status);
    }
    expect(statuses).toContain(429);
  });
});

it('is warned of once, without the text', () => {
  const lines = site.logs.filter((line) => line.includes('a trusted proxy forwards a text that is no address'));
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([{ level: 40, network: '127.0.0.0/24' }]);
  expect(site.logs.join('\n')).not.toMatch(/_hidden|client-\d\.example|<script>/);
});
