import { expect, it } from 'vitest';
import { minutesSince } from './minutes-since';

it.each([
  [0, 59_999, 0],
  [0, 60_000, 1],
  [5_000, 0, 0],
  [600_000, 0, 0],
])('from %i to %i there are %i minutes', (time, now, minutes) => {
  expect(minutesSince(time, now)).toBe(minutes);
});
