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
function enqueue(queue: PageQueue, count: number) {
  const pages = { started: [] as number[], refused: [] as number[] };
  for (let page = 0; page < count; page += 1)
    queue.enqueue(
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

  it('are refused at once when 2,000 pages are queued', () => {
    const pages = enqueue(newQueue(), 2_003);
    expect(pages).toEqual({ started: [0], refused: [2_001, 2_002] });
  });
});

describe('pages in progress', () => {
  it('delay other pages on a busy thread until one is sent', async () => {
    const queue = newQueue(1);
    const sent = queue.trackPage();
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
    queue.trackPage();
    expect(enqueue(queue, 1).started).toEqual([0]);
  });
});
