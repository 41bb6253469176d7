import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentMethods } from '../seed/payment-methods';
import type { PaymentMethod } from '../store/payment-methods';
import { validateDetail } from './validate-detail';
import type { PaymentField } from './field';

const anyMethod = fc.constantFrom(...paymentMethods);
const anyValue = fc.oneof(
  fc.string(),
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constantFrom('', ' ', '1e9', '0x10', '٣', '9'.repeat(400), '<b>', '\u0000', null, undefined, {}, []),
);

/** An arbitrary valid value of the field. */
function rightValue(field: PaymentField, { minMinor }: PaymentMethod): unknown {
  const examples: Record<string, unknown> = {
    Amount: minMinor / 100,
    Iban: 'TR33 0006 1005 1978 6457 8413 26',
    CardNo: '4111 1111 1111 1111',
    FullName: 'Deneme Oyuncu',
    TransferDate: '2026-02-28',
    VoucherCode: 'KUPA-1234-5678',
    AccountNumber: 1_234_567_890,
    Phone: '(555) 000 11 22',
    WalletAddress: 'a1'.repeat(16),
  };
  if (field.objectType === 'Bool') return field.mustBeTrue === true;
  if (field.options) return field.options[0]?.id;
  return examples[field.key] ?? field.min;
}

const rightDetail = (method: PaymentMethod) =>
  Object.fromEntries(method.fields.map((field) => [field.key, rightValue(field, method)]));

describe('a payment form', () => {
  it.each(paymentMethods.map((method) => [method.id, method] as const))(
    'of method %i can be filled in',
    (_id, method) => {
      const checked = validateDetail(method, rightDetail(method), 'en');
      expect(checked).toMatchObject({ ok: true, amountMinor: method.minMinor });
    },
  );

  it('with any one field missing is refused with a message that names the field', () => {
    for (const method of paymentMethods) {
      for (const { key, label } of method.fields) {
        const { [key]: _left, ...detail } = rightDetail(method);
        expect(validateDetail(method, detail, 'tr')).toEqual({
          ok: false,
          field: key,
          message: `${label.tr}: bu alan zorunludur.`,
        });
      }
    }
  });

  it('with arbitrary values is validated without a crash, and the amount stays within the limits', () => {
    const cases = anyMethod.chain((method) =>
      fc.record({ method: fc.constant(method), field: fc.constantFrom(...method.fields), value: anyValue }),
    );
    fc.assert(
      fc.property(cases, ({ method, field, value }) => {
        const checked = validateDetail(method, { ...rightDetail(method), [field.key]: value }, 'tr');
        if (!checked.ok) {
          expect(checked.field).toBe(field.key);
          return;
        }
        expect(Number.isSafeInteger(checked.amountMinor)).toBe(true);
        expect(checked.amountMinor).toBeGreaterThanOrEqual(method.minMinor);
        expect(checked.amountMinor).toBeLessThanOrEqual(method.maxMinor);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['123456789', 'tr', 'Hesap numarası 10 haneli olmalı.'],
    ['12345678901', 'en', 'Account number must have 10 digits.'],
  ] as const)('names the number of digits when the account number is %s', (AccountNumber, locale, message) => {
    const wallet = paymentMethods.find(({ fields }) => fields.some(({ key }) => key === 'AccountNumber'));
    if (!wallet) throw new Error('No method with an account number.');
    expect(validateDetail(wallet, { ...rightDetail(wallet), AccountNumber }, locale)).toMatchObject({
      ok: false,
      message,
    });
  });

  it('takes no transfer of a time to come', () => {
    const transfer = paymentMethods.find(({ fields }) => fields.some(({ key }) => key === 'TransferDate'));
    if (!transfer) throw new Error('No method that asks when the money was sent.');
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const check = (day: string) => validateDetail(transfer, { ...rightDetail(transfer), TransferDate: day }, 'en');
    for (const time of [inHours(0).slice(0, 16), inHours(-1).slice(0, 16), inHours(0).slice(0, 10)])
      expect(check(time).ok, time).toBe(true);
    for (const time of [inHours(1).slice(0, 16), inHours(48).slice(0, 10)])
      expect(check(time), time).toMatchObject({
        ok: false,
        field: 'TransferDate',
        message: 'Transfer date cannot be in the future.',
      });
  });

  it('sends no money to an account that is not the player’s own', () => {
    const bank = paymentMethods.find(({ fields }) => fields.some(({ key }) => key === 'IsOwnAccount'));
    if (!bank) throw new Error('No method that asks whose account it is.');
    const message = 'We can only send money to an account of your own.';
    expect(validateDetail(bank, { ...rightDetail(bank), IsOwnAccount: 'false' }, 'en')).toMatchObject({
      ok: false,
      message,
    });
  });

  it('ignores properties of the prototype', () => {
    const [method] = paymentMethods;
    if (!method) throw new Error('No methods.');
    const inherited = Object.create(rightDetail(method)) as Record<string, unknown>;
    expect(validateDetail(method, inherited, 'en').ok).toBe(false);
  });
});
