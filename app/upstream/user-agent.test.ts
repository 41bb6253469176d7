import { expect, it } from 'vitest';
import { userAgentOf } from './user-agent';

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Mozilla/5.0 (X11; Linux x86_64)'],
  ['Mozilla/5.0 \u00ff\u0085(X11)\t', 'Mozilla/5.0 (X11)'],
  ['a\r\nx-forwarded-for: 1.1.1.1\0', 'ax-forwarded-for: 1.1.1.1'],
  ['x'.repeat(10_000), 'x'.repeat(256)],
  [`${'x'.repeat(250)}${' '.repeat(100)}`, 'x'.repeat(250)],
  ['Ş\u00ff ', null],
  ['', null],
  [undefined, null],
])('reads %j as %j', (sent, read) => {
  expect(userAgentOf({ 'user-agent': sent })).toBe(read);
});
