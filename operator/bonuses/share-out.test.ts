import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOut } from './share-out';

const stakesOf = (...amounts: number[]) =>
  amounts.map((stakedMinor, index) => ({ bonusId: index + 1, stakedMinor, countedMinor: 0 }));

describe('a win', () => {
  it.each([
    ['of own money', 1_000, 500, stakesOf(), { cashMinor: 1_000, bonuses: [] }],
    ['of one bonus', 999, 500, stakesOf(500), { cashMinor: 0, bonuses: [{ bonusId: 1, amountMinor: 999 }] }],
    ['of both', 1_001, 500, stakesOf(250), { cashMinor: 501, bonuses: [{ bonusId: 1, amountMinor: 500 }] }],
    [
      'of two bonuses',
      100,
      300,
      stakesOf(100, 200),
      {
        cashMinor: 0,
        bonuses: [
          { bonusId: 1, amountMinor: 34 },
          { bonusId: 2, amountMinor: 66 },
        ],
      },
    ],
    ['of a bonus that only counts', 70, 50, stakesOf(0), { cashMinor: 70, bonuses: [] }],
  ])('%s is divided in the proportions of the stake', (_name, win, stake, stakes, shares) => {
    expect(shareOut(win, stake, stakes)).toEqual(shares);
  });

  it('is divided without a kuruş gained or lost, each share less than one kuruş a bonus from its part', () => {
    const parts = fc.array(fc.nat(500_000), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.nat(50_000_000), fc.nat(500_000), parts, (win, cash, amounts) => {
        const stake = cash + amounts.reduce((sum, amount) => sum + amount, 0);
        if (stake === 0) return;
        const { cashMinor, bonuses } = shareOut(win, stake, stakesOf(...amounts));
        expect(bonuses.reduce((sum, { amountMinor }) => sum + amountMinor, cashMinor)).toBe(win);
        const exact = (amount: number) => Number((BigInt(win) * BigInt(amount)) / BigInt(stake));
        expect(Math.abs(cashMinor - exact(cash))).toBeLessThanOrEqual(amounts.length);
        for (const { bonusId, amountMinor } of bonuses)
          expect(amountMinor - exact(amounts[bonusId - 1] ?? 0)).toBeLessThanOrEqual(amounts.length);
      }),
    );
  });
});
