import { expect, it } from 'vitest';
import { createFixedWindow } from './fixed-window.server';

it('allows a number of events for each key, and again when the window is over', () => {
  let time = 0;
  const window = createFixedWindow(3, 60_000, () => time);
  expect([1, 2, 3, 4].map(() => window.consume('p1'))).toEqual([true, true, true, false]);
  expect([window.isExhausted('p1'), window.isExhausted('p2')]).toEqual([true, false]);
  expect(window.consume('p2')).toBe(true);
  time = 59_999;
  // Events that were refused do not move the end of the window.
  expect(window.consume('p1')).toBe(false);
  time = 60_000;
  expect(window.isExhausted('p1')).toBe(false);
  expect(window.consume('p1')).toBe(true);
});

it('forgets the least recently used of more than ten thousand keys', () => {
  const window = createFixedWindow(1, 60_000, () => 0);
  window.consume('first');
  for (let key = 0; key < 10_000; key += 1) window.consume(String(key));
  expect([window.isExhausted('first'), window.isExhausted('9999')]).toEqual([false, true]);
});
