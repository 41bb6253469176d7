import type { EventEmitter } from 'node:events';
import { Cluster, ReplyError } from 'ioredis';
import type { Logger } from 'pino';
import type { RedisConfig } from '../config/redis-env.server';
import { createRedisClient, PREFIX, type RedisClient } from './redis-client.server';
import { createAnsweredWrites, createConfirmedWrites } from './redis-confirmed-writes.server';
import { createFailureLog } from './redis-failure-log.server';
import { StateUnavailableError } from './shared-state';
import { kindOf, type OnMalformed } from './stored-value.server';

/** After a command without an answer, commands fail immediately for this long, so that only one page waits for the time-out. */
const PAUSE_MS = 2_000;

export type RedisLink = ReturnType<typeof connectRedis>;

/** The connection to Redis, which reconnects when it is lost. Logs when Redis goes and comes back; refuses commands meanwhile. */
export function connectRedis(config: RedisConfig, log: Pick<Logger, 'warn' | 'info'>, onMalformed: OnMalformed) {
  const client = createRedisClient(config, 'commands');
  const others: RedisClient[] = [];
  const noteFailure = createFailureLog(log);
  let isAway = false;
  let pausedUntil = 0;
  const events: EventEmitter = client;
  events.on('error', (error: NodeJS.ErrnoException) => {
    // Log the code only: the message may contain the URL, and with it a password.
    if (!isAway) log.warn({ code: error.code ?? error.name }, 'redis is away');
    isAway = true;
  });
  events.on('ready', () => {
    if (isAway) log.info('redis is back');
    isAway = false;
    pausedUntil = 0;
  });

  async function ask<Answer>(command: () => Promise<Answer>): Promise<Answer> {
    if (isAway || Date.now() < pausedUntil || isUnconnectedCluster(client)) throw new StateUnavailableError('redis');
    try {
      return await command();
    } catch (cause) {
      // A ReplyError is an answer, so Redis is available.
      if (!(cause instanceof ReplyError)) pausedUntil = Date.now() + PAUSE_MS;
      // A replica may have been promoted.
      if (client instanceof Cluster) client.refreshSlotsCache();
      noteFailure(cause);
      throw new StateUnavailableError('redis', { cause });
    }
  }

  /** @param otherwise done where the value at the key is neither a text nor a number: another program has written it */
  const askExpecting = <Answer>(key: string, command: () => Promise<Answer>, otherwise: () => Promise<Answer>) =>
    ask(() =>
      command().catch((cause: unknown) => {
        if (!(cause instanceof ReplyError && isOfMalformed(cause as Error))) throw cause;
        onMalformed(kindOf(key));
        return otherwise();
      }),
    );

  function open(use: 'confirmed-writes' | 'subscriptions'): RedisClient {
    const other: RedisClient = createRedisClient(config, use);
    others.push(other);
    (other as EventEmitter).on('error', () => undefined);
    return other;
  }

  let subscriber: RedisClient | undefined;
  const { waitReplicas } = config;
  return {
    client,
    /** Whether keys are spread over shards, each of which may fail and lose its entries alone. */
    isSharded: config.topology.kind === 'cluster',
    /** Rejects with `StateUnavailableError` on any failure, and immediately while Redis is known to be unavailable. */
    ask,
    askExpecting,
    /** Runs a write that counts only when replicas have it, where there are some. Rejects like `ask`. */
    confirm:
      waitReplicas === 0
        ? createAnsweredWrites({ client, ask })
        : createConfirmedWrites({ client: open('confirmed-writes'), ask, waitReplicas, noteFailure }),
    publish: async (channel: string, message: string) =>
      void (await ask(() => client.publish(PREFIX + channel, message))),
    /** Subscribes on a connection of its own for all channels. Messages published while Redis is unavailable are lost. */
    subscribe(channel: string, onMessage: (message: string) => void) {
      subscriber ??= open('subscriptions');
      const client = subscriber;
      const name = PREFIX + channel;
      const begin = () => void client.subscribe(name).catch(noteFailure);
      const listener: EventEmitter = client;
      listener.on('message', (from: string, message: string) => {
        if (from === name) onMessage(message);
      });
      // At each connection: the client forgets a subscription whose answer was lost.
      listener.on('ready', begin);
      if (client.status === 'ready') begin();
    },
    close: () => [client, ...others].forEach((each) => each.disconnect()),
  };
}

/** Scripts put a text of their own before it. */
const isOfMalformed = ({ message }: Error) => /WRONGTYPE|not an integer/.test(message);

/** Commands to a cluster whose shards are not known yet would wait without a limit. */
const isUnconnectedCluster = (client: RedisClient) => client instanceof Cluster && client.status !== 'ready';
