import { expect, it } from 'vitest';
import { pageFrom } from './page-number';

it.each([
  ['2', 2],
  ['1000000000', 1_000_000_000],
  [null, 1],
  ['', 1],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['1e3', 1],
  ['٣', 1],
  ['99999999999', 1],
])('reads page %j as %d', (text, page) => expect(pageFrom(text)).toBe(page));

it('reads no more digits than it is asked to', () => {
  expect([pageFrom('99999', 5), pageFrom('100000', 5)]).toEqual([99_999, 1]);
});
