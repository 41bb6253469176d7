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
  const before = proxy.hungCalls(key);
  const answer = ask();
  let turnedMs = 0;
  for (let hung = before + 1; turnedMs < limitMs; hung += 1) {
    const arrived = proxy.held(key, hung);
    if ((await Promise.race([arrived, answer])) !== undefined) return answer;
    const ms = Math.min(turnMs, limitMs - turnedMs);
    await site.clock.turn(ms);
    turnedMs += ms;
  }
  return Promise.race([answer, notAnswered(limitMs)]);
}

function notAnswered(limitMs: number): Promise<never> {
  return new Promise((_resolve, reject) =>
    setTimeout(() => reject(new Error(`not answered after ${limitMs} ms of the site's clock`)), LOST_MS).unref(),
  );
}
