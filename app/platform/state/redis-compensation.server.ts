import { setTimeout } from 'node:timers/promises';
import { isConnected, type RedisClient, type RedisCommand } from './redis-client.server';

/** Takes back writes that may have taken effect although their callers were told that they failed. */
export interface Compensation {
  /** Tries once. @returns whether Redis took the command */
  now(undo: RedisCommand): Promise<boolean>;
  /** Tries in the background until Redis answers again, for about twenty seconds: a promotion takes seconds. */
  later(undo: RedisCommand): void;
}

const INTERVAL_MS = 500;
const TRIES = 40;

interface CompensationOptions {
  readonly client: RedisClient;
  ask<Answer>(command: () => Promise<Answer>): Promise<Answer>;
}

export function createCompensation({ client, ask }: CompensationOptions): Compensation {
  async function now(undo: RedisCommand): Promise<boolean> {
    if (!isConnected(client)) return false;
    try {
      await ask(() => client.call(...undo));
      return true;
    } catch {
      return false;
    }
  }

  async function whenBack(undo: RedisCommand): Promise<void> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      await setTimeout(INTERVAL_MS, undefined, { ref: false });
      if (await now(undo)) return;
    }
  }

  return { now, later: (undo) => void whenBack(undo) };
}
