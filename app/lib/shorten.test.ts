import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shorten } from './shorten';

it.each([
  ['abc', 5, 'abc'],
  ['abc', 2, 'ab'],
  ['a👍b', 2, 'a'],
  ['a👍b', 3, 'a👍'],
  ['👍', 2, '👍'],
  ['', 3, ''],
  ['abc', 0, ''],
])('%s to %i', (text, length, short) => {
  expect(shorten(text, length)).toBe(short);
});

it('never splits a character and never exceeds the limit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(40), (text, length) => {
      const short = shorten(text, length);
      return short.length <= length && text.startsWith(short) && short === short.replace(/\p{Surrogate}/gu, '');
    }),
  );
});
