import { performance } from 'node:perf_hooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageQueue, type PageQueue } from './page-queue.server';

const MAX_PAGE_WAIT_MS = 250;
const SAMPLE_INTERVAL_MS = 100;

let utilization = 0;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setImmediate', 'setTimeout', 'setInterval'] });
  utilization = 0;
  vi.spyOn(performance, 'eventLoopUtilization').mockImplementation(() => ({ idle: 0, active: 0, utilization }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const newQueue = (maxPagesUnderWay = 40) => createPageQueue({ maxPageWaitMs: MAX_PAGE_WAIT_MS, maxPagesUnderWay });

/** Enqueues numbered pages, and records which ones start and which ones are refused. */
function enqueue(queue: PageQueue, count: number, address = '192.0.2.1') {
  const pages = { started: [] as number[], refused: [] as number[] };
  for (let page = 0; page < count; page += 1)
    queue.enqueue(
      address,
      () => pages.started.push(page),
      () => pages.refused.push(page),
    );
  return pages;
}

async function runIterations(count: number) {
  for (let done = 0; done < count; done += 1) await vi.advanceTimersToNextTimerAsync();
}

function makeBusy() {
  utilization = 0.95;
  vi.advanceTimersByTime(SAMPLE_INTERVAL_MS);
}

describe('a single page', () => {
  it('starts at once', () => {
    expect(enqueue(newQueue(), 1)).toEqual({ started: [0], refused: [] });
  });
});

describe('pages that arrive at the same time', () => {
  it('start in order, one at a time, with event loop iterations in between', async () => {
    const pages = enqueue(newQueue(), 3);
    expect(pages.started).toEqual([0]);
    await runIterations(8);
    expect(pages.started).toEqual([0]);
    await runIterations(1);
    expect(pages.started).toEqual([0, 1]);
    await runIterations(9);
    expect(pages).toEqual({ started: [0, 1, 2], refused: [] });
  });

  it('are refused after the maximum wait, and the site counts as overloaded for one second', async () => {
    const queue = newQueue();
    const pages = enqueue(queue, 3);
    expect(queue.isOverloaded()).toBe(false);
    const later = performance.now() + MAX_PAGE_WAIT_MS + 1;
    vi.spyOn(performance, 'now').mockReturnValue(later);
    await runIterations(9);
    expect(pages).toEqual({ started: [0], refused: [1, 2] });
    expect(queue.isOverloaded()).toBe(true);
    vi.spyOn(performance, 'now').mockReturnValue(later + 1_001);
    expect(queue.isOverloaded()).toBe(false);
  });

  it('are refused at once when 200 pages of their network, or 2,000 in all, are queued', () => {
    const queue = newQueue();
    expect(enqueue(queue, 203)).toEqual({ started: [0], refused: [201, 202] });
    for (let network = 3; network < 12; network += 1)
      expect(enqueue(queue, 201, `192.0.${network}.1`).refused).toEqual([200]);
    expect(enqueue(queue, 1, '198.51.100.1').refused).toEqual([0]);
  });
});

describe('pages of several networks', () => {
  it('start in turns: a flood delays the page of another network by one page', async () => {
    const queue = newQueue();
    const flood = enqueue(queue, 100);
    const other = enqueue(queue, 1, '198.51.100.1');
    await runIterations(2 * 9);
    expect(flood.started).toEqual([0, 1]);
    expect(other.started).toEqual([0]);
  });

  it('are refused by their age, and the turns of the others go on', async () => {
    const queue = newQueue();
    const early = enqueue(queue, 3);
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + MAX_PAGE_WAIT_MS + 1);
    const late = enqueue(queue, 2, '198.51.100.1');
    await runIterations(3 * 9);
    expect(early).toEqual({ started: [0], refused: [1, 2] });
    expect(late).toEqual({ started: [0, 1], refused: [] });
  });

  it('may wait four times as long while another network crowds the queue', async () => {
    const queue = newQueue();
    const several = enqueue(queue, 3);
    const flood = enqueue(queue, 30, '203.0.113.1');
    const other = enqueue(queue, 1, '198.51.100.1');
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + MAX_PAGE_WAIT_MS + 1);
    await runIterations(9);
    // Eight are refused together.
    expect(flood.refused).toEqual([0, 1, 2, 3, 4, 5, 6]);
    await runIterations(2 * 9);
    expect(several).toEqual({ started: [0, 2], refused: [1] });
    expect(other).toEqual({ started: [0], refused: [] });
  });

  it('have a tenth of the pages under way each, while the thread is busy', async () => {
    const queue = newQueue(20);
    const sent = [1, 2].map(() => queue.trackPage('192.0.2.1'));
    makeBusy();
    const flood = enqueue(queue, 1, '192.0.2.200');
    const other = enqueue(queue, 1, '198.51.100.1');
    await vi.advanceTimersByTimeAsync(50);
    expect([flood.started, other.started]).toEqual([[], [0]]);
    sent[0]?.();
    await vi.advanceTimersByTimeAsync(50);
    expect(flood.started).toEqual([0]);
  });
});

describe('pages in progress', () => {
  it('delay other pages on a busy thread until one is sent', async () => {
    const queue = newQueue(1);
    const sent = queue.trackPage('192.0.2.1');
    makeBusy();
    const pages = enqueue(queue, 1);
    await vi.advanceTimersByTimeAsync(50);
    expect(pages.started).toEqual([]);
    sent();
    await vi.advanceTimersByTimeAsync(50);
    expect(pages).toEqual({ started: [0], refused: [] });
  });

  it('do not delay other pages on an idle thread, because they wait for the operator', () => {
    const queue = newQueue(1);
    queue.trackPage('192.0.2.1');
    expect(enqueue(queue, 1).started).toEqual([0]);
  });
});

describe('payments', () => {
  it('are every second one to start, and never refused', async () => {
    const queue = newQueue();
    const pages = enqueue(queue, 5);
    const paid: number[] = [];
    for (let payment = 0; payment < 3; payment += 1) queue.enqueuePayment(() => paid.push(payment));
    await runIterations(2 * 9);
    expect([pages.started, paid]).toEqual([[0, 1], [0]]);
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + MAX_PAGE_WAIT_MS + 1);
    await runIterations(3 * 9);
    expect([pages.refused, paid]).toEqual([
      [2, 3, 4],
      [0, 1, 2],
    ]);
  });

  it('start on a busy thread while no page may', async () => {
    const queue = newQueue(1);
    queue.trackPage('192.0.2.1');
    makeBusy();
    const pages = enqueue(queue, 1);
    let isPaid = false;
    queue.enqueuePayment(() => (isPaid = true));
    await runIterations(12);
    expect([pages.started, isPaid]).toEqual([[], true]);
  });
});
