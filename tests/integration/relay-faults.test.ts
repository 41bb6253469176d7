// @module-tag tier-2

import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { enterAsNewPlayer } from '../support/enter-as-new-player';
import type { HttpBrowser } from '../support/http-browser';
import { RECORD_END, shakeHands, startRawHub, type RawHub } from '../support/raw-hub';
import { cookieOf, HANDSHAKE, openRelay, PING, upgradeStatus, type RelaySocket } from '../support/relay-socket';
import { startSite, type TestSite } from '../support/site';

const KB = 1024;

let site: TestSite;
let hub: RawHub;
let visitor: HttpBrowser;
/** A player who stays connected and must not be affected by any fault. */
let bystander: RelaySocket;
let bystanderAtHub: WebSocket;
let pings: NodeJS.Timeout;
beforeAll(async () => {
  hub = await startRawHub();
  site = await startSite({ OPERATOR_HUB_URL: hub.url });
  visitor = await loggedIn();
  bystander = await openRelay(await loggedIn());
  bystanderAtHub = lastAtHub();
  pings = setInterval(() => bystander.socket.send(PING), 10_000);
});
afterEach(async () => {
  hub.greet = shakeHands;
  hub.refusal = null;
  await site.clock.release();
  // After each fault the process still runs and the bystander still receives messages.
  tellBystander();
  expect(await bystander.next()).toBe(PING);
  expect(site.logs.filter((line) => line.includes('"level":50')).join('\n')).toBe('');
});
afterAll(async () => {
  clearInterval(pings);
  bystander.socket.terminate();
  await site.stop();
  await hub.close();
});

async function loggedIn(): Promise<HttpBrowser> {
  const { visitor: browsing } = await enterAsNewPlayer(site.operatorUrl, site.url);
  return browsing;
}

const tellBystander = () => bystanderAtHub.send(PING);

const lastAtHub = () => hub.sockets.at(-1) as WebSocket;

async function openPair() {
  const relay = await openRelay(visitor);
  return { relay, atHub: lastAtHub() };
}

/** Checks that the site ends the connection after this time by its clock, and not earlier. */
async function endsAfter({ socket, closed }: RelaySocket, ms: number, code: number): Promise<void> {
  await site.clock.turn(ms - 1_000);
  // Another connection is served meanwhile, so a close would have arrived.
  tellBystander();
  expect(await bystander.next()).toBe(PING);
  expect(socket.readyState).toBe(socket.OPEN);
  await site.clock.turn(1_000);
  expect(await closed).toBe(code);
}

/** More than the kernel takes for the two connections of a relay. */
const HELD_BACK_BYTES = 8_000_000;

/** Sends records until the relay does not read them. @param socket the hub's side */
function startFlood(socket: WebSocket, record: string) {
  let stop = (): void => undefined;
  const isHeldBack = new Promise<void>((resolve) => {
    const sending = setInterval(() => {
      for (let sent = 0; sent < 100 && socket.bufferedAmount < HELD_BACK_BYTES; sent += 1) socket.send(record);
      if (socket.bufferedAmount >= HELD_BACK_BYTES) resolve();
    }, 5);
    stop = () => clearInterval(sending);
  });
  return { isHeldBack, stop };
}

const nextAtHub = async (socket = lastAtHub()) => String(((await once(socket, 'message')) as [Buffer])[0]);

describe('the relay forwards', () => {
  it('every frame unchanged, in both directions, with several records or part of one', async () => {
    const { relay, atHub } = await openPair();
    const odd = `${PING}{"type":99,"x":"ş\u0000"}${RECORD_END}{"ty`;
    const heard = nextAtHub(atHub);
    relay.socket.send(odd);
    expect(await heard).toBe(odd);
    atHub.send(odd);
    expect(await relay.next()).toBe(odd);
    relay.socket.close();
  });

  it('a fragmented message as one', async () => {
    const { relay, atHub } = await openPair();
    const heard = nextAtHub(atHub);
    relay.socket.send('{"type"', { fin: false });
    relay.socket.send(`:6}${RECORD_END}`);
    expect(await heard).toBe(PING);
    relay.socket.close();
  });

  it('up to 32 KiB, and no more', async () => {
    const { relay, atHub } = await openPair();
    const most = 'x'.repeat(32 * KB);
    const heard = nextAtHub(atHub);
    relay.socket.send(most);
    expect(await heard).toBe(most);
    atHub.send(most);
    expect(await relay.next()).toBe(most);
    const hubClosed = once(atHub, 'close');
    relay.socket.send(`${most}x`);
    expect(await relay.closed).toBe(1009);
    await hubClosed;
  });

  it("the session's token and fingerprint to the hub, instead of the browser's query", async () => {
    await upgradeStatus(visitor, { path: '/hubs/notify?access_token=mine&fingerprint=mine&more=1' });
    const { searchParams } = new URL(hub.requests.at(-1)?.url ?? '', hub.url);
    expect([...searchParams.keys()]).toEqual(['access_token', 'fingerprint']);
    expect(searchParams.get('access_token')).not.toBe('mine');
    expect(searchParams.get('fingerprint')).toBe(visitor.cookies.get('device'));
    expect(hub.requests.at(-1)?.headers).not.toHaveProperty('cookie');
  });

  it('the close of the browser to the hub', async () => {
    const { relay, atHub } = await openPair();
    const hubClosed = once(atHub, 'close');
    relay.socket.terminate();
    await hubClosed;
  });
});

describe('a browser that', () => {
  it.each([
    ['sends no JSON', `hello${RECORD_END}`],
    ['asks for another protocol', `{"protocol":"messagepack","version":1}${RECORD_END}`],
    ['sends an empty record', RECORD_END],
    ['sends a number', `7${RECORD_END}`],
    ['sends __proto__', `{"__proto__":{"protocol":"json"},"version":1}${RECORD_END}`],
  ])('%s for a handshake is refused', async (_what, text) => {
    const relay = await openRelay(visitor, { handshake: false });
    const heard = vi.fn();
    lastAtHub().on('message', heard);
    relay.socket.send(text);
    expect(await relay.next()).toContain('"error"');
    expect(await relay.closed).toBe(1000);
    expect(heard).not.toHaveBeenCalled();
  });

  it('never ends its first record is disconnected', async () => {
    const relay = await openRelay(visitor, { handshake: false });
    for (let part = 0; part < 3; part += 1) relay.socket.send('x'.repeat(16 * KB));
    expect(await relay.closed).toBe(1000);
  });

  it('sends its handshake in two messages is accepted', async () => {
    const relay = await openRelay(visitor, { handshake: false });
    relay.socket.send(HANDSHAKE.slice(0, 9));
    relay.socket.send(HANDSHAKE.slice(9));
    expect(await relay.next()).toBe(`{}${RECORD_END}`);
    relay.socket.close();
  });

  it('sends nothing is disconnected', async () => {
    await site.clock.hold();
    const relay = await openRelay(visitor, { handshake: false });
    await endsAfter(relay, 10_000, 1000);
  });

  it('sends binary frames is disconnected', async () => {
    const { relay } = await openPair();
    relay.socket.send(Buffer.from([1, 2, 3]));
    expect(await relay.closed).toBe(1000);
  });

  it('sends invalid UTF-8 is disconnected', async () => {
    const { relay } = await openPair();
    relay.socket.send(Buffer.from([0xc3, 0x28]), { binary: false });
    expect(await relay.closed).toBe(1007);
  });

  it('floods the relay is disconnected before much reaches the hub', async () => {
    const { relay, atHub } = await openPair();
    const heard = vi.fn();
    const hubClosed = once(atHub.on('message', heard), 'close');
    for (let sent = 0; sent < 20_000; sent += 1) relay.socket.send(PING);
    // 1006 if the flood was still arriving when the relay closed the connection.
    expect([1006, 1008]).toContain(await relay.closed);
    await hubClosed;
    expect(heard.mock.calls.length).toBeLessThan(300);
  });

  it.each([
    ['no key', 'Sec-WebSocket-Version: 13\r\nUpgrade: websocket', 400],
    [
      'another version',
      'Sec-WebSocket-Version: 8\r\nUpgrade: websocket\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      400,
    ],
    // The upgrade is ignored (RFC 9110, 7.8), and as a page the address does not exist.
    ['another protocol', 'Upgrade: h2c', 404],
  ])('upgrades with %s gets an error, and the hub is not asked', async (_what, head, status) => {
    const asked = hub.requests.length;
    const answer = await rawRequest(`${head}\r\nConnection: Upgrade`);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(hub.requests.length).toBe(asked);
  });

  /** Sends raw bytes and returns the complete answer. */
  async function rawRequest(headers: string): Promise<string> {
    const { hostname, port, origin } = new URL(site.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `GET /hubs/notify HTTP/1.1\r\nHost: x\r\nOrigin: ${origin}\r\nCookie: ${cookieOf(visitor)}\r\n${headers}\r\n\r\n`,
    );
    let answer = '';
    socket.on('data', (data) => (answer += data.toString()));
    await once(socket, 'close');
    return answer;
  }
});

describe('a hub that', () => {
  it('never answers the handshake: the browser is disconnected and may reconnect', async () => {
    hub.greet = () => undefined;
    await site.clock.hold();
    const relay = await openRelay(visitor, { handshake: false });
    const asked = nextAtHub();
    relay.socket.send(HANDSHAKE);
    await asked;
    await endsAfter(relay, 10_000, 1000);
  });

  it('refuses the handshake: the browser receives the reason', async () => {
    hub.greet = (socket) => socket.once('message', () => socket.send(`{"error":"Not today."}${RECORD_END}`));
    const relay = await openRelay(visitor, { handshake: false });
    relay.socket.send(HANDSHAKE);
    expect(await relay.next()).toBe(`{"error":"Not today."}${RECORD_END}`);
    expect(await relay.closed).toBe(1000);
  });

  it.each([
    [401, 401],
    [403, 401],
    [404, 503],
    [500, 503],
    [200, 503],
  ])('answers the upgrade with %i: the browser gets %i', async (refusal, status) => {
    hub.refusal = refusal;
    expect(await upgradeStatus(visitor)).toBe(status);
  });

  it('never answers the upgrade: the browser gets 503', async () => {
    hub.refusal = 'silence';
    await site.clock.hold();
    const asked = once(hub.events, 'upgrade');
    const refused = upgradeStatus(visitor);
    await asked;
    await site.clock.turn(5_000);
    expect(await refused).toBe(503);
  });

  it.each<[string, (socket: WebSocket) => void]>([
    ['sends before the handshake', (socket) => socket.send(PING)],
    ['answers the handshake with nonsense', (socket) => socket.once('message', () => socket.send(`no${RECORD_END}`))],
    ['sends bytes', (socket) => socket.once('message', () => socket.send(Buffer.from([1])))],
    ['sends 33 KiB', (socket) => socket.once('message', () => socket.send('x'.repeat(33 * KB)))],
    ['closes at once', (socket) => socket.terminate()],
  ])('%s: the browser is disconnected', async (_what, greet) => {
    hub.greet = greet;
    const relay = await openRelay(visitor, { handshake: false });
    relay.socket.send(HANDSHAKE);
    await relay.closed;
  });

  it('is killed with connections open: each browser is disconnected, and can reconnect once it is back', async () => {
    const one = await openRelay(visitor);
    hub.kill();
    expect(await one.closed).toBe(1000);
    const again = await openRelay(visitor);
    again.socket.close();
    await bystander.closed;
    bystander = await openRelay(await loggedIn());
    bystanderAtHub = lastAtHub();
  });

  it('sends ten thousand messages a second: its player gets some, and all others are served', async () => {
    const { relay, atHub } = await openPair();
    const record =
      JSON.stringify({ type: 1, target: 'NotifyMessage', arguments: ['Noise', 'x'.repeat(300)] }) + RECORD_END;
    const flood = startFlood(atHub, record);
    expect(await relay.next()).toBe(record);
    // The relay has stopped to read from the hub: the rest of the flood waits there.
    await flood.isHeldBack;
    for (let ask = 0; ask < 20; ask += 1) {
      tellBystander();
      expect(await bystander.next()).toBe(PING);
      expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    }
    flood.stop();
    relay.socket.terminate();
    atHub.terminate();
  });

  it('sends more than a slow reader takes: the rest waits at the hub, and the reader is disconnected after ten seconds', async () => {
    const { relay, atHub } = await openPair();
    relay.socket.pause();
    const record = 'x'.repeat(30 * KB) + RECORD_END;
    await site.clock.hold();
    const gone = once(atHub, 'close');
    const flood = startFlood(atHub, record);
    await flood.isHeldBack;
    await site.clock.turn(9_000);
    tellBystander();
    await bystander.next();
    expect(atHub.readyState).toBe(atHub.OPEN);
    await site.clock.turn(1_000);
    await gone;
    flood.stop();
    relay.socket.terminate();
  });
});
