import { expect, it } from 'vitest';
import { returnPath } from './return-path';

it.each([
  ['/', '/'],
  ['/casino/slot?page=2', '/casino/slot?page=2'],
  ['/login', '/'],
  ['/login?redirectTo=%2Fdashboard%2Fdeposit', '/dashboard/deposit'],
  ['/register?redirectTo=%2Fpages%2F1&x=1', '/pages/1'],
  ['/recover', '/'],
  ['/login-help', '/login-help'],
])('the return path of %s is %s', (here, place) => {
  expect(returnPath(here)).toBe(place);
});
