import { expect, it } from 'vitest';
import { findSmsCode, maskSmsCode } from './sms-code';

it.each([
  '123456',
  '123-456',
  '12 34 56',
  '12-34-56',
  '1 2 3 4 5 6',
  ' 123456\n',
  '１２３４５６',
  '123\u200b456',
  '123.456',
  '١٢٣٤٥٦',
  '\u2066123456\u2069',
])('finds the code in %j', (text) => expect(findSmsCode(text)).toBe('123456'));

it.each(['', '12345', '1234567', '12345a', 'abcdef', '123 456 7', '①②③④⑤⑥', '😀😀😀', '1'.repeat(10_000), '123456;'])(
  'finds none in %j',
  (text) => expect(findSmsCode(text)).toBeNull(),
);

it.each([
  ['', ''],
  ['12', '12'],
  ['1234', '123-4'],
  ['123-456', '123-456'],
  ['1234567', '123-456'],
  ['x1', '1'],
])('masks %j as %j', (typed, shown) => expect(maskSmsCode(typed)).toBe(shown));
