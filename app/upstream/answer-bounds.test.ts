import { describe, expect, it } from 'vitest';
import { cutLists, emptyLargeTexts, firstRows, isBounded } from './answer-bounds';

const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown;

describe('an answer', () => {
  it.each<[string, unknown]>([
    ['no object', 'text'],
    ['30,000 rows', { items: Array(30_000).fill({ id: 1, names: ['a'] }) }],
    ['32 levels', nested(32)],
  ])('with %s is read', (_what, json) => {
    expect(isBounded(json)).toBe(true);
  });

  it.each<[string, unknown]>([
    ['30,001 rows', { items: Array(30_001).fill(1) }],
    ['500,000 levels', nested(500_000)],
    ['objects without end', Array(20_000).fill(Array(20).fill({}))],
  ])('with %s is refused', (_what, json) => {
    expect(isBounded(json)).toBe(false);
  });
});

describe('the texts of an answer', () => {
  it('are emptied where they are too long, the HTML of the call excepted', () => {
    const [long, fits] = ['x'.repeat(20_001), 'x'.repeat(20_000)];
    const answer = { title: long, rows: [{ name: long, note: fits, body: long }], plain: [long] };
    expect(emptyLargeTexts(answer, 'body')).toEqual(['title', 'name', '0'].map((field) => ({ field, length: 20_001 })));
    expect(answer).toEqual({ title: '', rows: [{ name: '', note: fits, body: long }], plain: [''] });
  });

  it.each([...'<>&"\''])('are emptied from where too many of their letters are %s, which pages escape', (sign) => {
    const rows = [...Array<string>(11).fill(sign.repeat(20_000)), 'x'].map((name) => ({ name }));
    expect(emptyLargeTexts(rows)).toEqual([{ field: 'name', length: 20_000 }]);
    expect(rows.map(({ name }) => name.length)).toEqual([...Array<number>(10).fill(20_000), 0, 1]);
  });

  it('may be the whole answer', () => {
    expect(emptyLargeTexts('x'.repeat(200_000))).toEqual([]);
  });
});

describe('the lists of an answer', () => {
  it.each<[string, unknown, number, unknown]>([
    ['the data itself', [1, 2, 3], 3, [1, 2]],
    ['in the data', { total: 9, items: [1, 2, 3, 4], other: [1] }, 4, { total: 9, items: [1, 2], other: [1] }],
    ['none that is too long', { items: [1, 2] }, 0, { items: [1, 2] }],
    ['none at all', 'text', 0, 'text'],
    ['null', null, 0, null],
  ])('are cut to what was asked for: %s', (_what, data, longest, left) => {
    expect(cutLists(data, 2)).toBe(longest);
    expect(data).toEqual(left);
  });
});

it('keeps the first rows of every list, and all else', () => {
  const rows = Array.from({ length: 60 }, (_, id) => ({ id, tags: Array(60).fill('x') }));
  const cut = firstRows({ total: 60, items: rows, none: null }) as { total: number; items: typeof rows; none: null };
  expect([cut.total, cut.items.length, cut.items[49]?.id, cut.items[0]?.tags.length, cut.none]).toEqual([
    60,
    50,
    49,
    50,
    null,
  ]);
});
