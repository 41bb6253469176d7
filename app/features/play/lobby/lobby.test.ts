import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAGE_SIZE, MAX_PAGES_SHOWN, pagesUpTo } from './lobby';

describe('pagesUpTo', () => {
  it('shows all batches up to the page', () => {
    expect(pagesUpTo(1, 45)).toEqual({ from: 0, to: 20, page: 1, earlier: null });
    expect(pagesUpTo(3, 45)).toEqual({ from: 0, to: 45, page: 3, earlier: null });
    expect(pagesUpTo(1_000_000_000, 45)).toEqual({ from: 0, to: 45, page: 3, earlier: null });
    expect(pagesUpTo(1, 0)).toEqual({ from: 0, to: 0, page: 1, earlier: null });
  });

  it('moves earlier batches to another page when there are too many', () => {
    expect(pagesUpTo(12, 1_000)).toMatchObject({ from: 40, to: 240, earlier: 2 });
  });

  it('never exceeds the limit of a page, and skips no game', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000 }), fc.nat(20_000), (page, total) => {
        const { from, to, earlier, page: shown } = pagesUpTo(page, total);
        expect(to - from).toBeLessThanOrEqual(PAGE_SIZE * MAX_PAGES_SHOWN);
        expect(to).toBeLessThanOrEqual(total);
        expect(pagesUpTo(page + 1, total).page > shown).toBe(to < total);
        if (earlier === null) expect(from).toBe(0);
        else expect(pagesUpTo(earlier, total).to).toBe(from);
      }),
    );
  });
});
