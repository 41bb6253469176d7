import { describe, expect, it } from 'vitest';
import { readHistoryQuery } from './history-query';
import { listRanges, rangesOf } from './history-ranges';

const ranges = (search: string) =>
  rangesOf('/list', readHistoryQuery(new URLSearchParams(search), { kind: [1, 2] }), listRanges('2026-03-01'));
const current = (search: string) => ranges(search).flatMap(({ name, isCurrent }) => (isCurrent ? [name] : []));

describe('rangesOf', () => {
  it('links to the common ranges, with today as the last day, and keeps the other filters', () => {
    expect(ranges('kind=2&from=2026-01-01&page=3').map(({ href }) => href)).toEqual([
      '/list?kind=2',
      '/list?kind=2&from=2026-03-01&to=2026-03-01',
      '/list?kind=2&from=2026-02-23&to=2026-03-01',
      '/list?kind=2&from=2026-01-31&to=2026-03-01',
      '/list?kind=2&from=2026-01-01&range=custom#filter-from',
    ]);
    expect(ranges('')[0]?.href).toBe('/list');
  });

  it.each([
    ['', 'all'],
    ['kind=1', 'all'],
    ['from=2026-03-01&to=2026-03-01', 'today'],
    ['from=2026-02-23&to=2026-03-01', 'week'],
    ['from=2026-01-31&to=2026-03-01', 'month'],
    ['from=2026-02-23', 'custom'],
    ['from=2026-02-23&to=2026-02-28', 'custom'],
    ['from=x', 'custom'],
    ['range=custom', 'custom'],
    ['from=2026-03-01&to=2026-03-01&range=custom', 'custom'],
  ])('marks one range as current: %j is %s', (search, name) => expect(current(search)).toEqual([name]));
});
