import { expect, it } from 'vitest';
import { pollDelay } from './poll-balance';

it.each([
  [0, false, 3_000],
  [1, false, 6_000],
  [2, false, 12_000],
  [4, false, 48_000],
  [5, false, 60_000],
  [2_000, false, 60_000],
  [0, true, 60_000],
])('waits after %i failures, hidden: %s, for %i ms', (failures, isHidden, delay) => {
  expect(pollDelay(failures, isHidden)).toBe(delay);
});
