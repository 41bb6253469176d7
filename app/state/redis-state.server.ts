import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { StateAway, type SharedState } from './shared-state';

const PREFIX = 'player-site:';

/** A page waits for these; a Redis that takes longer counts as away. */
const CONNECT_TIMEOUT_MS = 1_000;
const COMMAND_TIMEOUT_MS = 1_000;

/** One step for Redis, so that nobody writes between the look and the removal. */
const RELEASE = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;

/** Shared by all instances that name the same Redis. The connection is made anew whenever it is lost. */
export function createRedisState(url: string, log: Pick<Logger, 'warn' | 'info'>): SharedState {
  const redis = new Redis(url, {
    keyPrefix: PREFIX,
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
    // A command is never repeated by itself: whether the first one took effect is not known.
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
  });
  let isAway = false;
  redis.on('error', (error: NodeJS.ErrnoException) => {
    // The code alone: messages may carry the address, and with it a password.
    if (!isAway) log.warn({ code: error.code ?? error.name }, 'redis is away');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) log.info('redis is back');
    isAway = false;
  });

  /** Whatever goes wrong with a command, the caller is told the same. */
  async function ask<Answer>(command: Promise<Answer>): Promise<Answer> {
    try {
      return await command;
    } catch (cause) {
      throw new StateAway('redis', { cause });
    }
  }

  return {
    async bornAt() {
      // Set anew by whoever finds Redis emptied: what it held before is forgotten, and known to be.
      const now = String(Date.now());
      const isNew = (await ask(redis.set('born', now, 'NX'))) === 'OK';
      return Number(isNew ? now : ((await ask(redis.get('born'))) ?? now));
    },
    get: (key) => ask(redis.get(key)),
    put: async (key, value, seconds) => void (await ask(redis.set(key, value, 'EX', seconds))),
    claim: async (key, value, seconds) => (await ask(redis.set(key, value, 'EX', seconds, 'NX'))) === 'OK',
    release: async (key, value) => void (await ask(redis.eval(RELEASE, 1, key, value))),
    close: async () => redis.disconnect(),
  };
}
