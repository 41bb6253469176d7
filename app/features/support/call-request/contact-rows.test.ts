import { describe, expect, it } from 'vitest';
import { changeRows, findRowChange, NEW_ROW } from './contact-rows';

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ type: '3', contact: `@kisi${index}` }));

describe('changeRows', () => {
  it.each([0, 1, 4])('adds a row to %i', (count) => {
    expect(changeRows(rows(count), { type: 'add' })).toEqual([...rows(count), NEW_ROW]);
  });

  it.each([5, 6, 100])('adds no row to %i', (count) => {
    expect(changeRows(rows(count), { type: 'add' })).toBe('atMost');
  });

  it('removes any row but the last one', () => {
    const [first, second, third] = rows(3);
    expect(changeRows(rows(3), { type: 'remove', index: 1 })).toEqual([first, third]);
    expect(changeRows(rows(3), { type: 'remove', index: 0 })).toEqual([second, third]);
    expect(changeRows(rows(1), { type: 'remove', index: 0 })).toBe('atLeast');
    expect(changeRows([], { type: 'remove', index: 0 })).toBe('atLeast');
  });

  it('changes nothing when the index does not exist', () => {
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
])('reads the intent %j as %j', (intent, change) => {
  expect(findRowChange(intent)).toEqual(change);
});
