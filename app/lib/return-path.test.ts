import { expect, it } from 'vitest';
import { redirectToOf } from './return-path';

it.each([
  ['/login', '/'],
  ['/login?redirectTo=%2Fdashboard%2Fdeposit', '/dashboard/deposit'],
  ['/register?redirectTo=%2Fpages%2F1&x=1', '/pages/1'],
  ['/login?redirectTo=%2Fsearch%3Fsearch%3Da', '/search?search=a'],
])('%s leads to %s', (address, target) => {
  expect(redirectToOf(address)).toBe(target);
});
