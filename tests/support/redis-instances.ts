import { readConfig } from '../../app/platform/config/env.server';
import { connectRedis, type RedisLink } from '../../app/platform/state/redis-link.server';
import { createRedisState } from '../../app/platform/state/redis-state.server';
import type { SharedState } from '../../app/platform/state/shared-state';
import { until } from './until';

/** What one instance of the site has of Redis. */
export interface RedisInstance {
  readonly state: SharedState;
  readonly link: RedisLink;
  /** What it has logged, as JSON. */
  readonly logs: string[];
  /** The kinds of values that it could not read. */
  readonly malformed: string[];
}

/** Connects as an instance with these variables does. */
export function connectInstance(env: Record<string, string>): RedisInstance {
  const { redis } = readConfig(env);
  if (!redis) throw new Error('the variables name no Redis');
  const logs: string[] = [];
  const note = (...line: unknown[]) => void logs.push(JSON.stringify(line));
  const malformed: string[] = [];
  const link = connectRedis(redis, { warn: note, info: note }, (kind) => void malformed.push(kind));
  return { state: createRedisState(link), link, logs, malformed };
}

/** The same, and waits until the instance is connected. */
export async function openInstance(env: Record<string, string>): Promise<RedisInstance> {
  const instance = connectInstance(env);
  await until('a connection to Redis', () => takesWrites(instance.state));
  return instance;
}

/** Whether the state can be read and takes a write that guards money. */
export async function takesWrites(state: SharedState): Promise<boolean> {
  try {
    await state.get('any key');
    await state.claim(`probe:${Math.random()}`, '1', 1, 'confirmed');
    return true;
  } catch {
    return false;
  }
}
