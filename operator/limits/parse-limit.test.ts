import { expect, it } from 'vitest';
import { parseLimit } from './parse-limit';

it.each([
  ['250', { value: 25_000 }],
  [' 250.5 ', { value: 25_050 }],
  [0.1, { value: 10 }],
  ['999999999.99', { value: 99_999_999_999 }],
  ['0', { error: 'limitNotPositive' }],
  ['0.00', { error: 'limitNotPositive' }],
  ['-5', { error: 'limitNotPositive' }],
  ['1.005', { error: 'limitTooLong' }],
  [0.1 + 0.2, { error: 'limitTooLong' }],
  ['1000000000', { error: 'limitTooLong' }],
  ['', { error: 'limitNotNumber' }],
  ['ten', { error: 'limitNotNumber' }],
  ['1e9', { error: 'limitNotNumber' }],
  [1e21, { error: 'limitNotNumber' }],
  ['١٢', { error: 'limitNotNumber' }],
  ['5;', { error: 'limitNotNumber' }],
  [NaN, { error: 'limitNotNumber' }],
])('reads the sum %j', (typed, parsed) => expect(parseLimit('deposit', typed)).toEqual(parsed));

it.each([
  ['90', { value: 90 }],
  ['90.5', { error: 'limitNotWholeMinutes' }],
  ['0', { error: 'limitNotPositive' }],
])('reads the minutes %j', (typed, parsed) => expect(parseLimit('session', typed)).toEqual(parsed));
