// @module-tag tier-2

import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { claimTrialBonus } from '../../tests/support/bonus-claim';
import { listenToHub } from '../../tests/support/hub-client';
import { startOperatorProcess, type OperatorProcess } from '../../tests/support/operator-process';
import { newPlayer } from '../../tests/support/players';

let dataDir: string;
let operator: OperatorProcess | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'killed-'));
});
afterEach(async () => {
  await operator?.stop('SIGTERM');
  rmSync(dataDir, { recursive: true });
});

it("Microsoft's client reconnects after kill -9, and session, balance and notifications are kept", async () => {
  // A fixed port, because the client reconnects to the same address.
  operator = await startOperatorProcess(dataDir, randomInt(10_000, 16_000) * 2);
  const first = operator.places;
  const player = await newPlayer(first.apiUrl);
  const listener = await listenToHub(first.hubUrl, player.token, [0, ...Array<number>(800).fill(50)]);
  await claimTrialBonus(first, player);
  const [, promised] = await listener.next();
  await operator.stop('SIGKILL');
  operator = await startOperatorProcess(dataDir, Number(new URL(first.apiUrl).port));
  expect(operator.places).toEqual(first);
  await listener.reconnected;
  expect(await player.balance()).toBe(100);
  expect((await player.call('customer/notification', { skip: 0, take: 9 })).data).toEqual([promised]);
  await player.call('auth/logout');
  await listener.closed;
}, 60_000);
