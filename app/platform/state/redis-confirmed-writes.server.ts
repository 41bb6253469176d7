import { setTimeout } from 'node:timers/promises';
import { Cluster, ReplyError } from 'ioredis';
import { createKeyedMutex } from '~/lib/keyed-mutex';
import { isConnected, type RedisClient, type RedisCommand } from './redis-client.server';
import { StateUnavailableError } from './shared-state';

/**
 * Runs a write and waits until replicas have it, so that the loss of the master does not lose it. Answers what the write
 * answered; null and 0 mean that it wrote nothing.
 *
 * @param undo takes the write back when it is not confirmed or its answer was lost, so that the player may try again. It must
 *   not match what another caller has written, and it may fail
 * @throws {StateUnavailableError} when the write is not confirmed: it may be lost, or have been lost already
 */
export type ConfirmedWrites = (write: RedisCommand, undo: RedisCommand) => Promise<unknown>;

/** Replicas usually confirm within a millisecond. Shorter than the time-out of commands. */
const WAIT_MS = 300;

/** After a write that was not confirmed, others are refused for this long: they would wait in a row. */
const PAUSE_MS = 1_000;

interface ConfirmedWritesOptions {
  /** Used for nothing else: `WAIT` blocks the connection. It sends each command at once, not in pipelines of its own. */
  readonly client: RedisClient;
  ask<Answer>(command: () => Promise<Answer>): Promise<Answer>;
  readonly waitReplicas: number;
  noteFailure(cause: unknown): void;
}

/** For a Redis without replicas: a write counts when its answer arrives. */
export function createAnsweredWrites({ client, ask }: Pick<ConfirmedWritesOptions, 'client' | 'ask'>): ConfirmedWrites {
  const compensation = createCompensation({ client, ask });
  return (write, undo) => ask(() => client.call(...write)).catch(compensating(compensation, undo));
}

/** For `waitReplicas` of 1 and more. */
export function createConfirmedWrites(options: ConfirmedWritesOptions): ConfirmedWrites {
  const { client, ask, waitReplicas, noteFailure } = options;
  const compensation = createCompensation({ client, ask });
  let pausedUntil = 0;

  /** In one pipeline, because `WAIT` counts for the writes of its own connection. */
  async function writeAndWait(write: RedisCommand): Promise<[answer: unknown, replicas: number]> {
    const pipeline = client.pipeline();
    pipeline.call(...write);
    pipeline.wait(waitReplicas, WAIT_MS);
    const [written, waited] = (await pipeline.exec()) ?? [];
    const error = written?.[0] ?? waited?.[0];
    if (error) throw error;
    return [written?.[1], Number(waited?.[1])];
  }

  /** A cluster's client follows redirections of single commands only, not of this pipeline. */
  async function writeAtOwner(write: RedisCommand): Promise<[answer: unknown, replicas: number]> {
    try {
      return await writeAndWait(write);
    } catch (error) {
      // `MOVED` says that the write had no effect.
      if (!(client instanceof Cluster) || !(error instanceof ReplyError) || !isMoved(error as Error)) throw error;
      await refreshSlots(client);
      return writeAndWait(write);
    }
  }

  async function confirm(write: RedisCommand, undo: RedisCommand): Promise<unknown> {
    // Not asked while this connection is lost: the failure of it alone would pause all other commands.
    if (Date.now() < pausedUntil || !isConnected(client)) throw new StateUnavailableError('not replicated');
    const [answer, replicas] = await ask(() => writeAtOwner(write)).catch(compensating(compensation, undo));
    if (answer === null || answer === 0 || replicas >= waitReplicas) return answer;
    pausedUntil = Date.now() + PAUSE_MS;
    const unconfirmed = new Error(`${replicas} of ${waitReplicas} replicas`);
    unconfirmed.name = 'UNCONFIRMED';
    noteFailure(unconfirmed);
    if (!(await compensation.now(undo))) void compensation.later(undo);
    throw new StateUnavailableError('not replicated', { cause: unconfirmed });
  }

  const inTurn = createKeyedMutex();
  // One at a time: Redis runs nothing on a connection that waits, and the later ones of several would time out.
  return (write, undo) => inTurn('', () => confirm(write, undo));
}

/** What to do with a failure of `ask`. Without a cause the write was never sent. */
const compensating =
  ({ later }: ReturnType<typeof createCompensation>, undo: RedisCommand) =>
  (failure: Error): never => {
    if (failure.cause !== undefined) void later(undo);
    throw failure;
  };

const isMoved = ({ message }: Error) => message.startsWith('MOVED ');

const refreshSlots = (cluster: Cluster) => new Promise<void>((resolve) => cluster.refreshSlotsCache(() => resolve()));

const COMPENSATION_INTERVAL_MS = 500;
const COMPENSATION_TRIES = 40;

/** Takes back writes that may have taken effect although their callers were told that they failed. */
function createCompensation({ client, ask }: Pick<ConfirmedWritesOptions, 'client' | 'ask'>) {
  /** Tries once. @returns whether Redis took the command */
  async function now(undo: RedisCommand): Promise<boolean> {
    if (!isConnected(client)) return false;
    return ask(() => client.call(...undo)).then(
      () => true,
      () => false,
    );
  }

  /** Tries in the background until Redis answers again, for about twenty seconds: a promotion takes seconds. */
  async function later(undo: RedisCommand): Promise<void> {
    for (let tries = 0; tries < COMPENSATION_TRIES; tries += 1) {
      await setTimeout(COMPENSATION_INTERVAL_MS, undefined, { ref: false });
      if (await now(undo)) return;
    }
  }

  return { now, later };
}
