// @module-tag tier-2

import { once } from 'node:events';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { HubConnection } from '@microsoft/signalr';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { writeHandshakeRequest } from '~/realtime/hub-protocol';
import { notification as notificationSchema } from '~/upstream/contract/customer';
import { startOperator, type OperatorOptions, type RunningOperator } from '../operator';
import { SITE_ORIGIN } from '../../tests/support/demo-operator';
import { callOperator } from '../../tests/support/operator-call';
import { newPlayer, type TestPlayer } from '../../tests/support/players';
import { claimTrialBonus } from '../../tests/support/bonus-claim';
import { listenToHub } from '../../tests/support/hub-client';

let dataDir: string;
let operator: RunningOperator;
const connections: HubConnection[] = [];

const start = (over: Partial<OperatorOptions> = {}) =>
  // A pair below the ephemeral port range, so that the second operator finds it free.
  startOperator({ port: randomInt(10_000, 16_000) * 2, dataDir, siteOrigin: SITE_ORIGIN, ...over });

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'hub-'));
  operator = await start();
});
afterEach(async () => {
  await Promise.all(connections.splice(0).map((connection) => connection.stop()));
  await operator.close();
  rmSync(dataDir, { recursive: true });
});

const listen = async (token: string, reconnectDelays: number[] = []) => {
  const listener = await listenToHub(operator.hubUrl, token, reconnectDelays);
  connections.push(listener.connection);
  return listener;
};

describe("Microsoft's client", () => {
  it("receives the player's own notifications on every connection", async () => {
    const [player, stranger] = await Promise.all([newPlayer(operator.apiUrl), newPlayer(operator.apiUrl)]);
    const [first, second, other] = await Promise.all([
      listen(player.token),
      listen(player.token),
      listen(stranger.token),
    ]);
    await claimTrialBonus(operator, player);
    await claimTrialBonus(operator, stranger);
    const [command, message] = await first.next();
    expect(command).toBe('Notification');
    expect(notificationSchema.parse(message)).toMatchObject({ type: 4, title: 'Trial bonus', isRead: false });
    expect(await second.next()).toEqual([command, message]);
    const [, others] = await other.next();
    expect((others as { id: number }).id).not.toBe((message as { id: number }).id);
    const stored = (await player.call('customer/notification', { skip: 0, take: 1 })).data;
    expect(stored).toEqual([message]);
  });

  it('receives messages in the language of each session', async () => {
    const player = await newPlayer(operator.apiUrl);
    const login = { username: player.username, password: player.password };
    const { data } = await callOperator(operator.apiUrl, 'auth/login', login, { locale: 'tr' });
    const [english, turkish] = await Promise.all([listen(player.token), listen((data as { token: string }).token)]);
    await claimTrialBonus(operator, player);
    expect((await english.next())[1]).toMatchObject({ title: 'Trial bonus' });
    expect((await turkish.next())[1]).toMatchObject({
      title: 'Deneme bonusu',
      note: '₺100,00 bonus hesabınıza eklendi.',
    });
  });

  it('receives messages in the language of the latest call, although the connection is older', async () => {
    const player = await newPlayer(operator.apiUrl);
    const { username, password } = player;
    const { data } = await callOperator(operator.apiUrl, 'auth/login', { username, password });
    const { token } = data as { token: string };
    const listener = await listen(token);
    await callOperator(operator.apiUrl, 'user/balance', undefined, { token, locale: 'tr' });
    await claimTrialBonus(operator, player);
    expect((await listener.next())[1]).toMatchObject({ title: 'Deneme bonusu' });
  });

  it('reconnects after the operator was unavailable, and receives messages again', async () => {
    const player = await newPlayer(operator.apiUrl);
    const port = Number(new URL(operator.apiUrl).port);
    const listener = await listen(player.token, [0, ...Array<number>(100).fill(50)]);
    await operator.close();
    operator = await start({ port });
    expect(new URL(operator.apiUrl).port).toBe(String(port));
    await listener.reconnected;
    await claimTrialBonus(operator, player);
    expect((await listener.next())[1]).toMatchObject({ type: 4 });
  });

  it.each<[string, (player: TestPlayer) => Promise<unknown>]>([
    ['logs out', (player) => player.call('auth/logout')],
    [
      'changes the password elsewhere',
      async ({ username, password }) => {
        const login = { username, password };
        const { data } = await callOperator(operator.apiUrl, 'auth/login', login);
        const change = { oldPassword: password, password: 'yepyeni99', confirmPassword: 'yepyeni99' };
        const { token } = data as { token: string };
        await callOperator(operator.apiUrl, 'customer/changepassword', change, { token });
      },
    ],
  ])('does not reconnect when the player %s', async (_case, endSession) => {
    const player = await newPlayer(operator.apiUrl);
    const listener = await listen(player.token, [0, 0, 0]);
    let reconnecting = false;
    listener.connection.onreconnecting(() => (reconnecting = true));
    await endSession(player);
    await listener.closed;
    expect(reconnecting).toBe(false);
  });

  it.each([['forged'], ['']])('is refused with the token %j', async (token) => {
    await expect(listen(token)).rejects.toThrow();
  });

  it('receives jackpot messages when they are switched on', async () => {
    await operator.close();
    operator = await start({ jackpotIntervalMs: 20 });
    const { token } = await newPlayer(operator.apiUrl);
    const [command, message] = await (await listen(token)).next();
    expect(command).toBe('Notification');
    expect(notificationSchema.parse(message)).toMatchObject({ type: 3, title: 'A jackpot was won' });
  });
});

describe('the hub', () => {
  /** The status of the answer to an upgrade; 101 if it is accepted. */
  async function upgradeStatus(pathAndQuery: string, headers: Record<string, string> = {}): Promise<number> {
    const socket = new WebSocket(new URL(pathAndQuery, operator.hubUrl), { headers });
    return new Promise((resolve) => {
      socket.once('open', () => resolve((socket.close(), 101)));
      socket.once('unexpected-response', (_request, response) =>
        resolve((socket.terminate(), response.statusCode ?? 0)),
      );
      socket.on('error', () => undefined);
    });
  }

  it('answers an invalid token with 401 before the upgrade', async () => {
    const { token } = await newPlayer(operator.apiUrl);
    expect(await upgradeStatus(`/hubs/notify?access_token=${token}`)).toBe(101);
    expect(await upgradeStatus('/hubs/notify', { authorization: `Bearer ${token}` })).toBe(101);
    expect(await upgradeStatus('/hubs/notify?access_token=forged')).toBe(401);
    expect(await upgradeStatus('/hubs/notify')).toBe(401);
    expect(await upgradeStatus('/hubs/other')).toBe(404);
    await callOperator(operator.apiUrl, 'auth/logout', undefined, { token });
    expect(await upgradeStatus(`/hubs/notify?access_token=${token}`)).toBe(401);
  });

  it('asks its clients to reconnect when the operator shuts down', async () => {
    const { token } = await newPlayer(operator.apiUrl);
    const socket = new WebSocket(`${operator.hubUrl}?access_token=${token}`);
    await once(socket, 'open');
    socket.send(writeHandshakeRequest());
    const [handshake] = (await once(socket, 'message')) as [Buffer];
    expect(String(handshake)).toBe('{}\u001e');
    const last = once(socket, 'message');
    await operator.close();
    expect(String(((await last) as [Buffer])[0])).toBe('{"type":7,"allowReconnect":true}\u001e');
    operator = await start();
  });
});
