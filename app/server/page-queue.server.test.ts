import { performance } from 'node:perf_hooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageQueue, type PageQueue } from './page-queue.server';

const MAX_PAGE_WAIT_MS = 250;
const LOOK_EVERY_MS = 100;

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

/** Has pages enter, and tells what became of them, by their numbers. */
function enter(queue: PageQueue, count: number) {
  const fates = { begun: [] as number[], refused: [] as number[] };
  for (let page = 0; page < count; page += 1)
    queue.enter(
      () => fates.begun.push(page),
      () => fates.refused.push(page),
    );
  return fates;
}

async function turns(count: number) {
  for (let turn = 0; turn < count; turn += 1) await vi.advanceTimersToNextTimerAsync();
}

function makeBusy() {
  utilization = 0.95;
  vi.advanceTimersByTime(LOOK_EVERY_MS);
}

describe('pages that come one by one', () => {
  it('begin at once', () => {
    expect(enter(newQueue(), 1)).toEqual({ begun: [0], refused: [] });
  });
});

describe('pages that come at once', () => {
  it('begin in their order, one at a time, with turns of the loop in between', async () => {
    const fates = enter(newQueue(), 3);
    expect(fates.begun).toEqual([0]);
    await turns(8);
    expect(fates.begun).toEqual([0]);
    await turns(1);
    expect(fates.begun).toEqual([0, 1]);
    await turns(9);
    expect(fates).toEqual({ begun: [0, 1, 2], refused: [] });
  });

  it('are refused when their turn takes too long to come, and the site is an overloaded one for a second', async () => {
    const queue = newQueue();
    const fates = enter(queue, 3);
    expect(queue.isOverloaded()).toBe(false);
    const later = performance.now() + MAX_PAGE_WAIT_MS + 1;
    vi.spyOn(performance, 'now').mockReturnValue(later);
    await turns(9);
    expect(fates).toEqual({ begun: [0], refused: [1, 2] });
    expect(queue.isOverloaded()).toBe(true);
    vi.spyOn(performance, 'now').mockReturnValue(later + 1_001);
    expect(queue.isOverloaded()).toBe(false);
  });

  it('are refused at once beyond a queue of two thousand', () => {
    const fates = enter(newQueue(), 2_003);
    expect(fates).toEqual({ begun: [0], refused: [2_001, 2_002] });
  });
});

describe('pages under way', () => {
  it('hold others back on a busy thread, until one is sent', async () => {
    const queue = newQueue(1);
    const sent = queue.countPage();
    makeBusy();
    const fates = enter(queue, 1);
    await vi.advanceTimersByTimeAsync(50);
    expect(fates.begun).toEqual([]);
    sent();
    await vi.advanceTimersByTimeAsync(50);
    expect(fates).toEqual({ begun: [0], refused: [] });
  });

  it('hold nobody back while the thread has time: they wait for the operator', () => {
    const queue = newQueue(1);
    queue.countPage();
    expect(enter(queue, 1).begun).toEqual([0]);
  });
});
