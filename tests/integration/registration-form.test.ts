// @module-tag tier-1
// @module-tag registration

import { describe, expect, it } from 'vitest';
import { shown } from '../support/html';
import { newRegistrant } from '../support/onboarding';
import type { Fault } from '../support/fault-proxy';
import { siteBehindFaults } from '../support/site-behind-faults';
import { startSite } from '../support/site';

const { proxy, site } = siteBehindFaults();

const join = () => newRegistrant(site.url);

const british = {
  ...{ name: 'Zoë', surname: "O'Neil-Şen", birthDay: '5', birthMonth: '9', birthYear: '1985' },
  ...{ street: '1 High Street', city: 'London', postcode: 'sw1a 1aa', phone: '07700 900123' },
  ...{ country: '43', formVersion: '2026-11-43', 'consent-terms': 'on' },
};

const bodySent = () => JSON.parse(proxy.lastBodies.get('auth/register') ?? '') as Record<string, unknown>;

describe('another country', () => {
  it('is a button away without JavaScript, and keeps what was typed', async () => {
    const { visitor, typed } = join();
    const page = await visitor.post('/register', { ...typed, country: '2', intent: 'show-country' });
    expect(page.status).toBe(200);
    const html = await shown(page);
    expect(html).toContain('Posta kodu');
    expect(html).toContain('+49');
    expect(html).not.toContain('name="PersonalNo"');
    expect(html).not.toContain('aria-invalid');
    expect(html).not.toContain(typed['password']);
    for (const name of ['name', 'surname', 'birthDay', 'email', 'username'])
      expect(html).toMatch(new RegExp(`<input(?=[^>]*name="${name}")(?=[^>]*value="${typed[name]}")`));
    expect(html).toMatch(/<option value="2" selected="">/);
    expect(html).toMatch(/<input(?=[^>]*name="consent-terms")(?=[^>]*checked="")/);
  });

  it('has its own fields, which the operator receives by their keys', async () => {
    const { typed, register, visitor } = join();
    const { PersonalNo: _, ...own } = typed;
    const answer = await visitor.post('/register', { ...own, ...british });
    expect(answer.headers.get('location')).toBe('/register/welcome');
    expect(bodySent()).toMatchObject({
      ...{ country: 43, form: '2026-11-43', consents: { terms: true, sms: false } },
      fields: {
        ...{ name: 'Zoë', surname: "O'Neil-Şen", birthDate: '1985-09-05', postcode: 'sw1a 1aa' },
        phone: '447700900123',
      },
    });
    expect(bodySent()['fields']).not.toHaveProperty('occupation');
    expect(await shown(await visitor.get('/register/welcome'))).toContain('Hoş geldiniz, Zoë.');
    expect(register).toBeDefined();
  });

  it('says what is wrong with them, in the language of the page', async () => {
    const { visitor, typed } = join();
    await visitor.post('/language', { language: 'de' });
    const answer = await visitor.post('/register', { ...typed, ...british, postcode: 'x', phone: '12', city: ' ' });
    expect(answer.status).toBe(400);
    const html = await shown(answer);
    for (const text of ['Postleitzahl hat nicht', 'die 10 Ziffern nach +44', 'Ort: Bitte füllen'])
      expect(html).toContain(text);
  });

  it('that is no longer on offer is said, and nothing is lost', async () => {
    const { register, registration } = join();
    const answer = await register({ country: '9' });
    expect(answer.status).toBe(400);
    const html = await shown(answer);
    expect(html).toContain('Listeden bir ülke seçin.');
    expect(html).toContain(`value="${registration.email}"`);
  });
});

it('verifies a phone of the country of the player', async () => {
  const { visitor, typed, press } = join();
  await visitor.post('/register', { ...typed, ...british, trialBonus: 'on' });
  await press('/register/phone', 'change');
  const page = await shown(await visitor.get('/register/phone'));
  expect(page).toContain('+44');
  expect(page).toContain('value="7700 900123"');
  const wrong = await press('/register/phone', 'send', { phone: '0555 123 45 67 8' });
  expect(await shown(wrong)).toContain('Telefon numarası: +44 sonrasındaki 10 rakamı yazın.');
  await press('/register/phone', 'send', { phone: '+44 7700 900456' });
  expect(proxy.lastBodies.get('customer/updatephone')).toContain('447700900456');
});

describe('a form that changed while somebody typed', () => {
  it.each([
    ['another version', { formVersion: '2025-01-1' }],
    ["another country's", { country: '8' }],
    ['no version at all', { formVersion: '' }],
  ])('is shown again with what was typed: %s', async (_, change) => {
    const before = proxy.calls.get('auth/register') ?? 0;
    const { register, registration } = join();
    const answer = await register(change);
    expect(answer.status).toBe(409);
    const html = await shown(answer);
    expect(html).toContain('Siz yazarken form değişti.');
    expect(html).toContain(`value="${registration.email}"`);
    expect(proxy.calls.get('auth/register') ?? 0).toBe(before);
  });
});

it('that the operator has changed since the site read it is read again', async () => {
  const before = proxy.calls.get('forms/get') ?? 0;
  const { register } = join();
  proxy.faults.set('auth/register', { kind: 'body', body: '{"success":false,"message":"Eski.","field":"form"}' });
  const answer = await register();
  expect(answer.status).toBe(409);
  expect(await shown(answer)).toContain('Siz yazarken form değişti.');
  expect((proxy.calls.get('forms/get') ?? 0) - before).toBeGreaterThan(0);
});

it('leaves out a field whose condition is not met, and asks for it while it is', async () => {
  const brazilian = {
    ...{ ...british, country: '8', formVersion: '2026-11-8', phone: '11 91234-5678', postcode: '01310-100' },
    ...{ PersonalNo: '111.444.777-35', state: 'SP', isExposed: 'true', office: '' },
  };
  const asked = join();
  const refused = await shown(await asked.visitor.post('/register', { ...asked.typed, ...brazilian }));
  expect(refused).toContain('Görev alanını doldurun.');
  const { visitor, typed } = join();
  const sent = { ...typed, ...brazilian, isExposed: 'false', office: 'Senator' };
  expect((await visitor.post('/register', sent)).headers.get('location')).toBe('/register/welcome');
  expect(bodySent()['fields']).toMatchObject({ isExposed: false, PersonalNo: '11144477735', phone: '5511912345678' });
  expect(bodySent()['fields']).not.toHaveProperty('office');
});

it('needs the consents that the operator requires', async () => {
  const { register } = join();
  const answer = await register({ 'consent-terms': '' });
  expect(answer.status).toBe(400);
  expect(await shown(answer)).toContain('Kayıt için bu onay gerekiyor.');
});

describe('a description of the operator', () => {
  type Change = (form: Record<string, unknown>) => object;
  const describeAs = (change: Change) =>
    proxy.faults.set('forms/get', {
      kind: 'rewrite',
      rewrite: (_call, data) => change(data as Record<string, unknown>),
    });
  const siteOf = () => startSite({ OPERATOR_API_URL: proxy.apiUrl });
  const field = (key: string, more: object = {}) => ({
    key,
    objectType: 'String',
    label: key,
    required: true,
    ...more,
  });

  it('of a sixth country is data alone', async () => {
    const turkey = { id: 1, name: 'Türkiye', diallingCode: '90', phoneMask: '000 000 00 00' };
    const japan = { id: 'jp', name: 'Japonya', diallingCode: '81', phoneMask: '00 0000 0000' };
    const data = {
      version: 'jp-7',
      countries: [turkey, japan],
      sections: [
        {
          title: 'Kişi',
          fields: [
            field('kanji', { maxLength: 40 }),
            field('kana', { pattern: '[\\u30a0-\\u30ff ]+' }),
            field('born', { objectType: 'BirthDate', label: 'Doğum' }),
            field('mobile', { objectType: 'Phone', label: 'Cep' }),
            field('mail', { objectType: 'Email', label: 'Posta', required: false }),
            field('rent', { objectType: 'Int', label: 'Gelir', min: 1, max: 9 }),
          ],
        },
      ],
      consents: [{ key: 'age', text: 'Yetişkinim.', required: true }],
      passwordMinLength: 10,
      username: { minLength: 3, maxLength: 8 },
    };
    proxy.faults.set('forms/get', { kind: 'body', body: JSON.stringify({ success: true, data }) });
    const abroad = await siteOf();
    const { visitor } = newRegistrant(abroad.url);
    const page = await shown(await visitor.get('/register?country=jp'));
    for (const text of ['+81', 'Japonya', 'En az 10 karakter', '3–8 karakter', 'Yetişkinim.'])
      expect(page).toContain(text);
    const typed = {
      ...{ country: 'jp', formVersion: 'jp-7', kanji: '山田', kana: 'ヤマダ', mobile: '090 1234 5678', rent: '７' },
      ...{ bornDay: '1', bornMonth: '2', bornYear: '1990', username: 'yamada', 'consent-age': 'on' },
      ...{ password: 'kestanebal77', password2: 'kestanebal77' },
    };
    const wrong = await visitor.post('/register', {
      ...typed,
      kana: 'yamada',
      rent: '12',
      username: 'ya',
      password: 'kestane1',
      password2: 'kestane1',
    });
    const html = await shown(wrong);
    for (const text of ['kana beklenen', 'Gelir en çok 9', 'en az 3 karakter', 'en az 10 karakter'])
      expect(html).toContain(text);
    await visitor.post('/register', typed);
    expect(bodySent()).toMatchObject({
      ...{ country: 'jp', form: 'jp-7', consents: { age: true } },
      fields: { kanji: '山田', kana: 'ヤマダ', born: '1990-02-01', mobile: '819012345678', rent: 7 },
    });
    await abroad.stop();
  });

  it.each<[string, Change, number]>([
    [
      'with 500 fields',
      (form) => ({
        ...form,
        sections: [{ title: 'x', fields: Array.from({ length: 500 }, (_, at) => field(`f${at}`)) }],
      }),
      502,
    ],
    ['with a field of the site', (form) => ({ ...form, sections: [{ title: 'x', fields: [field('password')] }] }), 502],
    ['with a field twice', (form) => ({ ...form, sections: [{ title: 'x', fields: [field('a'), field('a')] }] }), 502],
    [
      'with a key of another shape',
      (form) => ({ ...form, sections: [{ title: 'x', fields: [field('a[9999999]')] }] }),
      502,
    ],
    [
      'with an unknown type, a circle and a slow pattern',
      (form) => ({
        ...form,
        sections: [
          {
            title: 'x',
            fields: [
              field('a', { objectType: 'Hologram', when: { key: 'b', equals: 'x' } }),
              field('b', { when: { key: 'a', equals: 'x' }, pattern: '(a+)+' }),
            ],
          },
        ],
      }),
      200,
    ],
  ])('%s', async (_, change, status) => {
    describeAs(change);
    const other = await siteOf();
    const answer = await newRegistrant(other.url).visitor.get('/register');
    expect(answer.status).toBe(status);
    if (status === 200) expect(await answer.text()).toMatch(/name="a"[^]*name="b"[^]*name="username"/);
    await other.stop();
  });

  it.each<[string, Fault, number]>([
    ['cannot be reached', { kind: 'reset' }, 503],
    ['fails', { kind: 'status', status: 500 }, 503],
    ['comes too late', { kind: 'hang' }, 503],
    ['is nonsense', { kind: 'body', body: '[]' }, 502],
    ['is not there', { kind: 'status', status: 404 }, 501],
  ])('that %s is said on the page, and other pages are whole', async (_, fault, status) => {
    proxy.faults.set('forms/get', fault);
    const other = await siteOf();
    const { visitor } = newRegistrant(other.url);
    expect((await visitor.get('/register')).status).toBe(status);
    expect((await visitor.get('/')).status).toBe(200);
    await other.stop();
  });
});
