import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addAmounts, compareDecimals, subtractAmounts } from '~/lib/decimal';
import type { Bootstrap } from '~/upstream/site-options';
import { balanceParts } from './balance-parts.server';

const bootstrap = { siteOption: [{ key: 'capabilities', value: '["bonus-wallet"]', status: true }] } as Bootstrap;
const translation = { locale: 'en', t: (_texts: string, name: string) => name } as never;

/** The parts by their names, as plain decimals. */
const partsOf = (wallet: { balance: string; bonusBalance?: string | null; lockedBalance?: string | null }) =>
  balanceParts(wallet, bootstrap, translation).map(
    ({ name, text }) => [name, text.replace('₺', '').replaceAll(',', '')] as const,
  );

const amount = fc
  .tuple(fc.nat({ max: 2_000_000 }), fc.constantFrom('', '.5', '.25', '.99', '.005', '.99999'))
  .map(([whole, rest]) => `${whole}${rest}`);

describe('the parts of the balance', () => {
  it.each([
    ['a bonus that is locked is said once', '760', '250', '250', { real: '510.00', bonusLocked: '250.00' }],
    ['a bonus that is free', '760', '250', null, { real: '510.00', bonus: '250.00' }],
    ['own money is locked too', '1000', '250', '299.5', { real: '700.50', bonusLocked: '250.00', ownLocked: '49.50' }],
    ['only locked money is named', '1000', null, '100', { real: '900.00', ownLocked: '100.00' }],
    ['more is named than there is', '100', '250', '400', { real: '0.00', bonusLocked: '100.00' }],
    ['there is nothing', '0', '5', '5', {}],
  ])('where %s', (_case, balance, bonusBalance, lockedBalance, expected) => {
    expect(Object.fromEntries(partsOf({ balance, bonusBalance, lockedBalance }))).toEqual(expected);
  });

  it('add up to the balance as it is shown, and no own money is shown that there is not', () => {
    const named = fc.option(amount);
    fc.assert(
      fc.property(amount, named, named, (balance, bonusBalance, lockedBalance) => {
        const parts = partsOf({ balance, bonusBalance, lockedBalance });
        if (parts.length === 0) return;
        const shown = balance.replace(/(\.\d\d)\d+$/, '$1');
        expect(compareDecimals(addAmounts(parts.map(([, text]) => text)), shown)).toBe(0);
        const own = subtractAmounts(balance, bonusBalance ?? '0');
        const shownOwn = parts.find(([name]) => name === 'real')?.[1] ?? '0';
        expect(compareDecimals(shownOwn, own.startsWith('-') ? '0' : own)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
