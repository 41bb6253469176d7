import { performance } from 'node:perf_hooks';

/** The thread counts as busy above this event loop utilisation. */
const BUSY_UTILISATION = 0.9;
const SAMPLE_INTERVAL_MS = 100;

/**
 * The number of event loop iterations without a page between two pages. Since libuv 1.45 Node accepts one connection in each
 * iteration. Measured: with a page in every iteration, new connections wait in the kernel for many seconds.
 */
const ITERATIONS_BETWEEN_PAGES = 8;

/** How often the queue checks again when no page may start. */
const RECHECK_MS = 5;

/** A full queue refuses at once, to limit its memory. */
const MAX_QUEUED = 2_000;

/** The site counts as overloaded for this long after a refusal. */
const OVERLOAD_MS = 1_000;

export interface PageQueueLimits {
  /** How long a page may wait in the queue. */
  readonly maxPageWaitMs: number;
  /**
   * How many pages may be in progress while the thread is busy. There is no limit while it is idle: pages that wait for a slow
   * operator cost no CPU.
   */
  readonly maxPagesUnderWay: number;
}

interface QueuedPage {
  readonly queuedAt: number;
  start(): void;
  refuse(): void;
}

/** The queue of pages that wait for the event loop: first in, first out. A page that waits for too long is refused. */
export interface PageQueue {
  /** Calls either `start` or `refuse`, once. Calls `start` synchronously when the queue is empty. */
  enqueue(start: () => void, refuse: () => void): void;
  /** Counts a page as in progress. @returns a function to call when the page is sent */
  trackPage(): () => void;
  /** Whether a page was refused during the last second. */
  isOverloaded(): boolean;
}

export function createPageQueue({ maxPageWaitMs, maxPagesUnderWay }: PageQueueLimits): PageQueue {
  const isBusy = watchEventLoop();
  const queue: QueuedPage[] = [];
  let inProgress = 0;
  let refusedAt = -Infinity;
  let isDraining = false;

  const hasCapacity = () => inProgress < maxPagesUnderWay || !isBusy();

  function refuse(page: QueuedPage): void {
    refusedAt = performance.now();
    page.refuse();
  }

  /** Starts queued pages one by one. Runs once in each event loop iteration until the queue is empty. */
  function drain(iterationsLeft: number): void {
    if (queue.length === 0) isDraining = false;
    else if (iterationsLeft > 0) setImmediate(drain, iterationsLeft - 1);
    else if (startNext()) setImmediate(drain, ITERATIONS_BETWEEN_PAGES);
    else setTimeout(drain, RECHECK_MS, 0);
  }

  /** Refuses the pages that have waited for too long and starts the next one. False when there is no capacity. */
  function startNext(): boolean {
    const deadline = performance.now() - maxPageWaitMs;
    for (let page = queue[0]; page && page.queuedAt < deadline; page = queue[0]) {
      queue.shift();
      refuse(page);
    }
    if (!hasCapacity()) return false;
    queue.shift()?.start();
    return true;
  }

  return {
    enqueue(start, refusePage) {
      const page = { queuedAt: performance.now(), start, refuse: refusePage };
      if (isDraining || !hasCapacity()) {
        if (queue.length >= MAX_QUEUED) return refuse(page);
        queue.push(page);
      } else start();
      if (isDraining) return;
      isDraining = true;
      setImmediate(drain, ITERATIONS_BETWEEN_PAGES);
    },
    trackPage() {
      inProgress += 1;
      return () => void (inProgress -= 1);
    },
    isOverloaded: () => performance.now() - refusedAt < OVERLOAD_MS,
  };
}

/** Samples the event loop utilisation. @returns whether the thread is busy */
function watchEventLoop(): () => boolean {
  let last = performance.eventLoopUtilization();
  let utilisation = 0;
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    utilisation = performance.eventLoopUtilization(now, last).utilization;
    last = now;
  }, SAMPLE_INTERVAL_MS).unref();
  return () => utilisation > BUSY_UTILISATION;
}
