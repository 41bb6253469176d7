// @module-tag tier-2

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRateLimits } from '../../app/limits/rate-limit.server';
import { createMemoryState } from '../../app/platform/state/memory-state.server';
import type { RedisLink } from '../../app/platform/state/redis-link.server';
import { StateUnavailableError, type SharedState } from '../../app/platform/state/shared-state';
import { OF_ANOTHER_TYPE } from '../../app/platform/state/stored-value.server';
import { startLosingRedis } from '../support/losing-redis';
import { startCluster, type TestCluster } from '../support/redis-cluster';
import { connectInstance, openInstance, type RedisInstance } from '../support/redis-instances';
import { startRedis, type TestRedis } from '../support/redis';
import { startTlsRedis, type TestTlsRedis } from '../support/redis-tls';
import { itIsASharedState } from '../support/shared-state-contract';
import { until } from '../support/until';

/** Two instances that use the same Redis, for the tests of a block. */
function twoInstances(env: () => Record<string, string>) {
  let instances: [RedisInstance, RedisInstance];
  beforeAll(async () => {
    instances = [await openInstance(env()), await openInstance(env())];
  });
  afterAll(() => instances.forEach(({ link }) => link.close()));
  return {
    instance: (index: 0 | 1 = 0) => instances[index],
    states: (): [SharedState, SharedState] => [instances[0].state, instances[1].state],
  };
}

/** Enough keys for each shard of a cluster to have some. */
const KEYS = Array.from({ length: 40 }, (_, index) => `intent-used:${index}`);

async function countTogether(here: RedisInstance, there: RedisInstance) {
  const name = `test-${Math.random()}`;
  const [first, second] = [here, there].map(({ link }) => createRateLimits(link)(name, 3, 60));
  const tries = [first, second, first, second].map(async (limit) => limit?.consume('key'));
  const allowed = (await Promise.all(tries)).filter((each) => each?.allowed).length;
  return { allowed, peeked: await second?.peek('key') };
}

function itSharesLimitsAndNews(instance: (index: 0 | 1) => RedisInstance): void {
  it('counts the tries of all instances together', async () => {
    const counted = await countTogether(instance(0), instance(1));
    expect(counted).toEqual({ allowed: 3, peeked: { allowed: false, retryAfterSeconds: 60 } });
  });

  it.each(['junk', '1e309', '{"points":1}', LIST])('starts a counter over that is %s', async (value) => {
    const { link, malformed } = instance(0);
    const name = `malformed-${value.length}`;
    await write(link, `limit:${name}:key`, value);
    malformed.length = 0;
    const [here, there] = [instance(0), instance(1)].map((each) => createRateLimits(each.link)(name, 3, 60));
    const tries: (boolean | undefined)[] = [];
    for (const limit of [here, there, here, there]) tries.push((await limit?.consume('key'))?.allowed);
    expect(tries).toEqual([true, true, true, false]);
    expect(malformed).toEqual(['limit']);
  });

  it('tells all instances what one publishes', async () => {
    const heard: string[] = [];
    instance(1).link.subscribe('test-news', (message) => void heard.push(message));
    // The subscription begins by itself, at some time.
    await until('news', async () => {
      await instance(0).link.publish('test-news', 'hello');
      return heard.includes('hello');
    });
  });
}

/** Stands for a key that is of another type than all keys of the site. */
const LIST = 'a list';

const write = ({ client }: RedisLink, key: string, value: string) =>
  value === LIST ? client.lpush(key, 'one') : client.set(key, value);

describe('in memory', () => {
  const state = createMemoryState();
  itIsASharedState(() => [state, state]);
});

describe('in one Redis', () => {
  let redis: TestRedis;
  beforeAll(async () => void (redis = await startRedis()));
  afterAll(() => redis.stop());
  const { states, instance } = twoInstances(() => ({ REDIS_URL: redis.url }));
  itIsASharedState(states);
  itSharesLimitsAndNews(instance);

  it('counts a key of another type as malformed, and writes over it', async () => {
    const { state, link, malformed } = instance();
    malformed.length = 0;
    for (const key of ['put:1', 'replace:1', 'forget:1', 'release:1', 'generation']) {
      await link.client.del(key);
      await write(link, key, LIST);
    }
    expect(await state.get('put:1')).toBe(OF_ANOTHER_TYPE);
    expect(malformed).toEqual(['put']);
    expect(await state.claim('put:1', 'mine', 60, 'confirmed')).toBe(false);
    await state.put('put:1', 'mine', 60);
    expect(await state.get('put:1')).toBe('mine');
    expect(await state.replace('replace:1', 'theirs', 'mine', 60)).toBe(false);
    expect(await state.replace('replace:1', OF_ANOTHER_TYPE, 'mine', 60)).toBe(true);
    expect(await state.get('replace:1')).toBe('mine');
    await state.forget('forget:1');
    expect(await state.get('forget:1')).toBeNull();
    await state.release('release:1', 'mine');
    expect(malformed).toEqual(['put']);
    const generation = await state.generation('any');
    expect(await state.generation('any')).toBe(generation);
    expect(malformed).toEqual(['put', 'generation']);
  });

  it('refuses a write that guards money when no replica confirms it, and takes it back', async () => {
    const { state, link, logs } = connectInstance({ REDIS_URL: redis.url, REDIS_WAIT_REPLICAS: '1' });
    await until('a refusal', async () => {
      await expect(state.claim('unconfirmed', 'mine', 60, 'confirmed')).rejects.toThrow(StateUnavailableError);
      return logs.some((line) => line.includes('UNCONFIRMED'));
    });
    expect(await state.get('unconfirmed')).toBeNull();
    expect(await state.claim('unconfirmed', 'mine', 60)).toBe(true);
    link.close();
  });
});

describe('in one Redis by TLS', () => {
  let redis: TestTlsRedis;
  beforeAll(async () => void (redis = await startTlsRedis()));
  afterAll(() => redis.stop());
  const { states, instance } = twoInstances(() => redis.env);
  itIsASharedState(states);
  itSharesLimitsAndNews(instance);

  it.each([
    ['an authority that did not issue its certificate', () => ({ ...redis.env, REDIS_CA_FILE: redis.foreignCa })],
    ['the authorities of Node', () => ({ ...redis.env, REDIS_CA_FILE: '' })],
    ['no certificate of its own', () => ({ REDIS_URL: redis.env.REDIS_URL, REDIS_CA_FILE: redis.env.REDIS_CA_FILE })],
  ])('is not used by an instance with %s', async (_name, env) => {
    const { state, link, logs } = connectInstance(env());
    await until('a refusal', async () => logs.some((line) => line.includes('redis is away')));
    await expect(state.get('any')).rejects.toThrow(StateUnavailableError);
    link.close();
  });
});

describe('in a cluster', () => {
  let cluster: TestCluster;
  beforeAll(async () => void (cluster = await startCluster()));
  afterAll(() => cluster.stop());
  const { states, instance } = twoInstances(() => cluster.env);
  itIsASharedState(states);
  itSharesLimitsAndNews(instance);

  const generations = () => Promise.all(KEYS.map((key) => instance().state.generation(key)));
  const changed = (before: string[], after: string[]) =>
    before.map((each, index) => each !== after[index]).filter(Boolean).length;

  it('tells when one shard alone has lost its entries', async () => {
    const { state } = instance();
    const before = await generations();
    await Promise.all(KEYS.map((key) => state.put(key, 'kept', 60)));
    await cluster.empty(0);
    const after = await generations();
    // Exactly those whose entries are gone.
    const kept = await Promise.all(KEYS.map((key) => state.get(key)));
    expect(kept).toEqual(KEYS.map((_, index) => (before[index] === after[index] ? 'kept' : null)));
    expect(changed(before, after)).toBeGreaterThan(0);
    expect(changed(before, after)).toBeLessThan(KEYS.length);
    expect(await generations()).toEqual(after);
  });

  it('keeps claims when a master is killed, refuses them meanwhile, and continues with its replica', async () => {
    const { state, link } = instance();
    const [, other] = states();
    const before = await generations();
    const claimed = await Promise.all(KEYS.map((key) => state.claim(`${key}:kill`, 'mine', 60, 'confirmed')));
    expect(claimed.every(Boolean)).toBe(true);
    await cluster.masters[1]?.stop('SIGKILL');
    const meanwhile = await Promise.allSettled(KEYS.map((key) => state.claim(`${key}:down`, 'mine', 60, 'confirmed')));
    const refusals = meanwhile.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    expect(refusals.length).toBeGreaterThan(0);
    expect(refusals.every((each) => each instanceof StateUnavailableError)).toBe(true);
    // Limits count in the memory of each instance.
    expect((await createRateLimits(link)('while-down', 1, 60).consume('key')).allowed).toBe(true);

    await until('a promoted replica', () => cluster.isReplaced(1));
    // The promoted replica has none of its own until the killed master is back as one.
    await cluster.restart(1);
    for (const each of [state, other])
      await until('claims at every shard', async () => {
        const claims = KEYS.map((key) => each.claim(`${key}:${Math.random()}`, 'mine', 60, 'confirmed'));
        return (await Promise.allSettled(claims)).every(isAnswered);
      });
    for (const each of [state, other])
      await until('reads at every shard', async () =>
        (await Promise.allSettled(KEYS.map((key) => each.generation(key)))).every(isAnswered),
      );
    const again = await Promise.all(KEYS.map((key) => other.get(`${key}:kill`)));
    expect(again).toEqual(KEYS.map(() => 'mine'));
    // What was written last may be lost there, so that forms from before are not honoured.
    expect(changed(before, await generations())).toBeGreaterThan(0);
    expect((await countTogether(instance(0), instance(1))).allowed).toBe(3);
  });
});

it.each([
  ['one Redis', (port: number) => ({ REDIS_URL: `redis://127.0.0.1:${port}` })],
  [
    'one that replicas confirm',
    (port: number) => ({ REDIS_URL: `redis://127.0.0.1:${port}`, REDIS_WAIT_REPLICAS: '1' }),
  ],
  ['a cluster', (port: number) => ({ REDIS_CLUSTER: `127.0.0.1:${port}`, REDIS_WAIT_REPLICAS: '0' })],
  ['a cluster that replicas confirm', (port: number) => ({ REDIS_CLUSTER: `127.0.0.1:${port}` })],
])('in %s, a write whose connection is lost is not sent again', async (_name, env) => {
  const redis = await startLosingRedis();
  const { state, link } = connectInstance(env(redis.port));
  await until('the loss', async () => {
    await expect(state.claim('key', 'mine', 60, 'confirmed')).rejects.toThrow(StateUnavailableError);
    return redis.writes() > 0;
  });
  // It is connected again, and a client that repeats writes has repeated it by then.
  await until('another connection', async () => isAnswered((await Promise.allSettled([state.get('other')]))[0]));
  expect(redis.writes()).toBe(1);
  link.close();
  await redis.close();
});

const isAnswered = ({ status }: PromiseSettledResult<unknown>) => status === 'fulfilled';
