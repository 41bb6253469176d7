import { describe, expect, it } from 'vitest';
import { firstRows, isBounded } from './answer-bounds';

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
