// @module-tag tier-1
// @module-tag realtime

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dialHub } from '~/realtime/dial-hub.server';
import type { HubAddress } from '~/realtime/negotiate-hub.server';
import { enterAsNewPlayer } from '../support/enter-as-new-player';
import { listenToHub, listenToRelay } from '../support/hub-client';
import { newPlayer } from '../support/players';
import { claimTrialBonus } from '../support/bonus-claim';
import { startRawHub, type RawHub } from '../support/raw-hub';
import { startSite, type TestSite } from '../support/site';

const CALLER = { token: 'the-players-token', fingerprint: 'the-fingerprint' };

let hub: RawHub;
/** Another host, such as Microsoft's service. */
let service: RawHub;
beforeAll(async () => {
  [hub, service] = await Promise.all([startRawHub(), startRawHub()]);
});
afterEach(() => {
  for (const each of [hub, service]) {
    each.negotiate = () => ({ status: 404, body: '' });
    each.refusal = null;
    each.requests.splice(0);
  }
});
afterAll(async () => {
  await Promise.all([hub.close(), service.close()]);
});

const hostOf = ({ url }: RawHub) => new URL(url).host;

const addressOf = (over: Partial<HubAddress> = {}): HubAddress => ({
  url: hub.url,
  isNegotiated: true,
  redirectHosts: [hostOf(service)],
  ...over,
});

/** Dials, and closes the connection if there is one. */
async function dial(over?: Partial<HubAddress>) {
  const dialled = await dialHub(addressOf(over), CALLER);
  if (dialled.kind === 'open') dialled.socket.terminate();
  return dialled.kind === 'unavailable' ? dialled.reason : dialled.kind;
}

const connection = (over: object = {}) =>
  JSON.stringify({
    negotiateVersion: 1,
    connectionId: 'shown',
    connectionToken: 'secret',
    availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text', 'Binary'] }],
    ...over,
  });

const redirect = (to: RawHub, accessToken?: string) =>
  JSON.stringify({ url: `${to.url.replace('ws:', 'http:')}/client/?hub=notify`, accessToken });

const always = (body: string) => () => ({ body });

/** All that a host was sent: addresses and headers. */
const sentTo = ({ requests }: RawHub) => JSON.stringify(requests.map(({ url, headers }) => ({ url, headers })));

describe('a negotiation', () => {
  it("connects at the hub's own address, with the token of the connection", async () => {
    hub.negotiate = always(connection());
    expect(await dial()).toBe('open');
    const [asked, opened] = hub.requests.map(({ method, url }) => `${method} ${url}`);
    expect(asked).toBe('POST /hubs/notify/negotiate?fingerprint=the-fingerprint&negotiateVersion=1');
    expect(hub.requests[0]?.headers.authorization).toBe('Bearer the-players-token');
    expect(opened).toBe('GET /hubs/notify?fingerprint=the-fingerprint&id=secret&access_token=the-players-token');
  });

  it('of version 0 connects by the id', async () => {
    hub.negotiate = always(connection({ negotiateVersion: undefined, connectionToken: undefined }));
    expect(await dial()).toBe('open');
    expect(hub.requests[1]?.url).toContain('id=shown');
  });

  it("leads to a service on another host, which gets its own token and nothing of the player's", async () => {
    hub.negotiate = always(redirect(service, 'token-of-the-service'));
    service.negotiate = always(connection());
    expect(await dial()).toBe('open');
    expect(service.requests.map(({ url }) => url)).toEqual([
      '/hubs/notify/client/negotiate?hub=notify&negotiateVersion=1',
      '/hubs/notify/client/?hub=notify&id=secret&access_token=token-of-the-service',
    ]);
    expect(sentTo(service)).not.toMatch(/the-players-token|the-fingerprint/);
  });

  it('is repeated for each connection, so that its token is always new', async () => {
    let count = 0;
    hub.negotiate = () => ({ body: redirect(service, `token-${(count += 1)}`) });
    service.negotiate = always(connection());
    await dial();
    await dial();
    expect(service.requests.at(-1)?.url).toContain('access_token=token-2');
  });

  it.each([
    [
      'points to itself',
      () => JSON.stringify({ url: `${asHttp(hub)}?fingerprint=the-fingerprint`, accessToken: 'x' }),
      'negotiate: loop',
    ],
    [
      'points to a host that is not listed',
      () => JSON.stringify({ url: 'http://evil.example/', accessToken: 'x' }),
      'negotiate: foreign host',
    ],
    [
      'points to another port of its host',
      () => JSON.stringify({ url: 'http://127.0.0.1:1/', accessToken: 'x' }),
      'negotiate: foreign host',
    ],
    ['points to another host and brings no token', () => redirect(service), 'negotiate: no token for another host'],
    [
      'points to a file',
      () => JSON.stringify({ url: 'file:///etc/passwd', accessToken: 'x' }),
      'negotiate: unsafe address',
    ],
    [
      'points to an address with a password',
      () => JSON.stringify({ url: `http://a:b@${hostOf(service)}/`, accessToken: 'x' }),
      'negotiate: unsafe address',
    ],
    ['points nowhere', () => JSON.stringify({ url: '/relative', accessToken: 'x' }), 'negotiate: malformed address'],
    ['brings a token with a line break', () => redirect(service, 'a\r\nx-admin: 1'), 'negotiate: malformed'],
    [
      'offers no WebSocket',
      () => connection({ availableTransports: [{ transport: 'LongPolling', transferFormats: ['Text'] }] }),
      'negotiate: no WebSocket',
    ],
    ['refuses', () => JSON.stringify({ error: 'full' }), 'negotiate: refused'],
    ['is no JSON', () => '<html>', 'negotiate: malformed'],
    ['is null', () => 'null', 'negotiate: malformed'],
    ['is empty', () => '', 'negotiate: malformed'],
    ['is endless', () => connection({ padding: 'x'.repeat(100_000) }), 'negotiate: malformed'],
  ])('that %s is not followed', async (_what, body, reason) => {
    hub.negotiate = () => ({ body: body() });
    expect(await dial()).toBe(reason);
    expect(service.requests).toEqual([]);
  });

  it('that leads round in a circle ends', async () => {
    hub.negotiate = always(redirect(service, 'x'));
    service.negotiate = always(redirect(service, 'x'));
    expect(await dial()).toBe('negotiate: loop');
    let count = 0;
    service.negotiate = () => ({
      body: JSON.stringify({ url: `${asHttp(service)}/${(count += 1)}`, accessToken: 'x' }),
    });
    expect(await dial()).toBe('negotiate: too many redirects');
    expect(count).toBeLessThan(5);
  });

  it("ends the session only by the word of the operator's own hub", async () => {
    hub.negotiate = () => ({ status: 401, body: '' });
    expect(await dial()).toBe('unauthorised');
    hub.negotiate = always(redirect(service, 'x'));
    service.negotiate = () => ({ status: 401, body: '' });
    expect(await dial()).toBe('negotiate: status 401');
    service.negotiate = always(connection());
    service.refusal = 401;
    expect(await dial()).toBe('status 401');
  });

  it('to a hub that has none names the status', async () => {
    expect(await dial()).toBe('negotiate: status 404');
  });

  it('follows no redirect of HTTP', async () => {
    hub.negotiate = () => ({ status: 307, body: connection() });
    expect(await dial()).toBe('negotiate: status 307');
  });
});

const asHttp = ({ url }: RawHub) => url.replace('ws:', 'http:');

describe("the demonstration operator's hub", () => {
  let site: TestSite;
  let hubUrl: string;
  beforeAll(async () => {
    site = await startSite({ OPERATOR_HUB_NEGOTIATION: '1' });
    hubUrl = new URL('/hubs/notify', site.operatorUrl).href;
  });
  afterAll(() => site.stop());

  it('is negotiated with by a site that is told to', async () => {
    const { player, visitor } = await enterAsNewPlayer(site.operatorUrl, site.url);
    const listener = await listenToRelay(visitor);
    await claimTrialBonus({ outboxUrl: new URL('/outbox', site.operatorUrl).href }, player);
    expect((await listener.next())[0]).toBe('Notification');
    await listener.connection.stop();
  });

  it("takes Microsoft's client, which negotiates by itself", async () => {
    const { token } = await newPlayer(site.operatorUrl);
    const listener = await listenToHub(hubUrl, token, [], { skipNegotiation: false });
    expect(listener.connection.state).toBe('Connected');
    await listener.connection.stop();
  });

  it('takes each negotiated connection once, and only from its session', async () => {
    const [player, stranger] = await Promise.all([newPlayer(site.operatorUrl), newPlayer(site.operatorUrl)]);
    const headers = { authorization: `Bearer ${player.token}` };
    const negotiated = (await (await fetch(`${hubUrl}/negotiate`, { method: 'POST', headers })).json()) as {
      connectionToken: string;
    };
    const open = (token: string) =>
      dialHub(
        { url: `${hubUrl}?id=${negotiated.connectionToken}`, isNegotiated: false, redirectHosts: [] },
        { token, fingerprint: 'x' },
      );
    expect(await open(stranger.token)).toEqual({ kind: 'unavailable', reason: 'status 404' });
    const first = await open(player.token);
    expect(first.kind).toBe('open');
    if (first.kind === 'open') first.socket.terminate();
    expect(await open(player.token)).toEqual({ kind: 'unavailable', reason: 'status 404' });
    expect((await fetch(`${hubUrl}/negotiate`, { method: 'POST' })).status).toBe(401);
  });
});
