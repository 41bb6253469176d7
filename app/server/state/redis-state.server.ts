import type { RedisLink } from './redis-link.server';
import type { SharedState } from './shared-state';

/** Lua scripts, because compare and write must be one atomic step. */
const RELEASE = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;
const REPLACE = `if redis.call('get', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('set', KEYS[1], ARGV[2], 'PX', ARGV[3]) return 1`;

/** Shared state in Redis, for all instances with the same REDIS_URL. */
export function createRedisState({ client, ask, close }: Pick<RedisLink, 'client' | 'ask' | 'close'>): SharedState {
  return {
    async bornAt() {
      // The first caller after Redis was emptied sets a new time: older entries are then known to be lost.
      const now = String(Date.now());
      const isNew = (await ask(() => client.set('born', now, 'NX'))) === 'OK';
      return Number(isNew ? now : ((await ask(() => client.get('born'))) ?? now));
    },
    get: (key) => ask(() => client.get(key)),
    put: async (key, value, seconds) => void (await ask(() => client.set(key, value, 'PX', toMs(seconds)))),
    claim: async (key, value, seconds) => (await ask(() => client.set(key, value, 'PX', toMs(seconds), 'NX'))) === 'OK',
    replace: async (key, from, to, seconds) =>
      (await ask(() => client.eval(REPLACE, 1, key, from, to, toMs(seconds)))) === 1,
    release: async (key, value) => void (await ask(() => client.eval(RELEASE, 1, key, value))),
    forget: async (key) => void (await ask(() => client.del(key))),
    close: async () => close(),
  };
}

const toMs = (seconds: number) => Math.max(1, Math.round(seconds * 1000));
