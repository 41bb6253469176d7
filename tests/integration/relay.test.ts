// @module-tag tier-1
// @module-tag realtime

import { randomInt } from 'node:crypto';
import type { HubConnection } from '@microsoft/signalr';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { notification as notificationSchema } from '~/upstream/contract/customer';
import { claimTrialBonus } from '../support/bonus-claim';
import { enterAsNewPlayer } from '../support/enter-as-new-player';
import { eventually } from '../support/eventually';
import { sharedSite } from '../support/shared-site';
import { startDemoOperator } from '../support/demo-operator';
import { HttpBrowser } from '../support/http-browser';
import { listenToRelay, type HubListener } from '../support/hub-client';
import type { TestPlayer } from '../support/players';
import { openRelay, upgradeStatus } from '../support/relay-socket';
import { newDataDir, startSite, type TestSite } from '../support/site';

const site: TestSite = sharedSite();
const connections: HubConnection[] = [];
afterEach(async () => {
  await Promise.all(connections.splice(0).map((connection) => connection.stop()));
});

async function newVisitor(
  at: Pick<TestSite, 'url' | 'operatorUrl'> = site,
): Promise<{ visitor: HttpBrowser; player: TestPlayer }> {
  const { player, visitor } = await enterAsNewPlayer(at.operatorUrl, at.url);
  return { visitor, player };
}

async function listen(visitor: HttpBrowser, reconnectDelays: number[] = []): Promise<HubListener> {
  const listener = await listenToRelay(visitor, reconnectDelays);
  connections.push(listener.connection);
  return listener;
}

const notify = (player: TestPlayer, operatorUrl = site.operatorUrl) =>
  claimTrialBonus({ outboxUrl: new URL('/outbox', operatorUrl).href }, player);

describe("Microsoft's client, through the relay", () => {
  it("receives the player's own notifications on every connection", async () => {
    const [one, other] = await Promise.all([newVisitor(), newVisitor()]);
    const [first, second, stranger] = await Promise.all([
      listen(one.visitor),
      listen(one.visitor),
      listen(other.visitor),
    ]);
    await notify(one.player);
    const [command, message] = await first.next();
    expect(command).toBe('Notification');
    expect(notificationSchema.parse(message)).toMatchObject({ type: 4, isRead: false });
    expect(await second.next()).toEqual([command, message]);
    await notify(other.player);
    expect((await stranger.next())[1]).not.toEqual(message);
  });

  it('reconnects after a restart of the site, still logged in, and receives messages again', async () => {
    // A pair below the ephemeral port range, so that the second start finds the first one's ports free.
    const port = String(randomInt(8_000, 16_000) * 2);
    const operator = await startDemoOperator();
    const env = {
      PORT: port,
      DATA_DIR: newDataDir(),
      OPERATOR_API_URL: operator.apiUrl,
      OPERATOR_HUB_URL: operator.hubUrl,
    };
    const before = await startSite(env);
    const { visitor, player } = await newVisitor({ url: before.url, operatorUrl: operator.apiUrl });
    const listener = await listen(visitor, [0, ...Array<number>(400).fill(50)]);
    await before.stop();
    const after = await startSite(env);
    await listener.reconnected;
    await notify(player, operator.apiUrl);
    expect((await listener.next())[1]).toMatchObject({ type: 4 });
    await listener.connection.stop();
    await Promise.all([after.stop(), operator.close()]);
  });

  it('is told to reconnect when the site stops, and does not delay the stop', async () => {
    const stopping = await startSite();
    const { visitor } = await newVisitor(stopping);
    const { next, closed } = await openRelay(visitor);
    // A stop that waited for the connection would need the clock.
    await stopping.clock.hold();
    const stopped = stopping.stop();
    expect(await next()).toBe('{"type":7,"allowReconnect":true}\u001e');
    await closed;
    await stopped;
  });

  it('does not reconnect after a logout, on all connections of that session and no other', async () => {
    const { visitor, player } = await newVisitor();
    const elsewhere = new HttpBrowser(site.url);
    await elsewhere.logIn(player.username, player.password);
    const [first, second, other] = await Promise.all([
      listen(visitor, [0, 0, 0]),
      listen(visitor, [0, 0, 0]),
      listen(elsewhere),
    ]);
    const reconnecting = vi.fn();
    first.connection.onreconnecting(reconnecting);
    second.connection.onreconnecting(reconnecting);
    await visitor.post('/logout', {});
    await Promise.all([first.closed, second.closed]);
    expect(reconnecting).not.toHaveBeenCalled();
    await notify(player);
    expect((await other.next())[1]).toMatchObject({ type: 4 });
  });

  it('does not reconnect when the session is over at the operator', async () => {
    const { visitor, player } = await newVisitor();
    const listener = await listen(visitor, [0, 0, 0]);
    const { username, password } = player;
    const change = { oldPassword: password, password: 'yepyeni99', confirmPassword: 'yepyeni99' };
    await player.call('customer/changepassword', change);
    await listener.closed;
    expect(await upgradeStatus(visitor), username).toBe(401);
  });
});

describe('a connection to the relay', () => {
  it('is accepted from a page of this site for a logged-in player', async () => {
    const { visitor } = await newVisitor();
    expect(await upgradeStatus(visitor)).toBe(101);
    expect(await upgradeStatus(visitor, { path: '/hubs/notify?access_token=other&fingerprint=other' })).toBe(101);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }, 403],
    ['a sibling of this site', { origin: 'http://localhost' }, 403],
    ['a sandboxed frame', { origin: 'null' }, 403],
    ['a request without an origin', { origin: null }, 403],
    ['a guest', { cookie: null }, 401],
    ['a forged session', { cookie: 'session=1~eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..a.b.c' }, 401],
    ['nonsense for cookies', { cookie: '=;;%ff=%;session' }, 401],
    ['another path', { path: '/hubs/other' }, 404],
    ['the root, which is a page', { path: '/' }, 200],
    ['an encoded path', { path: '/hubs/%6eotify' }, 404],
  ] as const)('is refused for %s', async (_who, options, status) => {
    const { visitor } = await newVisitor();
    expect(await upgradeStatus(visitor, options)).toBe(status);
  });

  it('is refused after a logout, even with a copy of the cookie', async () => {
    const { visitor } = await newVisitor();
    const replay = visitor.copyAt();
    await visitor.post('/logout', {});
    expect(await upgradeStatus(replay)).toBe(401);
  });

  it('is limited to ten per session, and other sessions are not affected', async () => {
    const { visitor } = await newVisitor();
    const open = await Promise.all(Array.from({ length: 10 }, () => openRelay(visitor)));
    expect(await upgradeStatus(visitor)).toBe(429);
    expect(await upgradeStatus((await newVisitor()).visitor)).toBe(101);
    open[0]?.socket.close();
    await eventually(async () => expect(await upgradeStatus(visitor)).toBe(101));
    for (const { socket } of open) socket.close();
  });

  it('never exposes the token in frames, headers or logs', async () => {
    const { visitor } = await newVisitor();
    const relay = await openRelay(visitor);
    relay.socket.close();
    await relay.closed;
    // The log is in order: with this line, all lines about the connection are there.
    await visitor.get('/pages/after-the-relay');
    await eventually(() => expect(site.logs.join('\n')).toContain('after-the-relay'));
    expect(site.logs.join('\n')).not.toMatch(/access_token/);
  });
});
