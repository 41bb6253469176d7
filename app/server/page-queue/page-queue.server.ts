import { performance } from 'node:perf_hooks';
import { createCounts } from '~/lib/counts';
import { networkOf, widerNetworkOf } from '~/lib/network-of';
import type { Config } from '~/platform/config/env.server';
import { createTurns, type Source } from './turns';

/**
 * Event loop iterations without a page between two pages: Node accepts one connection in each iteration (libuv 1.45), and
 * with a page in every iteration new connections waited in the kernel for many seconds.
 */
const ITERATIONS_BETWEEN_PAGES = 8;

/** How often the queue checks again when no page may start. */
const RECHECK_MS = 5;

/** A full queue refuses at once, to limit its memory. */
const MAX_QUEUED = 2_000;

const MAX_QUEUED_OF_NETWORK = MAX_QUEUED / 10;

/** A network with this many pages in the queue crowds it. */
const CROWD = 10;

/** How many times longer the only page of a network may wait while another network crowds the queue. */
const PATIENCE = 4;

/** Refused in groups, at least and as a part of the queue: clients whose pages are refused together come back together. */
const REFUSED_TOGETHER = { atLeast: 8, part: 1 / 16 };

/** The part of the pages under way that may be one network's while the thread is busy. */
const NETWORK_SHARE = 1 / 10;

/** The site counts as overloaded for this long after a refusal. */
const OVERLOAD_MS = 1_000;

export type PageQueueLimits = Pick<Config, 'maxPageWaitMs' | 'maxPagesUnderWay'>;

interface QueuedPage {
  readonly source: Source;
  readonly queuedAt: number;
  start(): void;
  refuse(): void;
}

export type PageQueue = ReturnType<typeof createPageQueue>;

/** Networks take turns: the requests of one delay those of others by one page each. A page that waits too long is refused. */
export function createPageQueue({ maxPageWaitMs, maxPagesUnderWay }: PageQueueLimits) {
  const isBusy = watchEventLoop();
  const turns = createTurns<QueuedPage>();
  const arrivals = new Set<QueuedPage>();
  const payments: (() => void)[] = [];
  let isPaymentsTurn = true;
  const underWay = createCounts();
  const maxOfNetwork = Math.max(1, Math.floor(maxPagesUnderWay * NETWORK_SHARE));
  let refusedAt = -Infinity;
  let isDraining = false;

  const mayStart = (network: string) =>
    !isBusy() || (underWay.total() < maxPagesUnderWay && underWay.of(network) < maxOfNetwork);

  function refuse(page: QueuedPage): void {
    refusedAt = performance.now();
    page.refuse();
  }

  /** Starts queued pages one by one. Runs once in each event loop iteration until the queue is empty. */
  function drain(iterationsLeft: number): void {
    if (arrivals.size === 0 && payments.length === 0) isDraining = false;
    else if (iterationsLeft > 0) setImmediate(drain, iterationsLeft - 1);
    else if (startNext()) setImmediate(drain, ITERATIONS_BETWEEN_PAGES);
    else setTimeout(drain, RECHECK_MS, 0);
  }

  function keepDraining(): void {
    if (isDraining) return;
    isDraining = true;
    setImmediate(drain, ITERATIONS_BETWEEN_PAGES);
  }

  function startNext(): boolean {
    refuseLate(performance.now());
    return isPaymentsTurn ? startPayment() || startPage() : startPage() || startPayment();
  }

  function startPayment(): boolean {
    isPaymentsTurn = false;
    const start = payments.shift();
    start?.();
    return start !== undefined;
  }

  function startPage(): boolean {
    isPaymentsTurn = true;
    const page = turns.next(mayStart);
    if (!page) return false;
    arrivals.delete(page);
    page.start();
    return true;
  }

  function refuseLate(now: number): void {
    const isCrowded = turns.mostWaiting() >= CROWD;
    let mayRefuse = Math.max(REFUSED_TOGETHER.atLeast, arrivals.size * REFUSED_TOGETHER.part);
    for (const page of arrivals) {
      const { source, queuedAt } = page;
      if (now - queuedAt <= maxPageWaitMs || mayRefuse < 1) return;
      const isOnly = turns.waiting(source.network) === 1;
      if (isCrowded && isOnly && now - queuedAt <= PATIENCE * maxPageWaitMs) continue;
      arrivals.delete(page);
      turns.removeOldest(source);
      refuse(page);
      mayRefuse -= 1;
    }
  }

  const isFull = ({ network }: Source) =>
    arrivals.size >= MAX_QUEUED || turns.waiting(network) >= MAX_QUEUED_OF_NETWORK;

  return {
    /** Calls either `start` or `refuse`, once; `start` synchronously when the queue is empty. */
    enqueue(address: string, start: () => void, refusePage: () => void) {
      const source = sourceOf(address);
      const page = { source, queuedAt: performance.now(), start, refuse: refusePage };
      if (isDraining || !mayStart(source.network)) {
        if (isFull(source)) return refuse(page);
        turns.add(source, page);
        arrivals.add(page);
      } else start();
      keepDraining();
    },
    /** As `enqueue`, but never refused: every second turn is a payment's, even while no page may start. */
    enqueuePayment(start: () => void) {
      if (isDraining) payments.push(start);
      else start();
      keepDraining();
    },
    /** Counts a page as in progress. @returns a function to call when the page is sent */
    trackPage: (address: string) => underWay.add(sourceOf(address).network),
    isOverloaded: () => performance.now() - refusedAt < OVERLOAD_MS,
  };
}

const sourceOf = (address: string): Source => ({ network: widerNetworkOf(address), subscriber: networkOf(address) });

/** The thread counts as busy above this event loop utilisation. */
const BUSY_UTILISATION = 0.9;
const SAMPLE_INTERVAL_MS = 100;

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
