// @module-tag tier-2

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { contract } from '~/upstream/contract/contract';
import { TransactionStatus } from '~/upstream/contract/values';
import { callOperator } from '../../tests/support/operator-call';
import { startOperatorProcess, type OperatorProcess } from '../../tests/support/operator-process';
import { newPlayer } from '../../tests/support/players';

const dataDir = mkdtempSync(path.join(tmpdir(), 'operator-killed-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

let operator: OperatorProcess;
afterEach(() => operator.stop('SIGKILL'));

const PLAYERS_DEPOSITS = 100;
const amountOf = (index: number) => 300 + index;

describe('kill -9 during 100 parallel deposits', () => {
  it.each([
    ['while they are being started', 20, 0],
    ['while they are being paid', 100, 30],
  ])('%s loses no acknowledged deposit and invents none', async (_case, killAfterStarts, killAfterPaid) => {
    operator = await startOperatorProcess(dataDir);
    const { token } = await newPlayer(operator.places.apiUrl);
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
    const kills: Promise<void>[] = [];
    const killIf = (isDue: boolean) => {
      if (isDue) kills.push(operator.stop('SIGKILL'));
    };
    const everyDeposit = Array.from({ length: PLAYERS_DEPOSITS }, (_, index) => index);
    await Promise.allSettled(
      everyDeposit.map(async (index) => {
        const reply = await deposit(index, operator.places.apiUrl);
        pages.set(index, String(reply.data));
        killIf(killAfterPaid === 0 && pages.size === killAfterStarts);
      }),
    );
    if (killAfterPaid > 0) {
      await Promise.allSettled(
        [...pages].map(async ([index, page]) => {
          tried.add(index);
          if (await complete(page, operator.places.thirdPartyOrigin)) paid.add(index);
          killIf(paid.size === killAfterPaid);
        }),
      );
    }
    expect(kills).not.toEqual([]);
    await Promise.all(kills);

    operator = await startOperatorProcess(dataDir);
    const list = async () => {
      const reply = await callOperator(
        operator.places.apiUrl,
        'transaction/list',
        { kind: 1, skip: 0, take: 100 },
        { token },
      );
      return contract.transaction.list.data.parse(reply.data);
    };
    const balance = async () => {
      const { data } = await callOperator(operator.places.apiUrl, 'user/balance', undefined, { token });
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

    // Requests without an answer are repeated with the same key: every deposit exists once and is paid once.
    const replies = await Promise.all(everyDeposit.map((index) => deposit(index, operator.places.apiUrl)));
    for (const [index, page] of pages) expect(replies[index]?.data).toBe(page);
    await Promise.all(replies.map(({ data }) => complete(String(data), operator.places.thirdPartyOrigin)));
    expect((await list()).total).toBe(PLAYERS_DEPOSITS);
    expect(await balance()).toBe(sum(everyDeposit.map(amountOf)));
  });
});
