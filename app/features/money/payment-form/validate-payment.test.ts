import { describe, expect, it } from 'vitest';
import type { PaymentField } from './payment-field';
import type { Reader } from '~/forms/described/validate-field';
import { confirmationOf, validatePayment } from './validate-payment';

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
  refused: [],
  limits: { min: '50', max: '50000' },
  steps: null,
  notes: { clampedMin: null, clampedMax: null, tooMuch: 'tooMuch' },
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
    ['50000,01', 'tooMuch'],
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
      errors: [{ message: 'tooMuch' }],
    }));

  it.each([
    ['1.000', '1000'],
    ['1000,00', '1000'],
  ])('of %s is read in the language of the form', (typed, decimal) =>
    expect(validate(typed, { locale: 'tr' })).toMatchObject({ ok: true, amount: decimal }),
  );
});

describe('a text', () => {
  const field = (more: Partial<PaymentField>): PaymentField => ({ ...amount, control: 'text', limits: null, ...more });
  const iban = field({ key: 'Iban', check: 'iban', mask: 'TR00 0000 0000 0000 0000 0000 00' });
  const card = field({ key: 'CardNo', check: 'card', mask: '0000 0000 0000 0000' });
  const phone = field({ key: 'Phone', mask: '(000) 000 00 00' });
  const wallet = field({ key: 'WalletAddress' });
  const name = field({ key: 'FullName' });

  it.each([
    [iban, 'IBAN: TR33 0006 1005 1978 6457 8413 26', 'TR330006100519786457841326'],
    [iban, '\ufeffiban tr33\u00a00006100519786457841326\u200b', 'TR330006100519786457841326'],
    [iban, 'İBAN: TR33 0006 1005 1978 6457 8413 26', 'TR330006100519786457841326'],
    [{ ...iban, mask: null }, 'IBAN NO93 8601 1117 947', 'NO9386011117947'],
    [{ ...iban, mask: null }, 'IBAN No: NO93 8601 1117 947', 'NO9386011117947'],
    [field({ key: 'WalletOwner' }), 'Şeyma Işık', 'Şeyma Işık'],
    [iban, 'IBAN No: TR33 0006 1005 1978 6457 8413 26', 'TR330006100519786457841326'],
    [iban, '\u2066ＴＲ３３０００６１００５１９７８６４５７８４１３２６\u2069', 'TR330006100519786457841326'],
    [iban, 'TR33\u00000006100519786457841326', 'TR330006100519786457841326'],
    [card, '4242\u20114242\u20114242\u20114242', '4242424242424242'],
    [card, '\u202a４２４２ ４２４２ ４２４２ ４２４２\u202c', '4242424242424242'],
    [phone, '0532 123 45 67', '5321234567'],
    [phone, '+90 532 123 45 67', '5321234567'],
    [phone, '0090 (532) 123-45-67', '5321234567'],
    [phone, '\u202a+90 532 123 45 67\u202c', '5321234567'],
    [phone, '٥٣٢ ١٢٣ ٤٥ ٦٧', '5321234567'],
    [wallet, 'TQn9\u200bY2khEs \u2060Yt\n', 'TQn9Y2khEsYt'],
    [wallet, '\ufeff0xＡb\u00a05\u2800', '0xAb5'],
    [name, 'Ayşe\u00a0Den\u0000eme\u200e', 'Ayşe Deneme'],
  ])('of $key is sent without what cannot be meant: %j', (own, typed, sent) => {
    const validated = validatePayment([own], [[own.key, typed]], '₺', reader, { locale: 'tr', confirmed: [] });
    expect(validated).toMatchObject({ ok: true, detail: [[own.key, sent]] });
  });

  it.each(['TQn9Y2khEs\u0301Yt', 'TQn9Y2khЕsYt', 'TQn9Y2khEsYş', 'TQn9😀'])('of a wallet is refused: %j', (typed) => {
    const validated = validatePayment([wallet], [[wallet.key, typed]], '₺', reader, { locale: 'tr', confirmed: [] });
    expect(validated).toMatchObject({ ok: false, errors: [{ message: 'fieldWallet' }] });
  });

  it.each([
    [phone.mask, '0532 123 45 6'],
    ['0(000) 000 00 00', '0032 123 45 67'],
    ['+90 000 000 00 00', '+90 0532 123 456'],
  ])('of the mask %s is no phone number: %s', (mask, typed) => {
    const own = { ...phone, mask };
    const validated = validatePayment([own], [[own.key, typed]], '₺', reader, { locale: 'tr', confirmed: [] });
    expect(validated).toMatchObject({ ok: false, errors: [{ message: 'fieldPhone' }] });
  });

  it('of a mask of another country may begin with 0', () => {
    const own = { ...phone, mask: '+49 0000 0000000' };
    const validated = validatePayment([own], [[own.key, '+49 0151 1234567']], '₺', reader, {
      locale: 'tr',
      confirmed: [],
    });
    expect(validated).toMatchObject({ ok: true, detail: [['Phone', '+4901511234567']] });
  });

  it.each(['\u2800\u2800', '\u3164', '\u115f', '\u200b', '\u00a0', '\u0301\u20dd'])('of %j is missing', (typed) => {
    const validated = validatePayment([name], [['FullName', typed]], '₺', reader, { locale: 'tr', confirmed: [] });
    expect(validated).toMatchObject({ ok: false, errors: [{ message: 'fieldMissing' }] });
  });
});
