import { setTimeout } from 'node:timers/promises';
import { Cluster, ReplyError } from 'ioredis';
import { createKeyedMutex } from '~/lib/keyed-mutex';
import { isConnected, type RedisClient } from './redis-client.server';
import { StateUnavailableError } from './shared-state';

/** A command and its arguments. */
export type RedisCommand = [name: string, ...args: (string | number)[]];

/**
 * Runs a write and waits until replicas have it, so that the loss of the master does not lose it. Answers what the write
 * answered; null and 0 mean that it wrote nothing.
 *
 * @param undo takes the write back when it is not confirmed, so that the player may try again. It must not match what
 *   another caller has written, and it may fail
 * @throws {StateUnavailableError} when the write is not confirmed: it may be lost, or have been lost already
 */
export type ConfirmedWrites = (write: RedisCommand, undo: RedisCommand) => Promise<unknown>;

/** Replicas usually confirm within a millisecond. Shorter than the time-out of commands. */
const WAIT_MS = 300;

/** A write without an answer may have taken effect, and is taken back when Redis answers again: a promotion takes seconds. */
const UNDO_INTERVAL_MS = 500;
const UNDO_TRIES = 40;

/** After a write that was not confirmed, others are refused for this long: they would wait in a row. */
const PAUSE_MS = 1_000;

interface ConfirmedWritesOptions {
  /** Used for nothing else: `WAIT` blocks the connection. It sends each command at once, not in pipelines of its own. */
  readonly client: RedisClient;
  ask<Answer>(command: () => Promise<Answer>): Promise<Answer>;
  readonly waitReplicas: number;
  noteFailure(cause: unknown): void;
}

/** For `waitReplicas` of 1 and more: without replicas nothing is to be confirmed. */
export function createConfirmedWrites(options: ConfirmedWritesOptions): ConfirmedWrites {
  const { client, ask, waitReplicas, noteFailure } = options;
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

  async function takeBack(undo: RedisCommand): Promise<boolean> {
    if (!isConnected(client)) return false;
    try {
      await ask(() => client.call(...undo));
      return true;
    } catch {
      return false;
    }
  }

  async function takeBackWhenBack(undo: RedisCommand): Promise<void> {
    for (let tries = 0; tries < UNDO_TRIES; tries += 1) {
      await setTimeout(UNDO_INTERVAL_MS, undefined, { ref: false });
      if (await takeBack(undo)) return;
    }
  }

  async function confirm(write: RedisCommand, undo: RedisCommand): Promise<unknown> {
    // Not asked while this connection is lost: the failure of it alone would pause all other commands.
    if (Date.now() < pausedUntil || !isConnected(client)) throw new StateUnavailableError('not replicated');
    const [answer, replicas] = await ask(() => writeAtOwner(write)).catch((error: Error) => {
      // Without a cause it was never sent.
      if (error.cause !== undefined) void takeBackWhenBack(undo);
      throw error;
    });
    if (answer === null || answer === 0 || replicas >= waitReplicas) return answer;
    pausedUntil = Date.now() + PAUSE_MS;
    const unconfirmed = new Error(`${replicas} of ${waitReplicas} replicas`);
    unconfirmed.name = 'UNCONFIRMED';
    noteFailure(unconfirmed);
    if (!(await takeBack(undo))) void takeBackWhenBack(undo);
    throw new StateUnavailableError('not replicated', { cause: unconfirmed });
  }

  const inTurn = createKeyedMutex();
  // One at a time: Redis runs nothing on a connection that waits, and the later ones of several would time out.
  return (write, undo) => inTurn('', () => confirm(write, undo));
}

const isMoved = ({ message }: Error) => message.startsWith('MOVED ');

const refreshSlots = (cluster: Cluster) => new Promise<void>((resolve) => cluster.refreshSlotsCache(() => resolve()));
