import { describe, expect, it } from 'vitest';
import { changeRows, findRowChange, NEW_ROW } from './contact-rows';

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ type: '3', contact: `@kisi${index}` }));

describe('the rows of a call request', () => {
  it.each([0, 1, 4])('of which there are %i can be one more', (count) => {
    expect(changeRows(rows(count), { type: 'add' })).toEqual([...rows(count), NEW_ROW]);
  });

  it.each([5, 6, 100])('of which there are %i cannot', (count) => {
    expect(changeRows(rows(count), { type: 'add' })).toBe('atMost');
  });

  it('can lose any but the last', () => {
    const [first, second, third] = rows(3);
    expect(changeRows(rows(3), { type: 'remove', index: 1 })).toEqual([first, third]);
    expect(changeRows(rows(3), { type: 'remove', index: 0 })).toEqual([second, third]);
    expect(changeRows(rows(1), { type: 'remove', index: 0 })).toBe('atLeast');
    expect(changeRows([], { type: 'remove', index: 0 })).toBe('atLeast');
  });

  it('stay as they are when the one to go is not there', () => {
    expect(changeRows(rows(2), { type: 'remove', index: 4 })).toEqual(rows(2));
  });
});

it.each([
  ['add', { type: 'add' }],
  ['remove-0', { type: 'remove', index: 0 }],
  ['remove-4', { type: 'remove', index: 4 }],
  ['remove-5', null],
  ['remove--1', null],
  ['remove-', null],
  ['remove-1e3', null],
  ['ADD', null],
  ['', null],
  [null, null],
  [new Blob(), null],
])('the intent %j is %j', (intent, change) => {
  expect(findRowChange(intent)).toEqual(change);
});
