import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHistoryQuery } from './history-query';

const allowed = { kind: [1, 2], status: [0, 1, 2] };
const read = (search: string) => readHistoryQuery(new URLSearchParams(search), allowed);

describe('readHistoryQuery', () => {
  it('knows a request for the day fields, which is no filter', () => {
    expect(read('range=custom')).toMatchObject({ wantsDays: true, search: '' });
  });

  it('reads page, filters and days', () => {
    expect(read('kind=2&status=0&from=2026-01-01&to=2026-01-31&page=3&x=1')).toEqual({
      page: 3,
      chosen: { kind: 2, status: 0 },
      from: '2026-01-01',
      to: '2026-01-31',
      faults: {},
      search: 'kind=2&status=0&from=2026-01-01&to=2026-01-31',
      wantsDays: false,
    });
  });

  it.each(['', 'kind=&status=&from=&to=', 'kind=3', 'kind=x', 'kind=1.0', 'kind=01', 'kind=１', 'kind=__proto__'])(
    'chooses nothing by %j',
    (search) => expect(read(search)).toMatchObject({ chosen: {}, faults: {}, search: '' }),
  );

  it.each(['0', '-1', 'x', '1e9', '1.5', '１', '100000', ' 2', ''])('reads page=%s as the first page', (page) => {
    expect(read(`page=${page}`).page).toBe(1);
  });

  it.each(['2026-02-30', '31-02-1990', '2026-13-01', '01.02.2026', 'bugün', '2026-1-1', '1899-12-31'])(
    'reports the invalid day %s',
    (day) => {
      expect(read(`from=${encodeURIComponent(day)}`)).toMatchObject({ from: day, faults: { from: 'noDay' } });
      expect(read(`to=${encodeURIComponent(day)}`)).toMatchObject({ to: day, faults: { to: 'noDay' } });
    },
  );

  it.each(['9999-01-01', '2099-01-01'])('reports the day %s, which is far away', (day) => {
    expect(read(`from=${day}`).faults).toEqual({ from: 'inFuture' });
    expect(read(`to=${day}`).faults).toEqual({ to: 'inFuture' });
  });

  it.each(['２０２６-01-01', '٢٠٢٦-٠١-٠١', ' 2026-01-01\u200b'])('reads the day %s', (day) =>
    expect(read(`from=${encodeURIComponent(day)}`)).toMatchObject({ from: '2026-01-01', faults: {} }),
  );

  it('reports days in the wrong order, and accepts the same day twice', () => {
    expect(read('from=2026-02-02&to=2026-02-01').faults).toEqual({ to: 'beforeFrom' });
    expect(read('from=2026-02-02&to=2026-02-02').faults).toEqual({});
  });

  it('keeps its own search string, for any input', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (search) => {
        const once = read(search);
        expect(read(once.search).search).toBe(once.search);
      }),
    );
  });
});
