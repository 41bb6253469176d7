import { createHash, randomUUID } from 'node:crypto';
import type { RedisCommand } from './redis-client.server';
import type { RedisLink } from './redis-link.server';
import type { SharedState } from './shared-state';
import { OF_ANOTHER_TYPE } from './stored-value.server';

/** Lua scripts, because compare and write must be one atomic step. Each has one key, so that it runs in a cluster. */
const STORED = `local stored = redis.pcall('get', KEYS[1])
if type(stored) == 'table' then stored = '${OF_ANOTHER_TYPE}' end`;
const RELEASE = `${STORED} if stored == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;
const REPLACE = `${STORED} if stored ~= ARGV[1] then return 0 end
redis.call('set', KEYS[1], ARGV[2], 'PX', ARGV[3]) return 1`;

/** The generation stands under the server's replication id: an emptied store lost it, another server has another id. */
const GENERATION = `local server = string.match(redis.call('info', 'replication'), 'master_replid:(%x+)')
local kept = redis.call('get', KEYS[1])
if kept and string.sub(kept, 1, #server) == server then return kept end
kept = server .. ' ' .. ARGV[1]
redis.call('set', KEYS[1], kept)
return kept`;

/** In a cluster, the number of parts that the keys are divided into. A part is in one slot, and has its own generation. */
const PARTS = 256;

type Link = Pick<RedisLink, 'client' | 'ask' | 'askExpecting' | 'confirm' | 'isSharded' | 'close'>;

export function createRedisState({ client, ask, askExpecting, confirm, isSharded, close }: Link): SharedState {
  /** The beginning of a key, which decides on its slot: Redis hashes only what is in the braces. */
  const partOf = (key: string) => (isSharded ? `{${hashOf(key) % PARTS}}:` : '');
  const at = (key: string) => partOf(key) + key;
  const toRelease = (key: string, value: string): RedisCommand => ['eval', RELEASE, 1, at(key), value];
  const toReplace = (key: string, from: string, to: string, seconds: number): RedisCommand => [
    'eval',
    ...[REPLACE, 1, at(key), from, to, toMs(seconds)],
  ];

  return {
    generation(key) {
      const name = `${partOf(key)}generation`;
      const read = () => client.eval(GENERATION, 1, name, randomUUID()) as Promise<string>;
      return askExpecting('generation', read, () => client.del(name).then(read));
    },
    get: (key) =>
      askExpecting<string | null>(
        key,
        () => client.get(at(key)),
        async () => OF_ANOTHER_TYPE,
      ),
    put: async (key, value, seconds) => void (await ask(() => client.set(at(key), value, 'PX', toMs(seconds)))),
    async claim(key, value, seconds, retention) {
      const write: RedisCommand = ['set', at(key), value, 'PX', toMs(seconds), 'NX'];
      const isConfirmed = retention === 'confirmed';
      const answer = await (isConfirmed ? confirm(write, toRelease(key, value)) : ask(() => client.call(...write)));
      return answer === 'OK';
    },
    async replace(key, from, to, seconds, retention) {
      const write = toReplace(key, from, to, seconds);
      const undo = toReplace(key, to, from, seconds);
      return (await (retention === 'confirmed' ? confirm(write, undo) : ask(() => client.call(...write)))) === 1;
    },
    release: async (key, value) => void (await ask(() => client.call(...toRelease(key, value)))),
    forget: async (key) => void (await ask(() => client.del(at(key)))),
    close: async () => close(),
  };
}

const toMs = (seconds: number) => Math.max(1, Math.round(seconds * 1000));

const hashOf = (key: string) => createHash('sha1').update(key).digest().readUInt32BE();
