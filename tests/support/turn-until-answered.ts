import { setTimeout as pause } from 'node:timers/promises';
import type { FaultProxy } from './fault-proxy';
import type { TestSite } from './site';

interface Hanging {
  readonly site: TestSite;
  readonly proxy: FaultProxy;
  /** The calls that hang: a key of the proxy's faults. */
  readonly key: string;
  /** How far the clock is turned for each call that hangs. */
  readonly turnMs: number;
  /** How far the clock is turned at most. */
  readonly limitMs: number;
}

/** How long a call may need to arrive. Then the page must be waiting for a call of an earlier page, which hangs already. */
const SAME_CALL_MS = 5_000;

/** Far more than a busy machine needs for an answer that waits for nothing. */
const LOST_MS = 20_000;

/**
 * Requests a page while calls hang at the operator, and turns the site's clock until the page is answered.
 *
 * The clock must be held: the site then answers only if its timeouts end within the limit, however slow the machine is.
 *
 * @throws when the site needs more than the limit
 */
export async function turnUntilAnswered(ask: () => Promise<Response>, hanging: Hanging): Promise<Response> {
  const { site, proxy, key, turnMs, limitMs } = hanging;
  let awaited = proxy.hungCalls(key) + 1;
  const answer = ask();
  for (let turnedMs = 0; turnedMs < limitMs; turnedMs += turnMs) {
    const isOver = new AbortController();
    const sameCall = pause(SAME_CALL_MS, 'same call' as const, isOver).catch(() => 'over' as const);
    const first = await Promise.race([proxy.held(key, awaited).then(() => 'call' as const), sameCall, answer]);
    isOver.abort();
    if (typeof first !== 'string') return first;
    if (first === 'call') awaited += 1;
    // Calls beside the one that hangs would be timed out by the turn, and count as failures of their groups.
    await site.clock.turn(0);
    await proxy.settled(key);
    await site.clock.turn(Math.min(turnMs, limitMs - turnedMs));
  }
  return Promise.race([answer, notAnswered(limitMs)]);
}

function notAnswered(limitMs: number): Promise<never> {
  return new Promise((_resolve, reject) =>
    setTimeout(() => reject(new Error(`not answered after ${limitMs} ms of the site's clock`)), LOST_MS).unref(),
  );
}
