import { describe, expect, it } from 'vitest';
import type { PaymentField } from './payment-field';
import { confirmationOf, validatePayment, type Reader } from './validate-payment';

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
  steps: null,
  clampNotes: null,
};

const reader: Reader = {
  texts: new Proxy({} as Reader['texts'], { get: (_texts, key) => key }),
  locale: 'tr',
  zone: 'Europe/Istanbul',
};

const validate = (typed: string, { limits = amount.limits, locale = 'tr', confirmed = [] as string[] } = {}) =>
  validatePayment([{ ...amount, limits }], [['amount', typed]], '₺', reader, { locale, confirmed });

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
    expect(validate('0,01', { limits: { min: null, max: null } })).toMatchObject({ ok: true, amount: '0.01' }));

  it.each([
    ['1,000', 'tr', '1000'],
    ['75.5', 'tr', '75.5'],
    ['1.000', 'en', '1000'],
    ['75,5', 'en', '75.5'],
    ['1 000', 'en', '1000'],
  ])('of %s on a page in %s is sent once its reading is confirmed', (typed, locale, decimal) => {
    expect(validate(typed, { locale })).toMatchObject({
      ok: false,
      errors: [{ index: 0, message: 'numberConfirm', confirm: decimal }],
    });
    const other = [confirmationOf(1, decimal), confirmationOf(0, '100'), confirmationOf(0, `${decimal}0`)];
    expect(validate(typed, { locale, confirmed: other }).ok).toBe(false);
    const confirmed = [...other, confirmationOf(0, decimal)];
    expect(validate(typed, { locale, confirmed })).toMatchObject({ ok: true, amount: decimal });
  });

  it('cannot be confirmed beyond the limits', () =>
    expect(validate('60,000', { confirmed: [confirmationOf(0, '60000')] })).toMatchObject({
      ok: false,
      errors: [{ message: 'amountMax' }],
    }));

  it.each([
    ['1.000', '1000'],
    ['1000,00', '1000'],
  ])('of %s is read in the language of the form', (typed, decimal) =>
    expect(validate(typed, { locale: 'tr' })).toMatchObject({ ok: true, amount: decimal }),
  );
});
