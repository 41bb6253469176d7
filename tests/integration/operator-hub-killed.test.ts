import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newPlayer } from '../support/players';
import { claimTrialBonus } from '../support/bonus-claim';
import { listenToHub } from '../support/hub-client';

let dataDir: string;
let operator: ChildProcess;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'killed-'));
});
afterEach(async () => {
  await stop('SIGTERM');
  rmSync(dataDir, { recursive: true });
});

/** Starts an operator as a process of its own, and reads from its start-up lines where it is. */
async function startProcess(port: number) {
  operator = spawn(process.execPath, ['--import', 'tsx', 'operator/main.ts'], {
    env: { ...process.env, OPERATOR_PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: operator.stdout as NodeJS.ReadableStream })) {
    const places = /calls at (\S+), hub at (\S+), codes sent at (\S+)/.exec(line);
    if (places) return { apiUrl: places[1] ?? '', hubUrl: places[2] ?? '', outboxUrl: places[3] ?? '' };
  }
  throw new Error('The operator did not start.');
}

async function stop(signal: NodeJS.Signals): Promise<void> {
  if (operator.exitCode !== null || operator.signalCode !== null) return;
  const gone = once(operator, 'exit');
  operator.kill(signal);
  await gone;
}

it("gets Microsoft's client back after kill -9, with the session and what was promised kept", async () => {
  const first = await startProcess(randomInt(10_000, 16_000) * 2);
  const player = await newPlayer(first.apiUrl);
  const listener = await listenToHub(first.hubUrl, player.token, [0, ...Array<number>(800).fill(50)]);
  await claimTrialBonus(first, player);
  const [, promised] = await listener.next();
  await stop('SIGKILL');
  const second = await startProcess(Number(new URL(first.apiUrl).port));
  expect(second).toEqual(first);
  await listener.reconnected;
  expect(await player.balance()).toBe(100);
  expect((await player.call('customer/notification', { skip: 0, take: 9 })).data).toEqual([promised]);
  await player.call('auth/logout');
  await listener.closed;
}, 60_000);
