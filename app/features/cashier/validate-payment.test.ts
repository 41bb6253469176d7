import { describe, expect, it } from 'vitest';
import type { PaymentField } from './payment-field';
import { validatePayment, type Reader } from './validate-payment';

const amount: PaymentField = {
  key: 'amount',
  label: 'Tutar',
  hint: null,
  control: 'amount',
  wholeType: 'Long',
  mask: null,
  check: null,
  isSecret: false,
  options: [],
  limits: { min: '50', max: '50000' },
  clampNotes: null,
};

const reader: Reader = {
  texts: new Proxy({} as Reader['texts'], { get: (_texts, key) => key }),
  locale: 'tr',
  zone: 'Europe/Istanbul',
};

const validate = (typed: string, limits = amount.limits) =>
  validatePayment([{ ...amount, limits }], [['amount', typed]], '₺', reader);

describe('an amount', () => {
  it.each([
    ['50', '50'],
    ['50,00', '50'],
    ['50,01', '50.01'],
    ['49999,99', '49999.99'],
    ['50000', '50000'],
  ])('of %s is within the limits of 50 to 50000', (typed, decimal) =>
    expect(validate(typed)).toMatchObject({ ok: true, amount: decimal }),
  );

  it.each([
    ['49,99', 'amountMin'],
    ['50000,01', 'amountMax'],
  ])('of %s is refused: %s', (typed, message) =>
    expect(validate(typed)).toMatchObject({ ok: false, errors: [{ index: 0, message }] }),
  );

  it('has no limit where the method has none', () =>
    expect(validate('0,01', { min: null, max: null })).toMatchObject({ ok: true, amount: '0.01' }));
});
