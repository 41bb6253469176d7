import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOME_ROWS, homeRowOrder } from './home-row-order';

describe('homeRowOrder', () => {
  it("follows the operator's order and leaves out the rest", () => {
    expect(homeRowOrder('["tables","matches"]')).toEqual(['tables', 'matches']);
  });

  it('ignores unknown and repeated names', () => {
    expect(homeRowOrder('["tables",7,null,"casino","tables"]')).toEqual(['tables']);
  });

  it.each([undefined, '', '{}', '"tables"', '[]', '["casino"]', '[tables'])('shows all rows for %j', (option) => {
    expect(homeRowOrder(option)).toEqual(HOME_ROWS);
  });

  it('never fails and never shows a row twice', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (option) => {
        const rows = homeRowOrder(option);
        expect(rows.length).toBeGreaterThan(0);
        expect(new Set(rows).size).toBe(rows.length);
      }),
    );
  });
});
