// @module-tag tier-2

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRateLimits } from '../../app/limits/rate-limit.server';
import { StateUnavailableError } from '../../app/platform/state/shared-state';
import { openForm, receiptOf } from '../support/cashier';
import { isTrue, newPayer, payUntilTold, type Payer } from '../support/failover-payments';
import { HttpBrowser } from '../support/http-browser';
import { listPayments } from '../support/list-payments';
import { connectInstance, openInstance, takesWrites, type RedisInstance } from '../support/redis-instances';
import { startSentinels, type TestSentinels } from '../support/redis-sentinel';
import { itIsASharedState } from '../support/shared-state-contract';
import { operatorBehindFaults } from '../support/site-behind-faults';
import { startSite, type TestSite } from '../support/site';
import { until } from '../support/until';

/** What happens to the shared state, and to payments, when the master of Redis fails and a Sentinel promotes a replica. */

const ORIGIN = 'http://localhost:1';
const PAYERS = 5;
const PAYMENTS_EACH = 8;

const { operator, proxy } = operatorBehindFaults();
let redis: TestSentinels;
let sites: TestSite[];

beforeAll(async () => {
  redis = await startSentinels();
  const start = () =>
    startSite({
      OPERATOR_API_URL: proxy.apiUrl,
      SESSION_SECRETS: 'one secret that both of the instances are given',
      PUBLIC_ORIGIN: ORIGIN,
      ...redis.env,
    });
  sites = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  await redis.stop();
});

const isAnswered = (asked: Promise<unknown>) =>
  asked.then(
    () => true,
    () => false,
  );

describe('with Sentinels', () => {
  let instances: [RedisInstance, RedisInstance];
  beforeAll(async () => {
    instances = [await openInstance(redis.env), await openInstance(redis.env)];
  });
  afterAll(() => instances.forEach(({ link }) => link.close()));

  itIsASharedState(() => [instances[0].state, instances[1].state]);

  it('claims that no replica confirms are refused and taken back, and other entries are kept as before', async () => {
    const { state } = instances[0];
    const replicas = redis.servers.slice(1);
    replicas.forEach((replica) => replica.pause());
    const names = Array.from({ length: 10 }, (_, index) => `unconfirmed-${index}`);
    const claims = names.map((name) => state.claim(name, 'mine', 60, 'confirmed'));
    await Promise.all(claims.map((claim) => expect(claim).rejects.toThrow(StateUnavailableError)));
    for (const name of names) expect(await state.get(name)).toBeNull();
    expect(await state.claim('unguarded', 'mine', 60)).toBe(true);
    replicas.forEach((replica) => replica.resume());
    await until('replicas', () => takesWrites(state));
  });

  it('a master that a partition separates takes no claim once another one is promoted', async () => {
    const [{ state }] = instances;
    const old = await redis.master();
    old.pause();
    await until('another master', async () => (await redis.master()) !== old);
    await until('an instance at the new master', () => takesWrites(state));
    const cutOff = connectInstance({ REDIS_URL: redis.urlOf(old), REDIS_WAIT_REPLICAS: '1' });
    old.resume();
    await until('an instance at the old master', () => isAnswered(cutOff.state.get('any')));
    // The old master takes writes, because it has not heard of the other one.
    expect(await cutOff.state.claim('unguarded-at-the-old', 'mine', 60)).toBe(true);
    expect(await state.claim('contested', 'mine', 60, 'confirmed')).toBe(true);
    await expect(cutOff.state.claim('contested', 'theirs', 60, 'confirmed')).rejects.toThrow(StateUnavailableError);
    await until('an unconfirmed claim', async () => {
      await expect(cutOff.state.claim('contested', 'theirs', 60, 'confirmed')).rejects.toThrow(StateUnavailableError);
      return cutOff.logs.some((line) => line.includes('UNCONFIRMED'));
    });
    cutOff.link.close();
    await redis.rejoin(old);
  });

  it('an instance names its passwords in no line of its log', async () => {
    const wrong = connectInstance({ ...redis.env, REDIS_PASSWORD: 'a-wrong-password-of-the-servers' });
    await until('a refusal', async () => wrong.logs.length > 0);
    const lines = [...wrong.logs, ...instances.flatMap(({ logs }) => logs)].join('\n');
    for (const password of [...redis.passwords, 'a-wrong-password']) expect(lines).not.toContain(password);
    wrong.link.close();
  });
});

it('a payment whose claim no replica confirms is not sent, and the same form is sent when they are back', async () => {
  const payer = await newPayer({ urls: sites.map(({ url }) => url), operatorUrl: operator.apiUrl, origin: ORIGIN });
  const [here] = payer.visitors as [HttpBrowser];
  const form = await openForm(here, 'deposit', 6);
  const master = await redis.master();
  const replicas = redis.servers.filter((server) => server !== master);
  replicas.forEach((replica) => replica.pause());
  expect((await form.send({ Amount: '300', Network: '1' })).status).toBe(503);
  expect(await listPayments(payer.player)).toEqual([]);
  // Pages and limits need no replica.
  expect((await here.get('/dashboard')).status).toBe(200);
  replicas.forEach((replica) => replica.resume());
  let answer: Response | undefined;
  await until('a receipt', async () => {
    answer = await form.send({ Amount: '300', Network: '1' });
    return answer.status !== 503;
  });
  expect(await receiptOf(here, answer as Response)).toMatch(/Talebiniz alındı|Ödemeniz gereken/);
  expect(await listPayments(payer.player)).toMatchObject([{ amount: 300 }]);
});

describe('when the master is killed in the middle of payments', () => {
  let payers: Payer[];
  beforeAll(async () => {
    const options = { urls: sites.map(({ url }) => url), operatorUrl: operator.apiUrl, origin: ORIGIN };
    payers = await Promise.all(Array.from({ length: PAYERS }, () => newPayer(options)));
  });

  it('each payment is charged at most once, each receipt is true, and all continues with the promoted replica', async () => {
    const watching = await openInstance(redis.env);
    await watching.state.put('before', 'kept', 60);
    const generation = await watching.state.generation('any');
    let told = 0;
    let killedAt = 0;
    async function payInTurn(payer: Payer) {
      const readers = [];
      for (let index = 0; index < PAYMENTS_EACH; index += 1) {
        readers.push(await payUntilTold(payer, 300 + index));
        told += 1;
        if (told === (PAYERS * PAYMENTS_EACH) / 4) {
          killedAt = performance.now();
          void (await redis.master()).stop('SIGKILL');
        }
      }
      return readers;
    }
    const readers = (await Promise.all(payers.map(payInTurn))).flat();
    const records = await Promise.all(readers.map((read) => read()));
    expect(records).toHaveLength(PAYERS * PAYMENTS_EACH);
    expect(records.filter(({ charges }) => charges > 1)).toEqual([]);
    expect(records.filter((record) => !isTrue(record))).toEqual([]);
    // Some were refused, and nearly all were made in the end.
    const refusedAt = records.flatMap((record) => record.refusedAt);
    expect(refusedAt.length).toBeGreaterThan(0);
    expect(Math.min(...refusedAt)).toBeGreaterThan(killedAt);
    expect(records.filter(({ said }) => said === 'succeeded').length).toBeGreaterThan(records.length / 2);

    await until('the promoted replica', () => takesWrites(watching.state));
    expect(await watching.state.get('before')).toBe('kept');
    expect(await watching.state.generation('any')).not.toBe(generation);
    const limit = createRateLimits(watching.link)('after', 1, 60);
    expect([(await limit.consume('key')).allowed, (await limit.consume('key')).allowed]).toEqual([true, false]);
    watching.link.close();
  });

  it('a session that was ended before stays ended, and a new end reaches the other instance', async () => {
    const [{ player, visitors }] = payers as [Payer];
    const [here, there] = visitors as [HttpBrowser, HttpBrowser];
    expect((await there.get('/balance')).status).toBe(200);
    await here.post('/logout', {});
    await expect.poll(async () => (await there.get('/balance')).status).toBe(401);
    const again = new HttpBrowser(there.url, ORIGIN);
    expect((await again.logIn(player.username, player.password)).status).toBe(303);
  });
});
