import { expect, it } from 'vitest';
import { breakInTwo } from './break-in-two';

it.each([
  ['24 saat durdur', '24 saat\ndurdur'],
  ['Stop 24 hours', 'Stop 24\nhours'],
  ['24 Stunden Stopp', '24 Stunden\nStopp'],
  ['one two three four', 'one two\nthree four'],
  ['24時間停止', '24時間停止'],
  ['', ''],
])('breaks %j where both lines are shortest', (label, broken) => {
  expect(breakInTwo(label)).toBe(broken);
});
