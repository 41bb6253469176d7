import { Redis, ReplyError } from 'ioredis';
import type { Logger } from 'pino';
import { StateUnavailableError } from './shared-state';

/** The connection to Redis. It reconnects when it is lost. */
export interface RedisLink {
  readonly client: Redis;
  /**
   * Runs a Redis command. Rejects with `StateUnavailableError` on any failure, and immediately while Redis is known to be
   * unavailable.
   */
  ask<Answer>(command: () => Promise<Answer>): Promise<Answer>;
  /** Publishes a message to all subscribers, this instance included. Rejects like `ask`. */
  publish(channel: string, message: string): Promise<void>;
  /** Subscribes on a separate connection. Messages published while Redis is unavailable are lost. */
  subscribe(channel: string, onMessage: (message: string) => void): void;
  close(): void;
}

const PREFIX = 'player-site:';

/** A slower Redis counts as unavailable, because pages wait for it. */
const CONNECT_TIMEOUT_MS = 1_000;
const COMMAND_TIMEOUT_MS = 1_000;

/** After a command without an answer, commands fail immediately for this long, so that only one page waits for the time-out. */
const PAUSE_MS = 2_000;

export function connectRedis(url: string, log: Pick<Logger, 'warn' | 'info'>): RedisLink {
  const client = new Redis(url, {
    keyPrefix: PREFIX,
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
    // Never repeat a command automatically: the first one may have taken effect.
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    enableAutoPipelining: true,
  });
  let isAway = false;
  let pausedUntil = 0;
  client.on('error', (error: NodeJS.ErrnoException) => {
    // Log the code only: the message may contain the URL, and with it a password.
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
      // A ReplyError is an answer, so Redis is available.
      if (!(cause instanceof ReplyError)) pausedUntil = Date.now() + PAUSE_MS;
      throw new StateUnavailableError('redis', { cause });
    }
  }

  const listeners: Redis[] = [];
  return {
    client,
    ask,
    publish: async (channel, message) => void (await ask(() => client.publish(PREFIX + channel, message))),
    subscribe(channel, onMessage) {
      // Unlimited retries: the subscription starts when Redis is available, and again after each reconnection.
      const listener = client.duplicate({ maxRetriesPerRequest: null, commandTimeout: undefined });
      listeners.push(listener);
      // The main connection logs errors.
      listener.on('error', () => undefined);
      listener.on('message', (_channel, message: string) => onMessage(message));
      listener.subscribe(PREFIX + channel).catch(() => undefined);
    },
    close: () => [client, ...listeners].forEach((each) => each.disconnect()),
  };
}
