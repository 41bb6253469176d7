import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addAmounts } from '~/lib/decimal';
import { formatMoney } from '~/lib/money';
import { isActive, type Bonus } from './is-active';
import { percentOf } from '~/lib/progress';
import { wagerProgressOf } from './wager-progress';

const NOW = Date.parse('2026-11-24T12:00:00Z');
const bonus = (details: Partial<Bonus>): Bonus => ({
  ...{ id: 1, title: 'x', description: 'x', amount: '10', status: 1 },
  ...{ createdAt: '2026-11-20T12:00:00Z', expiresAt: '2026-11-30T12:00:00Z', ...details },
});

describe('a bonus', () => {
  it.each([
    ['in process', {}, true],
    ['without an end', { expiresAt: null }, true],
    ['at its end', { expiresAt: '2026-11-24T12:00:00Z' }, false],
    ['cancelled', { status: 3, wagered: '1', wagerRequired: '9' }, false],
    ['expired', { status: 4 }, false],
    ['of an unknown status', { status: 99 }, false],
    ['paid out', { status: 2 }, false],
    ['paid out and half staked', { status: 2, wagered: '4.9', wagerRequired: '5' }, true],
    ['paid out and staked', { status: 2, wagered: '5.0', wagerRequired: '5' }, false],
    ['paid out with free spins', { status: 2, freeSpins: { gameCode: 'x', left: 1 } }, true],
    ['paid out without free spins', { status: 2, freeSpins: { gameCode: 'x', left: 0 } }, false],
  ])('%s is active: %#', (_state, details, expected) => expect(isActive(bonus(details), NOW)).toBe(expected));
});

describe('the progress', () => {
  const kurus = fc.integer({ min: 0, max: 1e11 });
  const decimal = (amount: number) => `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;

  it('shows what the operator says, and staked and left make up the whole', () => {
    fc.assert(
      fc.property(kurus, kurus, fc.constantFrom('tr', 'en'), (done, more, locale) => {
        const wagered = decimal(done);
        const left = decimal(more + 1);
        const wagerRequired = addAmounts([wagered, left]);
        expect(wagerProgressOf({ wagered, wagerRequired }, locale)).toEqual({
          percent: Math.min(99, Number((100n * BigInt(done)) / BigInt(done + more + 1))),
          wagered: formatMoney(wagered, locale),
          required: formatMoney(wagerRequired, locale),
          left: formatMoney(left, locale),
        });
      }),
    );
  });

  it('is full when all is staked, and never below nothing', () => {
    expect(wagerProgressOf({ wagered: '12', wagerRequired: '10' }, 'en')).toMatchObject({
      percent: 100,
      left: '₺0.00',
    });
    expect(percentOf('-5', '10')).toBe(0);
    expect(percentOf('9.9999', '10')).toBe(99);
    // 74 with floating point.
    expect(percentOf('0.21', '0.28')).toBe(75);
  });

  it.each([{}, { wagered: '1' }, { wagerRequired: '1' }, { wagered: '1', wagerRequired: '0' }])(
    'is unknown for %j',
    (wagering) => expect(wagerProgressOf(wagering, 'tr')).toBeNull(),
  );
});
