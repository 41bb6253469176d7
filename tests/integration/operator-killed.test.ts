import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { contract } from '~/upstream/contract/contract';
import { TransactionStatus } from '~/upstream/contract/values';
import { SITE_ORIGIN } from '../support/demo-operator';
import { callOperator } from '../support/operator-call';
import { newPlayer } from '../support/players';

const dataDir = mkdtempSync(path.join(tmpdir(), 'operator-killed-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

interface Running {
  readonly child: ChildProcess;
  readonly apiUrl: string;
  readonly thirdPartyOrigin: string;
}

const running = new Set<ChildProcess>();
afterEach(() => running.forEach((child) => child.kill('SIGKILL')));

/** The operator as a process of its own, which can be killed. */
async function startProcess(): Promise<Running> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'operator/main.ts'], {
    env: { ...process.env, OPERATOR_PORT: '0', DATA_DIR: dataDir, PUBLIC_ORIGIN: SITE_ORIGIN },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  for await (const line of createInterface({ input: child.stdout })) {
    const [apiUrl, thirdPartyOrigin] = line.match(/http:\/\/[^\s,]+/g) ?? [];
    if (apiUrl && thirdPartyOrigin) return { child, apiUrl, thirdPartyOrigin };
  }
  throw new Error('The operator did not start.');
}

async function kill({ child }: Running): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
  running.delete(child);
}

const PLAYERS_DEPOSITS = 100;
const amountOf = (index: number) => 300 + index;

describe('kill -9 in the middle of 100 parallel deposits', () => {
  it.each([
    ['while they are being started', 20, 0],
    ['while they are being paid', 100, 30],
  ])('%s loses no acknowledged one and invents none', async (_case, killAfterStarts, killAfterPaid) => {
    let operator = await startProcess();
    const { token } = await newPlayer(operator.apiUrl);
    const deposit = (index: number, apiUrl: string) =>
      callOperator(
        apiUrl,
        'payment/deposit',
        { id: 6, target: 'pay', detail: { Amount: amountOf(index), Network: 1 } },
        { token, idempotencyKey: `deposit-${index}` },
      );
    const complete = async (page: string, origin: string) =>
      (await fetch(`${origin}${new URL(page).pathname}/complete`, { method: 'POST', redirect: 'manual' })).status ===
      303;

    const pages = new Map<number, string>();
    const paid = new Set<number>();
    const tried = new Set<number>();
    let killed: Promise<void> | null = null;
    const killIf = (isDue: boolean) => {
      if (isDue) killed ??= kill(operator);
    };
    const everyDeposit = Array.from({ length: PLAYERS_DEPOSITS }, (_, index) => index);
    await Promise.allSettled(
      everyDeposit.map(async (index) => {
        const reply = await deposit(index, operator.apiUrl);
        pages.set(index, String(reply.data));
        killIf(killAfterPaid === 0 && pages.size === killAfterStarts);
      }),
    );
    if (killAfterPaid > 0) {
      await Promise.allSettled(
        [...pages].map(async ([index, page]) => {
          tried.add(index);
          if (await complete(page, operator.thirdPartyOrigin)) paid.add(index);
          killIf(paid.size === killAfterPaid);
        }),
      );
    }
    expect(killed).not.toBeNull();
    await killed;

    operator = await startProcess();
    const list = async () => {
      const reply = await callOperator(operator.apiUrl, 'transaction/list', { kind: 1, skip: 0, take: 100 }, { token });
      return contract.transaction.list.data.parse(reply.data);
    };
    const balance = async () => {
      const { data } = await callOperator(operator.apiUrl, 'user/balance', undefined, { token });
      return (data as { balance: number }).balance;
    };
    const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

    const { items } = await list();
    const kept = new Map(items.map(({ amount, status }) => [Number(amount), status]));
    expect(kept.size).toBe(items.length);
    for (const index of pages.keys()) expect(kept.has(amountOf(index))).toBe(true);
    for (const index of paid) expect(kept.get(amountOf(index))).toBe(TransactionStatus.Confirmed);
    const confirmed = [...kept]
      .filter(([, status]) => status === TransactionStatus.Confirmed)
      .map(([amount]) => amount);
    for (const amount of confirmed) expect([...tried].map(amountOf)).toContain(amount);
    expect(await balance()).toBe(sum(confirmed));

    // Whoever got no answer asks again with the same key: every deposit exists once, and is paid once.
    const replies = await Promise.all(everyDeposit.map((index) => deposit(index, operator.apiUrl)));
    for (const [index, page] of pages) expect(replies[index]?.data).toBe(page);
    await Promise.all(replies.map(({ data }) => complete(String(data), operator.thirdPartyOrigin)));
    expect((await list()).total).toBe(PLAYERS_DEPOSITS);
    expect(await balance()).toBe(sum(everyDeposit.map(amountOf)));
    await kill(operator);
  });
});
