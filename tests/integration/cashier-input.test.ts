// @module-tag tier-2

import { beforeAll, describe, expect, it } from 'vitest';
import type { HttpBrowser } from '../support/http-browser';
import { formIn, openForm, receiptOf, type Kind } from '../support/cashier';
import { cashierSite } from '../support/cashier-site';
import { withoutScripts } from '../support/html';

const cashier = cashierSite();

const CARD = '4242424242424242';
const IBAN = 'TR330006100519786457841326';

type Fields = Record<string, string>;

/** A form with valid values for each kind of field. */
const good: Record<string, [kind: Kind, method: number, fields: Fields]> = {
  transfer: ['deposit', 1, { Amount: '250', Bank: '2', FullName: 'Ayşe Deneme', TransferDate: '2026-11-20T14:30' }],
  card: ['deposit', 2, { Amount: '100', CardNo: CARD, FullName: 'Ayşe Deneme', Installments: '3', SaveCard: 'false' }],
  wallet: ['deposit', 3, { Amount: '100', AccountNumber: '1234567890' }],
  mobile: ['deposit', 4, { Amount: '100', Phone: '(555) 123 45 67' }],
  voucher: ['deposit', 8, { Amount: '100', VoucherCode: 'ABCD-1234-5678' }],
  till: ['deposit', 7, { Amount: '100', Bank: '1', TillNumber: '18' }],
  bank: ['withdraw', 101, { Amount: '100', Iban: IBAN, FullName: 'Ayşe Deneme', IsOwnAccount: 'true' }],
};

/** The request that the operator receives for each of these forms. */
const details: Record<string, object> = {
  transfer: { Amount: 250, Bank: 2, FullName: 'Ayşe Deneme', TransferDate: '2026-11-20T11:30' },
  card: { Amount: 100, CardNo: CARD, FullName: 'Ayşe Deneme', Installments: 3, SaveCard: false },
  wallet: { Amount: 100, AccountNumber: 1234567890 },
  mobile: { Amount: 100, Phone: '5551234567' },
  voucher: { Amount: 100, VoucherCode: 'ABCD12345678' },
  till: { Amount: 100, Bank: 1, TillNumber: 18 },
  bank: { Amount: 100, Iban: IBAN, FullName: 'Ayşe Deneme', IsOwnAccount: true },
};

describe('a valid form', () => {
  it.each(Object.keys(good))('for %s reaches the operator with the types of the contract', async (name) => {
    const { visitor } = await cashier.enter(1_000);
    const [kind, method, fields] = good[name] as (typeof good)[string];
    const answer = await (await openForm(visitor, kind, method)).send(fields);
    await receiptOf(visitor, answer);
    const sent = JSON.parse(cashier.proxy().lastBodies.get(`payment/${kind}`) ?? '') as { detail: object };
    expect(sent).toEqual({ id: method, target: 'pay', detail: details[name] });
  });
});

const AMOUNT = 'Tutar';
const bad: [form: string, key: string, value: string, message: string][] = [
  // Decimal: amounts
  ['wallet', 'Amount', '', `${AMOUNT} alanını doldurun.`],
  ['wallet', 'Amount', '  ', `${AMOUNT} alanını doldurun.`],
  ['wallet', 'Amount', 'yüz', `${AMOUNT} bir sayı olmalı`],
  ['wallet', 'Amount', '-100', `${AMOUNT} sıfırdan büyük olmalı.`],
  ['wallet', 'Amount', '0', `${AMOUNT} sıfırdan büyük olmalı.`],
  ['wallet', 'Amount', '9999999999999999', `${AMOUNT} çok büyük bir sayı`],
  ['wallet', 'Amount', '1e400', `${AMOUNT} bir sayı olmalı`],
  ['wallet', 'Amount', 'NaN', `${AMOUNT} bir sayı olmalı`],
  ['wallet', 'Amount', 'Infinity', `${AMOUNT} bir sayı olmalı`],
  ['wallet', 'Amount', '1e9', `${AMOUNT} bir sayı olmalı`],
  ['wallet', 'Amount', '0x64', `${AMOUNT} bir sayı olmalı`],
  ['wallet', 'Amount', '1.2,3.4', `${AMOUNT} bir sayı olmalı`],
  ['wallet', 'Amount', '①⓪⓪', `${AMOUNT} bir sayı olmalı`],
  ['wallet', 'Amount', '100,12345', `${AMOUNT} virgülden sonra en fazla iki basamak alabilir.`],
  ['wallet', 'Amount', '49,99', `${AMOUNT} en az ₺50,00 olmalı.`],
  ['wallet', 'Amount', '50000,01', `${AMOUNT} en fazla ₺50.000,00 olabilir.`],
  // Int
  ['till', 'TillNumber', 'üç', 'Kasa numarası (1–99) yalnızca rakamlardan'],
  ['till', 'TillNumber', '-1', 'Kasa numarası (1–99) sıfırdan büyük olmalı.'],
  ['till', 'TillNumber', '0', 'Kasa numarası (1–99) sıfırdan büyük olmalı.'],
  ['till', 'TillNumber', '2147483648', 'Kasa numarası (1–99) çok büyük bir sayı'],
  ['till', 'TillNumber', 'NaN', 'Kasa numarası (1–99) yalnızca rakamlardan'],
  ['till', 'TillNumber', '1e9', 'Kasa numarası (1–99) yalnızca rakamlardan'],
  ['till', 'TillNumber', '1,5', 'Kasa numarası (1–99) yalnızca rakamlardan'],
  ['till', 'TillNumber', '1.000', 'Kasa numarası (1–99) yalnızca rakamlardan'],
  ['till', 'TillNumber', '③', 'Kasa numarası (1–99) yalnızca rakamlardan'],
  ['till', 'TillNumber', '3.00000', 'Kasa numarası (1–99) yalnızca rakamlardan'],
  // Long
  ['wallet', 'AccountNumber', 'hesap', 'Hesap numarası 10 haneli olmalı.'],
  ['wallet', 'AccountNumber', '0', 'Hesap numarası 10 haneli olmalı.'],
  ['wallet', 'AccountNumber', '0123456789', 'Hesap numarası yalnızca rakamlardan'],
  ['wallet', 'AccountNumber', '9007199254740993', 'Hesap numarası 10 haneli olmalı.'],
  ['wallet', 'AccountNumber', '9'.repeat(5_000), 'Hesap numarası 10 haneli olmalı.'],
  ['wallet', 'AccountNumber', 'NaN', 'Hesap numarası 10 haneli olmalı.'],
  ['wallet', 'AccountNumber', '1e9', 'Hesap numarası 10 haneli olmalı.'],
  ['wallet', 'AccountNumber', '①②③④⑤⑥⑦⑧⑨⓪', 'Hesap numarası 10 haneli olmalı.'],
  // Dropdown
  ['transfer', 'Bank', '', 'Banka alanını doldurun.'],
  ['transfer', 'Bank', '99', 'Banka için listedeki'],
  ['transfer', 'Bank', '-1', 'Banka için listedeki'],
  ['transfer', 'Bank', '1.0', 'Banka için listedeki'],
  ['transfer', 'Bank', ' 1', 'Banka için listedeki'],
  ['transfer', 'Bank', '__proto__', 'Banka için listedeki'],
  // Int with options
  ['card', 'Installments', '2', 'Taksit sayısı için listedeki'],
  ['card', 'Installments', '', 'Taksit sayısı alanını doldurun.'],
  // Bool
  ['card', 'SaveCard', '', 'Kart kaydedilsin mi? Bir seçim yapın.'],
  ['card', 'SaveCard', 'on', 'Kart kaydedilsin mi? için listedeki'],
  ['card', 'SaveCard', '1', 'Kart kaydedilsin mi? için listedeki'],
  ['card', 'SaveCard', 'TRUE', 'Kart kaydedilsin mi? için listedeki'],
  // DateTime
  ['transfer', 'TransferDate', 'dün', 'Havale tarihi ve saati: geçerli bir tarih girin'],
  ['transfer', 'TransferDate', '2026-02-30', 'Havale tarihi ve saati: geçerli bir tarih girin'],
  ['transfer', 'TransferDate', '20.11.2026', 'Havale tarihi ve saati: geçerli bir tarih girin'],
  ['transfer', 'TransferDate', '0', 'Havale tarihi ve saati: geçerli bir tarih girin'],
  ['transfer', 'TransferDate', '9999-12-31', 'Havale tarihi ve saati: geçerli bir tarih girin'],
  ['transfer', 'TransferDate', '2126-11-20', 'Havale tarihi ve saati: geçerli bir tarih girin'],
  ['transfer', 'TransferDate', '2026-11-20T14:30:61', 'Havale tarihi ve saati: geçerli bir tarih girin'],
  ['transfer', 'TransferDate', '1e9', 'Havale tarihi ve saati: geçerli bir tarih girin'],
  // String: plain and with a mask
  ['transfer', 'FullName', '\u0000\u0301', 'Ad soyad alanını doldurun.'],
  ['transfer', 'FullName', 'x'.repeat(10_000), 'Ad soyad en fazla 200 karakter olabilir.'],
  ['mobile', 'Phone', '555', 'Cep telefonu şu biçimde olmalı: (000) 000 00 00'],
  ['mobile', 'Phone', '0532123456', 'Cep telefonu: numaranın'],
  ['mobile', 'Phone', '⑤⑤⑤①②③④⑤⑥⑦', 'Cep telefonu şu biçimde olmalı'],
  ['voucher', 'VoucherCode', '1234-1234-5678', 'Kupon kodu şu biçimde olmalı: AAAA-0000-0000'],
  ['bank', 'Iban', 'TR330006100519786457841327', 'IBAN doğru değil: kontrol rakamları tutmuyor.'],
  ['bank', 'Iban', 'GB82WEST12345698765432', 'IBAN şu biçimde olmalı'],
  ['card', 'CardNo', '4242424242424241', 'Kart numarası doğru değil: kontrol rakamı tutmuyor.'],
  ['card', 'CardNo', '4242', 'Kart numarası şu biçimde olmalı'],
];

/** The text of a page without markup and scripts. */
const read = (page: string) => withoutScripts(page).replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

describe('an invalid value', () => {
  // None of these forms is accepted, so they may share a player.
  let visitor: HttpBrowser;
  beforeAll(async () => {
    ({ visitor } = await cashier.enter(1_000));
  });

  it.each(bad)('in the %s form is refused: %s %j', async (name, key, value, message) => {
    const [kind, method, fields] = good[name] as (typeof good)[string];
    const form = await openForm(visitor, kind, method);
    const before = cashier.count(`payment/${kind}`);
    const answer = await form.send({ ...fields, [key]: value });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(read(page)).toContain(message);
    expect(page).toContain('role="alert"');
    if (key !== 'SaveCard') expect(page).toContain('aria-invalid="true"');
    expect(cashier.count(`payment/${kind}`)).toBe(before);
    // All typed values stay, except card numbers, and the form can be corrected and sent.
    if (key !== 'Amount') expect(page).toContain(`value="${fields.Amount}"`);
    expect(page).not.toContain(CARD);
    expect(formIn(visitor, form.path, page).intent).not.toBe('');
  });

  it.each(Object.keys(good))('is reported for each missing field of %s', async (name) => {
    const [kind, method, fields] = good[name] as (typeof good)[string];
    const form = await openForm(visitor, kind, method);
    const before = cashier.count(`payment/${kind}`);
    for (const key of Object.keys(fields)) {
      const { [key]: _gone, ...rest } = fields;
      const answer = await form.send(rest);
      expect([key, answer.status]).toEqual([key, 400]);
      expect(read(await answer.text())).toMatch(/alanını doldurun\.|Bir seçim yapın\./);
    }
    expect(cashier.count(`payment/${kind}`)).toBe(before);
  });

  it.each([
    ['a field that was not asked for', [['Bonus', '1000']], 'Bu formda Bonus adında bir alan yok.'],
    ['one called __proto__', [['__proto__', 'x']], 'Bu formda __proto__ adında bir alan yok.'],
    ['one with brackets', [['Amount[0]', '1']], 'Bu formda Amount[0] adında bir alan yok.'],
    ['one with an enormous index', [['x[99999999]', '1']], 'Bu formda x[99999999] adında bir alan yok.'],
    ['the amount twice', [['Amount', '200']], `${AMOUNT} alanını kontrol edin.`],
    ['a hundred others', Array.from({ length: 100 }, (_, index) => [`f${index}`, '1']), 'Bu formda f0 adında'],
  ] as [string, [string, string][], string][])('is refused: %s', async (_name, more, message) => {
    const [kind, method, fields] = good.wallet as (typeof good)[string];
    const form = await openForm(visitor, kind, method);
    const before = cashier.count('payment/deposit');
    const answer = await form.send([...Object.entries(fields), ...more]);
    expect(answer.status).toBe(400);
    expect(read(await answer.text())).toContain(message);
    expect(cashier.count('payment/deposit')).toBe(before);
  });

  it('is reported in English too', async () => {
    const { visitor: english } = await cashier.enter();
    await english.post('/language', { language: 'en' });
    const answer = await (await openForm(english, 'deposit', 3)).send({ Amount: '1.234,567', AccountNumber: 'x' });
    const page = read(await answer.text());
    expect(page).toContain('Amount may have at most two decimals.');
    expect(page).toContain('Account number must have 10 digits.');
  });
});

it('digits of other scripts reach the operator as the digits that they are', async () => {
  const { visitor } = await cashier.enter();
  const form = await openForm(visitor, 'deposit', 3);
  expect((await form.send({ Amount: '१२३', AccountNumber: '١٢٣٤٥٦٧٨٩٠' })).status).toBe(303);
  expect(JSON.parse(cashier.proxy().lastBodies.get('payment/deposit') ?? '')).toMatchObject({
    detail: { Amount: 123, AccountNumber: 1234567890 },
  });
});

describe('an amount that is not written as the page writes it', () => {
  const ACCOUNT = { AccountNumber: '1234567890' };
  const sentAmount = () =>
    (JSON.parse(cashier.proxy().lastBodies.get('payment/deposit') ?? '') as { detail: { Amount: number } }).detail
      .Amount;

  it.each([
    ['tr', '1,000', '= ₺1.000,00', '“1,000” yazdınız, ₺1.000,00 olarak okuduk', 1000],
    ['tr', '75.5', '= ₺75,50', '“75.5” yazdınız, ₺75,50 olarak okuduk', 75.5],
    ['en', '1.000', '= ₺1,000.00', 'you wrote “1.000”, which we read as ₺1,000.00', 1000],
    ['en', '75,5', '= ₺75.50', 'you wrote “75,5”, which we read as ₺75.50', 75.5],
  ])('is confirmed by sending it once more (%s: %s)', async (language, typed, echo, message, amount) => {
    const { visitor } = await cashier.enter();
    await visitor.post('/language', { language });
    const before = cashier.count('payment/deposit');
    const form = await openForm(visitor, 'deposit', 3);
    const asked = await form.send({ Amount: typed, ...ACCOUNT });
    expect(asked.status).toBe(400);
    const page = await asked.text();
    expect(read(page)).toContain(message);
    expect(read(page)).toContain(echo);
    expect(page).toContain(`value="${typed}"`);
    expect(page).not.toContain('aria-invalid="true"');
    expect(cashier.count('payment/deposit')).toBe(before);
    // A confirmation holds for the reading that the page named, not for another amount.
    const asking = formIn(visitor, form.path, page);
    expect((await asking.send({ Amount: typed.replace(/^./, '9'), ...ACCOUNT })).status).toBe(400);
    expect(cashier.count('payment/deposit')).toBe(before);
    expect((await asking.send({ Amount: typed, ...ACCOUNT })).status).toBe(303);
    expect(sentAmount()).toBe(amount);
  });

  it('is read in the language that the form was filled in', async () => {
    const { visitor } = await cashier.enter();
    const turkish = await openForm(visitor, 'deposit', 3);
    await visitor.post('/language', { language: 'en' });
    expect((await turkish.send({ Amount: '1.000', ...ACCOUNT })).status).toBe(303);
    expect(sentAmount()).toBe(1000);
    const english = await openForm(visitor, 'deposit', 3);
    await visitor.post('/language', { language: 'tr' });
    const before = cashier.count('payment/deposit');
    expect((await english.send({ Amount: '2.000', ...ACCOUNT })).status).toBe(400);
    expect(cashier.count('payment/deposit')).toBe(before);
  });

  it('is judged by the page’s language where the form names none that the site has', async () => {
    const { visitor } = await cashier.enter();
    const { intent, path } = await openForm(visitor, 'deposit', 3);
    const send = (formLocale: string, Amount: string) => visitor.post(path, { intent, formLocale, Amount, ...ACCOUNT });
    expect((await send('xx', '1,000')).status).toBe(400);
    expect((await send('__proto__', '1,000')).status).toBe(400);
    expect((await send('xx', '1.000')).status).toBe(303);
    expect(sentAmount()).toBe(1000);
  });
});

describe('a form of an untrusted operator', () => {
  const answering = (rows: object[]) => ({
    kind: 'body' as const,
    body: JSON.stringify({ success: true, message: null, data: rows }),
  });
  const row = (key: string, more: object = {}) => ({ key, mask: null, objectType: 'String', option: null, ...more });
  const amount = row('Amount', { objectType: 'Decimal' });

  it('may have any field names', async () => {
    const keys = ['__proto__', 'constructor', 'a[0].b', '"><script>alert(1)</script>', 'Ödeme Türü', ' '];
    cashier.proxy().faults.set('payment/detail', answering([amount, ...keys.map((key) => row(key))]));
    const { visitor } = await cashier.enter();
    const form = await openForm(visitor, 'deposit', 6);
    expect(await (await visitor.get(form.path)).text()).not.toContain('<script>alert(1)');
    cashier.proxy().faults.set('payment/deposit', { kind: 'body', body: '{"success":true,"message":null}' });
    const answer = await form.send([['Amount', '300'], ...keys.map((key) => [key, 'x'] as [string, string])]);
    expect(answer.status).toBe(303);
    const { detail } = JSON.parse(cashier.proxy().lastBodies.get('payment/deposit') ?? '') as { detail: object };
    expect(Object.entries(detail)).toEqual([['Amount', 300], ...keys.map((key) => [key, 'x'])]);
  });

  it.each([
    ['the same key twice', [amount, row('A'), row('A')]],
    ['a key that is the site’s own', [amount, row('intent')]],
    ['the key of the form’s language', [amount, row('formLocale')]],
    ['the key of a confirmation', [amount, row('confirmedAmount')]],
    ['a dropdown without options', [amount, row('A', { objectType: 'Dropdown' })]],
    ['a hundred fields', Array.from({ length: 100 }, (_, index) => row(`f${index}`))],
  ])('with %s gets a message that it cannot be read', async (_name, rows) => {
    cashier.proxy().faults.set('payment/detail', answering(rows));
    const { visitor } = await cashier.enter();
    const page = read(await (await visitor.get('/dashboard/deposit/6')).text());
    expect(page).toContain('Bu yöntemin formu açılamadı');
    expect((await visitor.post('/dashboard/deposit/6', { Amount: '300' })).status).toBe(409);
  });

  it('without fields gets a message', async () => {
    cashier.proxy().faults.set('payment/detail', answering([]));
    const { visitor } = await cashier.enter();
    expect(read(await (await visitor.get('/dashboard/deposit/6')).text())).toContain('Kayıt bulunamadı');
  });

  it('may have text option ids, an empty mask and an unknown field type', async () => {
    const rows = [
      amount,
      row('Choice', {
        objectType: 'String',
        option: [
          { id: 'x-1', name: 'X' },
          { id: '007', name: 'Y' },
          { id: 5, name: 'Z' },
        ],
      }),
      row('Odd', { objectType: 'Something', mask: '---' }),
    ];
    cashier.proxy().faults.set('payment/detail', answering(rows));
    cashier.proxy().faults.set('payment/deposit', { kind: 'body', body: '{"success":true,"message":null}' });
    const { visitor } = await cashier.enter();
    for (const [lira, choice, sent] of [
      [300, 'x-1', 'x-1'],
      [301, '007', '007'],
      [302, '5', 5],
    ] as const) {
      const form = await openForm(visitor, 'deposit', 6);
      expect((await form.send({ Amount: String(lira), Choice: choice, Odd: 'free text' })).status).toBe(303);
      const { detail } = JSON.parse(cashier.proxy().lastBodies.get('payment/deposit') ?? '') as { detail: object };
      expect(detail).toEqual({ Amount: lira, Choice: sent, Odd: 'free text' });
    }
  });

  describe.each([
    ['refuses', { kind: 'body', body: '{"success":false,"message":"Bakımda.","data":null}' }, 'Bakımda.'],
    ['cannot send', { kind: 'status', status: 500 }, 'Bu yöntemin formu açılamadı'],
  ] as const)('that the operator %s', (_what, fault, message) => {
    it('leads back to the methods, which show the message', async () => {
      cashier.proxy().faults.set('payment/detail', fault);
      const { visitor } = await cashier.enter();
      const answer = await visitor.get('/dashboard/deposit/6');
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/dashboard/deposit']);
      const page = await (await visitor.get('/dashboard/deposit')).text();
      expect(page).toMatch(new RegExp(`data-toast="error"(?:(?!</p>).)*${message}`));
    });

    it('is explained to the dialog', async () => {
      cashier.proxy().faults.set('payment/detail', fault);
      const { visitor } = await cashier.enter();
      const answer = await visitor.get('/dashboard/deposit/6?_data=routes%2Fdashboard.deposit.%24id');
      expect([answer.status, await answer.json()]).toMatchObject([200, { form: { state: 'failed', message } }]);
    });
  });
});
