// @module-tag tier-2

import { afterEach, describe, expect, it } from 'vitest';
import { ALL_CAPABILITIES } from '../capabilities';
import { startDemoOperator } from '../../tests/support/demo-operator';
import { callOperator } from '../../tests/support/operator-call';
import { operatorOfFile } from '../../tests/support/operator-of-file';
import { newPlayer } from '../../tests/support/players';

const operator = operatorOfFile({ scenarios: true });
afterEach(() => at('scenarios', { method: 'DELETE' }));

const at = (path: string, init?: RequestInit) => fetch(new URL(`/${path}`, operator.apiUrl), init);
const order = (call: string, scenario: unknown) =>
  at(`scenarios/${call}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(scenario),
  });
const askForm = () => fetch(new URL('auth/form', operator.apiUrl));

describe('a scenario', () => {
  it.each([
    [{ status: 503 }, 503, '{"success":false,"message":"This fault was ordered.","data":null}'],
    [{ body: 'empty' }, 200, ''],
    [{ body: 'malformed', status: 502 }, 502, '{"success":true,"message":null,"data":{'],
    [{ body: 'wrong-shape' }, 200, '{"success":"yes","message":42,"data":{"unexpected":[null]}}'],
  ])('answers with %j', async (scenario, status, body) => {
    expect((await order('auth/form', scenario)).status).toBe(204);
    const response = await askForm();
    expect([response.status, await response.text()]).toEqual([status, body]);
    expect(response.headers.get('content-type')).toContain('application/json');
  });

  it('delays a call that is then processed', async () => {
    await order('auth/form', { delayMs: 120 });
    const before = performance.now();
    expect((await callOperator(operator.apiUrl, 'auth/form', undefined)).success).toBe(true);
    expect(performance.now() - before).toBeGreaterThan(115);
  });

  it('cuts the connection', async () => {
    await order('auth/form', { reset: true, times: 1 });
    await expect(askForm()).rejects.toThrow();
    expect((await askForm()).status).toBe(200);
  });

  it('ends for all calls when it is deleted', async () => {
    await order('auth/form', { status: 500 });
    expect((await at('scenarios', { method: 'DELETE' })).status).toBe(204);
    expect((await askForm()).status).toBe(200);
  });

  it('does not process a call whose client has timed out', async () => {
    const player = await newPlayer(operator.apiUrl);
    await order('ticket/create', { delayMs: 100 });
    await order('auth/form', { delayMs: 200 });
    const impatient = fetch(new URL('ticket/create', operator.apiUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${player.token}` },
      body: JSON.stringify({ subject: 'Kupon', message: 'Kuponum nerede?' }),
      signal: AbortSignal.timeout(30),
    });
    // The answer to this form comes after the time at which the ticket would have been opened.
    const [gaveUp] = await Promise.allSettled([impatient, askForm()]);
    expect(gaveUp.status).toBe('rejected');
    expect((await player.call('ticket/list', { skip: 0, take: 1 })).data).toMatchObject({ total: 0 });
  });

  it('is refused if it is invalid or names no call', async () => {
    expect((await order('auth/form', { status: 'bad' })).status).toBe(400);
    expect((await order('auth/form', { stauts: 500 })).status).toBe(400);
    expect((await order('auth/nothing', { status: 500 })).status).toBe(404);
    expect((await askForm()).status).toBe(200);
  });
});

describe('capabilities that are switched off', () => {
  const without = (names: unknown) =>
    at('scenarios/capabilities', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ without: names }),
    });
  const declared = async () => {
    const { data } = await callOperator(operator.apiUrl, 'cms/grouped', undefined);
    const { siteOption } = data as { siteOption: { key: string; value: string }[] };
    return JSON.parse(siteOption.find(({ key }) => key === 'capabilities')?.value ?? '') as string[];
  };
  const search = () => callOperator(operator.apiUrl, 'casino/search', { search: 'aviator', skip: 0, take: 5 });

  it('are neither declared nor served, until the scenarios are deleted', async () => {
    expect((await without(['lobby-detail'])).status).toBe(204);
    expect(await declared()).toEqual(ALL_CAPABILITIES.filter((name) => name !== 'lobby-detail'));
    expect((await search()).status).toBe(404);
    const { data } = await callOperator(operator.apiUrl, 'casino/games', { systemCategory: 'live' });
    expect(JSON.stringify(data)).not.toMatch(/"(rtp|dealer|popularity)"/);
    await at('scenarios', { method: 'DELETE' });
    expect(await declared()).toEqual(ALL_CAPABILITIES);
    expect((await search()).success).toBe(true);
  });

  it('leave the balance in one piece', async () => {
    const player = await newPlayer(operator.apiUrl);
    expect((await without(['bonus-wallet'])).status).toBe(204);
    expect(Object.keys((await player.call('user/balance')).data as object)).toEqual(['balance']);
  });

  it('are refused under unknown names', async () => {
    for (const names of [['lobby'], 'lobby-detail', null]) expect((await without(names)).status).toBe(400);
    expect(await declared()).toContain('lobby-detail');
  });
});

describe('the clock', () => {
  const turn = (body: unknown) =>
    at('scenarios/clock', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const startedAt = async () => {
    const player = await newPlayer(operator.apiUrl);
    const { data } = await player.call('customer/sessionfacts', {});
    return Date.parse(`${(data as { startedAt: string }).startedAt}Z`);
  };

  it('is turned ahead of the machine’s, until the scenarios are deleted', async () => {
    const yearMs = 365 * 86_400_000;
    expect((await turn({ aheadMs: yearMs })).status).toBe(204);
    expect(await startedAt()).toBeGreaterThan(Date.now() + yearMs - 60_000);
    await at('scenarios', { method: 'DELETE' });
    expect(await startedAt()).toBeLessThan(Date.now() + 60_000);
  });

  it('is not turned back or by no number', async () => {
    for (const aheadMs of [-1, 0.5, '5', 1e15]) expect((await turn({ aheadMs })).status).toBe(400);
  });
});

it('counts each call, also those that were cut', async () => {
  const counts = async () => (await (await at('calls.json')).json()) as Record<string, number>;
  const before = (await counts())['auth/form'] ?? 0;
  await order('auth/form', { reset: true, times: 1 });
  await expect(askForm()).rejects.toThrow();
  await askForm();
  await fetch(new URL('auth/nothing', operator.apiUrl));
  expect(await counts()).toMatchObject({ 'auth/form': before + 2 });
  expect(Object.keys(await counts())).not.toContain('auth/nothing');
});

it('is available only with OPERATOR_SCENARIOS', async () => {
  const plain = await startDemoOperator();
  const origin = new URL('/', plain.apiUrl);
  expect((await fetch(new URL('calls.json', origin))).status).toBe(404);
  expect((await fetch(new URL('scenarios', origin), { method: 'DELETE' })).status).toBe(404);
  expect((await fetch(new URL('scenarios/auth/form', origin), { method: 'PUT', body: '{}' })).status).toBe(404);
  await plain.close();
});
