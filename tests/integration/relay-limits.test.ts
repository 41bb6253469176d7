// @module-tag tier-2

import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually';
import { HttpBrowser } from '../support/http-browser';
import { metric } from '../support/metrics';
import { newPlayer, type TestPlayer } from '../support/players';
import { startRawHub, type RawHub } from '../support/raw-hub';
import { openRelay, upgradeStatus } from '../support/relay-socket';
import { startSite, type TestSite } from '../support/site';

let hub: RawHub;
let site: TestSite;
beforeAll(async () => {
  hub = await startRawHub();
  site = await startSite({ OPERATOR_HUB_URL: hub.url, METRICS_PORT: '0' });
});
afterAll(async () => {
  await site.stop();
  await hub.close();
});

async function sessionOf({ username, password }: TestPlayer): Promise<HttpBrowser> {
  const visitor = new HttpBrowser(site.url);
  await visitor.logIn(username, password);
  return visitor;
}

/** Logs a new player in several times. */
async function sessionsOfOne(count: number): Promise<HttpBrowser[]> {
  const player = await newPlayer(site.operatorUrl);
  return Promise.all(Array.from({ length: count }, () => sessionOf(player)));
}

const refusals = (reason: string) => metric(site, 'site_relay_refusals_total', { reason });

interface RefusalLine {
  level: number;
  reason: string;
  count: number;
}
const linesOf = (reason: string) =>
  site.logs
    .filter((line) => line.includes('"msg":"live connections refused"'))
    .map((line) => JSON.parse(line) as RefusalLine)
    .filter((line) => line.reason === reason);

describe('the live connections of one player', () => {
  it('are at most twenty in all sessions together, pending ones included', async () => {
    const sessions = await sessionsOfOne(3);
    hub.refusal = 'silence';
    const pending = Array.from({ length: 12 }, (_, index) => upgradeStatus(sessions[index % 2] as HttpBrowser));
    await eventually(() => expect(hub.requests).toHaveLength(12));
    hub.refusal = null;
    const open = await Promise.all(Array.from({ length: 8 }, () => openRelay(sessions[2] as HttpBrowser)));
    expect(await upgradeStatus(sessions[2] as HttpBrowser)).toBe(429);
    expect(await refusals('player-full')).toBe(1);
    expect(await refusals('session-full')).toBe(0);
    // Another player is not affected.
    expect(await upgradeStatus((await sessionsOfOne(1))[0] as HttpBrowser)).toBe(101);
    open[0]?.socket.terminate();
    await eventually(async () => expect(await upgradeStatus(sessions[2] as HttpBrowser)).toBe(101));
    for (const { socket } of open) socket.terminate();
    hub.kill();
    expect(await Promise.all(pending)).toEqual(Array.from({ length: 12 }, () => 503));
    expect(await refusals('hub')).toBe(12);
  });

  it('may be opened 120 times a minute: ten tabs that cannot share, on a network that fails every five seconds', async () => {
    const [first, second] = await sessionsOfOne(2);
    for (let flap = 0; flap < 12; flap += 1) {
      const tabs = await Promise.all(Array.from({ length: 10 }, () => openRelay(first as HttpBrowser)));
      for (const { socket } of tabs) socket.terminate();
      await Promise.all(tabs.map(({ closed }) => closed));
      // The site frees a place when the hub's side has closed too.
      await eventually(async () => expect(await metric(site, 'site_relay_connections')).toBe(0));
    }
    expect(await refusals('churn')).toBe(0);
    const before = hub.requests.length;
    const flood = await Promise.all(Array.from({ length: 50 }, () => upgradeStatus(second as HttpBrowser)));
    expect(flood).toEqual(Array.from({ length: 50 }, () => 429));
    expect(hub.requests).toHaveLength(before);
    expect(await upgradeStatus((await sessionsOfOne(1))[0] as HttpBrowser)).toBe(101);
    expect(await refusals('churn')).toBe(50);
    // One line for the first refusal; the others follow as a number.
    expect(linesOf('churn')).toMatchObject([{ level: 40, count: 1 }]);
    await site.clock.hold();
    await site.clock.turn(75_000);
    await eventually(() => expect(linesOf('churn').map(({ count }) => count)).toEqual([1, 49]));
    await site.clock.release();
    expect(await upgradeStatus(first as HttpBrowser)).toBe(101);
  });
});

describe('guests of one network', () => {
  const forged = 'session=1~eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..a.b.c';

  /** Sends upgrades with these cookies from one address, over connections of their own; returns the statuses. */
  const flood = (address: string, cookie: string, count: number) =>
    Promise.all(Array.from({ length: count }, () => statusOf(address, cookie)));

  function statusOf(address: string, cookie: string): Promise<number> {
    const { hostname, port } = new URL(site.url);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      socket.once('error', reject);
      socket.once('data', (data) => {
        socket.destroy();
        resolve(Number(data.toString().split(' ')[1]));
      });
      const headers = {
        ...{ host: 'localhost', connection: 'Upgrade', upgrade: 'websocket', origin: site.url, cookie },
        ...{
          'sec-websocket-version': '13',
          'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
          'x-forwarded-for': address,
        },
      };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`GET /hubs/notify HTTP/1.1\r\n${lines.join('')}\r\n`);
    });
  }

  it('are refused without opening their cookies after 600 in a minute, and no other network is', async () => {
    const before = await refusals('guest');
    const statuses: number[] = [];
    for (let round = 0; round < 12; round += 1) statuses.push(...(await flood('203.0.113.9', forged, 50)));
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect(await flood('203.0.113.9', forged, 20)).toEqual(Array.from({ length: 20 }, () => 429));
    expect(await statusOf('203.0.113.10', forged)).toBe(401);
    expect((await refusals('guest')) - before).toBe(601);
    expect(await refusals('network-flood')).toBe(20);
    // The site's log arrives through a pipe.
    await expect.poll(() => linesOf('network-flood')).toMatchObject([{ level: 40, count: 1 }]);
    // A session that is over is no reason to look.
    const guests = linesOf('guest');
    expect(guests.every(({ level }) => level === 30)).toBe(true);
    expect(guests.length).toBeLessThanOrEqual(3);
    // Nothing of the request is logged.
    for (const line of guests) expect(Object.keys(line).sort()).toEqual(['count', 'level', 'msg', 'reason', 'time']);
  });
});
