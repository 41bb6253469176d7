import { Redis, ReplyError } from 'ioredis';
import type { Logger } from 'pino';
import { StateUnavailableError } from './shared-state';

/** The one connection to Redis, made anew whenever it is lost. */
export interface RedisLink {
  readonly client: Redis;
  /**
   * Has something done by Redis. Rejects with `StateAway` whatever goes wrong; at once, without waiting for an answer,
   * while it is known to be away.
   */
  ask<Answer>(command: () => Promise<Answer>): Promise<Answer>;
  /** Tells all who listen, this instance included. Rejects like `ask`. */
  tell(channel: string, message: string): Promise<void>;
  /** Listens on a connection of its own. What is told while Redis is away is missed. */
  listen(channel: string, onMessage: (message: string) => void): void;
  close(): void;
}

const PREFIX = 'player-site:';

/** A page waits for these; a Redis that takes longer counts as away. */
const CONNECT_TIMEOUT_MS = 1_000;
const COMMAND_TIMEOUT_MS = 1_000;

/** For so long nobody waits for a Redis that gave no answer: one page in two seconds finds out, not every page. */
const PAUSE_MS = 2_000;

export function connectRedis(url: string, log: Pick<Logger, 'warn' | 'info'>): RedisLink {
  const client = new Redis(url, {
    keyPrefix: PREFIX,
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
    // A command is never repeated by itself: whether the first one took effect is not known.
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    enableAutoPipelining: true,
  });
  let isAway = false;
  let pausedUntil = 0;
  client.on('error', (error: NodeJS.ErrnoException) => {
    // The code alone: messages may carry the address, and with it a password.
    if (!isAway) log.warn({ code: error.code ?? error.name }, 'redis is away');
    isAway = true;
  });
  client.on('ready', () => {
    if (isAway) log.info('redis is back');
    isAway = false;
    pausedUntil = 0;
  });

  async function ask<Answer>(command: () => Promise<Answer>): Promise<Answer> {
    if (isAway || Date.now() < pausedUntil) throw new StateUnavailableError('redis');
    try {
      return await command();
    } catch (cause) {
      // An answer, if a bad one: it is there.
      if (!(cause instanceof ReplyError)) pausedUntil = Date.now() + PAUSE_MS;
      throw new StateUnavailableError('redis', { cause });
    }
  }

  const listeners: Redis[] = [];
  return {
    client,
    ask,
    tell: async (channel, message) => void (await ask(() => client.publish(PREFIX + channel, message))),
    listen(channel, onMessage) {
      // Nobody waits for it: it listens as soon as Redis is there, and again whenever it comes back.
      const listener = client.duplicate({ maxRetriesPerRequest: null, commandTimeout: undefined });
      listeners.push(listener);
      // The other connection says that Redis is away.
      listener.on('error', () => undefined);
      listener.on('message', (_channel, message: string) => onMessage(message));
      listener.subscribe(PREFIX + channel).catch(() => undefined);
    },
    close: () => [client, ...listeners].forEach((each) => each.disconnect()),
  };
}
