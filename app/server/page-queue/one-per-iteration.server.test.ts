import { describe, expect, it } from 'vitest';
import { createOnePerIteration } from './one-per-iteration.server';

describe('createOnePerIteration', () => {
  it('lets one piece of work run in each iteration of the event loop, in the order of asking', async () => {
    const pieces = createOnePerIteration();
    const iterations: number[] = [];
    let iteration = 0;
    let isOver = false;
    const count = () => {
      iteration += 1;
      if (!isOver) setImmediate(count);
    };
    count();
    const order: number[] = [];
    await Promise.all(
      [1, 2, 3, 4].map(async (piece) => {
        await pieces.wait();
        order.push(piece);
        iterations.push(iteration);
      }),
    );
    isOver = true;
    expect(order).toEqual([1, 2, 3, 4]);
    expect(new Set(iterations).size).toBe(4);
  });

  it('lets a piece run at once when none has run in this iteration', async () => {
    const pieces = createOnePerIteration();
    expect(pieces.wait()).toBeUndefined();
    await new Promise(setImmediate);
    expect(pieces.wait()).toBeUndefined();
  });
});
