import { describe, expect, it } from 'vitest';
import { rangesOf } from './history-ranges';
import { readStatementQuery, statementRanges } from './statement-query';

const TODAY = '2026-03-15';
const read = (search: string) => readStatementQuery(new URLSearchParams(search), TODAY);

describe('readStatementQuery', () => {
  it.each([
    ['', '2026-03-01', TODAY],
    ['from=2026-01-10', '2026-01-10', TODAY],
    ['to=2025-12-24', '2025-12-01', '2025-12-24'],
    ['from=2025-02-28&to=2025-03-01', '2025-02-28', '2025-03-01'],
    ['from=2026-03-15&to=2026-03-31', '2026-03-15', '2026-03-31'],
    ['from=2025-03-16&to=2026-03-15', '2025-03-16', '2026-03-15'],
    ['from=2024-02-29&to=2025-02-28', '2024-02-29', '2025-02-28'],
  ])('covers, by %j, the days from %s to %s', (search, from, to) => {
    expect(read(search)).toMatchObject({ days: { from, to }, faults: {} });
  });

  it.each([
    ['from=2026-02-30', { from: 'noDay' }],
    ['to=yesterday', { to: 'noDay' }],
    ['from=2026-02-02&to=2026-02-01', { to: 'beforeFrom' }],
    ['from=2026-03-16', { from: 'inFuture' }],
    ['to=2026-04-01', { to: 'inFuture' }],
    ['from=2026-03-16&to=2026-03-20', { from: 'inFuture' }],
    ['from=2025-03-15&to=2026-03-15', { from: 'tooLong' }],
    ['from=2024-02-29&to=2025-03-01', { from: 'tooLong' }],
    ['from=1900-01-01', { from: 'tooLong' }],
  ])('reports the days of %j', (search, faults) => {
    expect(read(search).faults).toEqual(faults);
    expect(read(search).search).toBe(search);
  });

  it.each([TODAY, '2026-01-31', '2028-02-29', '2026-12-31'])(
    'links, on %s, to whole months that it covers',
    (today) => {
      const links = rangesOf('/x', readStatementQuery(new URLSearchParams(), today), statementRanges(today));
      expect(links.map(({ name }) => name)).toEqual(['thisMonth', 'lastMonth', 'threeMonths', 'year', 'custom']);
      for (const { name, href } of links.slice(0, 4)) {
        const params = new URL(href, 'http://x').searchParams;
        const { faults, days } = readStatementQuery(params, today);
        expect(faults).toEqual({});
        expect(days.from).toMatch(/-01$/);
        const again = rangesOf('/x', readStatementQuery(params, today), statementRanges(today));
        expect(again.filter(({ isCurrent }) => isCurrent).map(({ name: current }) => current)).toEqual([name]);
      }
    },
  );

  it('ends the last month on its last day', () => {
    expect(statementRanges('2026-03-31')[1]?.days).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(statementRanges('2026-01-05')[3]?.days).toEqual({ from: '2025-02-01', to: '2026-01-05' });
  });
});
