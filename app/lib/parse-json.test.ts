import { expect, it } from 'vitest';
import { parseJson } from './parse-json';

it.each([
  ['{"a":[1,"x"]}', { a: [1, 'x'] }],
  ['"\\ud83d x"', '\ufffd x'],
  ['"x \\uDC4D"', 'x \ufffd'],
  ['"\\ud83d\\udc4d"', '👍'],
  ['"👍"', '👍'],
  ['["a\\u0000b"]', ['a\ufffdb']],
  ['"\\\\u0000"', '\\u0000'],
  ['', undefined],
  ['{"a":', undefined],
])('%s', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});
