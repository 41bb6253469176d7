import { getGlobalDispatcher, MockAgent, setGlobalDispatcher } from 'undici';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { negotiateHub } from './negotiate-hub.server';

const usual = getGlobalDispatcher();
let network: MockAgent;
beforeEach(() => {
  network = new MockAgent();
  network.disableNetConnect();
  setGlobalDispatcher(network);
});
afterEach(async () => {
  setGlobalDispatcher(usual);
  await network.close();
});

const anyPath = { path: () => true, method: 'POST' };

const negotiate = () =>
  negotiateHub(
    { url: 'wss://hub.example/hubs/notify', isNegotiated: true, redirectHosts: ['service.example'] },
    { token: 'token', fingerprint: 'fingerprint' },
    AbortSignal.timeout(1_000),
  );

it.each(['http://service.example/client', 'ws://service.example/client', 'http://hub.example/hubs/notify'])(
  'never leads from https to %s',
  async (url) => {
    network.get('https://hub.example').intercept(anyPath).reply(200, { url, accessToken: 'other' });
    await expect(negotiate()).rejects.toThrow('unsafe address');
  },
);

it('leads over https to a host that is listed', async () => {
  const redirect = { url: 'wss://service.example/client/?hub=notify', accessToken: 'other' };
  const connection = {
    connectionId: 'id',
    availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
  };
  network.get('https://hub.example').intercept(anyPath).reply(200, redirect);
  network.get('https://service.example').intercept(anyPath).reply(200, connection);
  const { url, isOwn } = await negotiate();
  expect([url.href, isOwn]).toEqual(['https://service.example/client/?hub=notify&id=id&access_token=other', false]);
});
