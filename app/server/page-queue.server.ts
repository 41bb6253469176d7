import { performance } from 'node:perf_hooks';

/** A thread with something to do for more than this share of its time has no room for more. */
const BUSY = 0.9;
const LOOK_EVERY_MS = 100;

/**
 * Node takes one new connection in each turn of its event loop (libuv 1.45 and later). With a page in every turn, visitors
 * would queue in the kernel, unseen and for many seconds: measured. So there are turns without a page between two pages.
 */
const TURNS_BETWEEN_PAGES = 8;

/** When no page may begin, how often that is looked at again. */
const LOOK_AGAIN_MS = 5;

/** Beyond this nobody waits: what a queue so long takes is memory. */
const MAX_WAITING = 2_000;

/** Whoever was sent away makes the site an overloaded one for so long. */
const OVERLOAD_LASTS_MS = 1_000;

export interface PageQueueLimits {
  /** How long a page may wait for its turn, in milliseconds. */
  readonly maxPageWaitMs: number;
  /** How many pages may be begun and not sent while the thread is busy; those that wait for a slow operator cost nothing. */
  readonly maxPagesUnderWay: number;
}

interface Waiting {
  readonly since: number;
  begin(): void;
  refuse(): void;
}

/** Where pages wait for the one thread that all of them run on. First come, first served, or refused when that took too long. */
export interface PageQueue {
  /** Calls one of the two, once: at once where nobody waits. */
  enter(begin: () => void, refuse: () => void): void;
  /** @returns to be called when the page is sent */
  countPage(): () => void;
  /** Whether anybody had to be sent away just now. */
  isOverloaded(): boolean;
}

export function createPageQueue({ maxPageWaitMs, maxPagesUnderWay }: PageQueueLimits): PageQueue {
  const isBusy = watchThread();
  const waiting: Waiting[] = [];
  let underWay = 0;
  let refusedAt = -Infinity;
  let isTurning = false;

  const mayBegin = () => underWay < maxPagesUnderWay || !isBusy();

  function refuse(page: Waiting): void {
    refusedAt = performance.now();
    page.refuse();
  }

  function turn(turnsLeft: number): void {
    if (waiting.length === 0) isTurning = false;
    else if (turnsLeft > 0) setImmediate(turn, turnsLeft - 1);
    else if (beginNext()) setImmediate(turn, TURNS_BETWEEN_PAGES);
    else setTimeout(turn, LOOK_AGAIN_MS, 0);
  }

  /** Sends away whoever has waited for too long; false when the next one may not begin yet. */
  function beginNext(): boolean {
    const tooOld = performance.now() - maxPageWaitMs;
    for (let page = waiting[0]; page && page.since < tooOld; page = waiting[0]) {
      waiting.shift();
      refuse(page);
    }
    if (!mayBegin()) return false;
    waiting.shift()?.begin();
    return true;
  }

  return {
    enter(begin, refusePage) {
      const page = { since: performance.now(), begin, refuse: refusePage };
      if (isTurning || !mayBegin()) {
        if (waiting.length >= MAX_WAITING) return refuse(page);
        waiting.push(page);
      } else begin();
      if (isTurning) return;
      isTurning = true;
      setImmediate(turn, TURNS_BETWEEN_PAGES);
    },
    countPage() {
      underWay += 1;
      return () => void (underWay -= 1);
    },
    isOverloaded: () => performance.now() - refusedAt < OVERLOAD_LASTS_MS,
  };
}

function watchThread(): () => boolean {
  let last = performance.eventLoopUtilization();
  let utilisation = 0;
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    utilisation = performance.eventLoopUtilization(now, last).utilization;
    last = now;
  }, LOOK_EVERY_MS).unref();
  return () => utilisation > BUSY;
}
