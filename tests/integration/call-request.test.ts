// @module-tag tier-1
// @module-tag call-request

import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sharedSite } from '../support/shared-site';
import { HttpBrowser } from '../support/http-browser';
import { enterAsNewPlayer } from '../support/enter-as-new-player';
import { shown, withoutScripts } from '../support/html';
import { callOperator } from '../support/operator-call';
import { registrationOf } from '../support/players';
import { callFaults, scenariosOf } from '../support/scenarios';

const site = sharedSite();
let scenarios: ReturnType<typeof scenariosOf>;
beforeAll(() => void (scenarios = scenariosOf(site.operatorUrl)));
afterEach(() => scenarios.clear());

type Row = [type: string, contact: string];

const good = { name: 'Şeyma Işık', message: 'Beni arayın lütfen.' };
const phone: Row = ['1', '0532 123 45 67'];

const fieldsOf = (rows: Row[], start = 0) =>
  Object.fromEntries(
    rows.flatMap(([type, contact], index) => [
      [`contacts[${start + index}].type`, type],
      [`contacts[${start + index}].contact`, contact],
    ]),
  );

const visit = () => new HttpBrowser(site.url);
const send = (fields: Record<string, string>, visitor = visit()) => visitor.post('/call-me', fields);
const calls = async () => (await scenarios.counts())['cms/callme'] ?? 0;
const rowsIn = (page: string) =>
  [...page.matchAll(/name="contacts\[\d\]\.contact"[^>]*? value="([^"]*)"/g)].map(([, value]) => value);

describe('a call request', () => {
  it.each([1, 2, 3, 4, 5])('with %i contacts is sent to the operator and answered with its message', async (count) => {
    const rows = (
      [phone, ['2', '+90 532 123 45 67'], ['3', '@şükrü'], ['4', 'ad@örnek.com'], ['1', '+49 151 1234567']] as Row[]
    ).slice(0, count);
    const visitor = visit();
    const answer = await visitor.post('/call-me?redirectTo=%2Fpages%2F1', { ...good, ...fieldsOf(rows) });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/pages/1']);
    expect(await shown(await visitor.get('/pages/1'))).toContain('En kısa sürede sizi arayacağız.');
  });

  it('redirects only within this site', async () => {
    const answer = await visit().post('/call-me?redirectTo=//evil.example', { ...good, ...fieldsOf([phone]) });
    expect(answer.headers.get('location')).toMatch(/^\/call-me\?received=\d+$/);
  });

  it('is confirmed on its page, for its sender and for a minute, with what was sent', async () => {
    const visitor = visit();
    const address = (await send({ ...good, ...fieldsOf([phone, ['3', '@seyma']]) }, visitor)).headers.get('location');
    const page = withoutScripts(await (await visitor.get(address ?? '')).text());
    for (const text of [good.name, good.message, `${phone[1]} · @seyma`]) expect(page).toContain(text);
    expect(page.split('Talebiniz alındı')).toHaveLength(2);
    expect(page).not.toContain('name="message"');
    const other = await visit().get(address ?? '');
    expect(other.headers.get('cache-control')).toMatch(/private|no-store/);
    expect(await shown(other)).not.toContain(good.name);
    expect(await shown(await visitor.get('/call-me?received=1'))).not.toContain(good.name);
  });

  it('is sent to the operator once, however often the form is sent', async () => {
    const visitor = visit();
    const before = await calls();
    const sent = { ...good, ...fieldsOf([phone]), message: 'Bir kez yeter.' };
    const answers = await Promise.all([1, 2, 3].map(() => send(sent, visitor)));
    answers.push(await send(sent, visitor));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    expect((await calls()) - before).toBe(1);
  });

  it('is refused after too many, with the time to wait', async () => {
    const visitor = visit();
    const statuses: number[] = [];
    for (let number = 0; number < 6; number += 1)
      statuses.push((await send({ ...good, message: `Talep ${number}`, ...fieldsOf([phone]) }, visitor)).status);
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
  });
});

describe('an invalid field', () => {
  it.each([
    ['no name', { name: '' }, 'Adınız alanını doldurun.'],
    ['a name of spaces', { name: '        ' }, 'Adınız alanını doldurun.'],
    ['a name of four', { name: 'Şule' }, 'Adınız en az 5 karakter olmalı.'],
    ['a name of four in spaces', { name: '   Şule   ' }, 'Adınız en az 5 karakter olmalı.'],
    ['a name of 31', { name: 'İ'.repeat(31) }, 'Adınız en fazla 30 karakter olabilir.'],
    ['a name of 10,000', { name: 'a'.repeat(10_000) }, 'Adınız en fazla 30 karakter olabilir.'],
    ['a name of invisible characters', { name: '\u200b\u200c\u200d\u2060\u3164' }, 'Adınız alanını doldurun.'],
    ['no message', { message: '' }, 'Mesajınız alanını doldurun.'],
    ['a message of four', { message: 'ara!' }, 'Mesajınız en az 5 karakter olmalı.'],
    ['a message of 101', { message: 'ğ'.repeat(101) }, 'Mesajınız en fazla 100 karakter olabilir.'],
    ['a message of 10,000', { message: 'x'.repeat(10_000) }, 'Mesajınız en fazla 100 karakter olabilir.'],
    ['no number', fieldsOf([['1', '']]), 'Numara veya adres alanını doldurun.'],
    ['a number of spaces', fieldsOf([['1', '       ']]), 'Numara veya adres alanını doldurun.'],
    ['a number of four', fieldsOf([['1', '1234']]), 'Numaranın tamamını yazın'],
    ['a number of five', fieldsOf([['2', '12345']]), 'Numaranın tamamını yazın'],
    ['an address of four', fieldsOf([['4', 'a@b ']]), 'Numara veya adres en az 5 karakter olmalı.'],
    ['a number of 31', fieldsOf([['4', 'a'.repeat(31)]]), 'Numara veya adres en fazla 30 karakter olabilir.'],
    ['a number of invisible characters', fieldsOf([['1', '\u200b'.repeat(5)]]), 'Numara veya adres alanını doldurun.'],
    ['a phone with a digit too few', fieldsOf([['1', '0532123456']]), 'Numaranın tamamını yazın'],
    ['a WhatsApp number with a digit too few', fieldsOf([['2', '+90 532 123 45 6']]), 'Numaranın tamamını yazın'],
    ['a name of combining marks', { name: '\u0300'.repeat(5) }, 'Adınız alanını doldurun.'],
    ['no kind', fieldsOf([['', '0532 123']]), 'Tür alanını doldurun.'],
    ['an unknown kind', fieldsOf([['5', '0532 123']]), 'Tür alanını kontrol edin.'],
    ['a kind in full-width digits', fieldsOf([['１', '0532 123']]), 'Tür alanını kontrol edin.'],
    ['a kind called __proto__', fieldsOf([['__proto__', '0532 123']]), 'Tür alanını kontrol edin.'],
    ['a bad second row', fieldsOf([phone, ['3', 'x']]), 'Numara veya adres en az 5 karakter olmalı.'],
  ])('such as %s is answered with 400 and the typed values, and sends nothing', async (_name, bad, message) => {
    const before = await calls();
    const fields: Record<string, string> = { ...good, ...fieldsOf([phone]), ...bad };
    const answer = await send(fields);
    expect(answer.status).toBe(400);
    const page = await shown(answer);
    expect(page).toContain(message);
    if (fields.name === good.name) expect(page).toContain(`value="${good.name}"`);
    if (fields.message === good.message) expect(page).toContain(good.message);
    expect(await calls()).toBe(before);
  });

  it.each([
    ['a name with an emoji', { name: 'Ayşe 🦊' }],
    ['a name in full-width digits', { name: '１２３４５' }],
    ['a message of 100 with new lines', { message: `${'a'.repeat(98)}\r\nb` }],
    ['markup', { message: '<script>alert(1)</script>' }],
  ])('%s is valid', async (_name, fields) => {
    expect((await send({ ...good, ...fieldsOf([phone]), ...fields })).status).toBe(303);
  });
});

describe('a player finds in the form', () => {
  const nameIn = (page: string) => /name="name"[^>]*? value="([^"]*)"/.exec(page)?.[1] ?? '';
  const formOf = async (visitor: HttpBrowser) => {
    const page = withoutScripts(await (await visitor.get('/call-me')).text());
    return { name: nameIn(page), rows: rowsIn(page) };
  };

  it('the own name, and a number once it is verified', async () => {
    const { visitor } = await enterAsNewPlayer(site.operatorUrl, site.url);
    expect(await formOf(visitor)).toEqual({ name: 'Ayşe Deneme', rows: [''] });
    const demo = visit();
    await demo.logIn('demo', 'demo1234');
    expect(await formOf(demo)).toEqual({ name: 'Deniz Örnek', rows: ['+90 555 000 00 01'] });
    await scenarios.order('customer/profile', { status: 500 });
    expect(await formOf(demo)).toEqual({ name: '', rows: ['+90 555 000 00 01'] });
    expect(await formOf(visit())).toEqual({ name: '', rows: [''] });
  });

  it('no name that the form would refuse', async () => {
    const registration = { ...registrationOf(), name: 'A'.repeat(31) };
    await callOperator(site.operatorUrl, 'auth/register', registration);
    const visitor = visit();
    await visitor.logIn(registration.username, registration.password);
    expect((await formOf(visitor)).name).toBe('');
  });
});

describe('contacts', () => {
  it('need at least one', async () => {
    const answer = await send(good);
    expect(answer.status).toBe(400);
    expect(await shown(answer)).toContain('En az bir iletişim bilgisi eklemelisiniz');
  });

  it('are at most five', async () => {
    const before = await calls();
    const answer = await send({ ...good, ...fieldsOf(Array<Row>(6).fill(phone)) });
    expect(answer.status).toBe(400);
    expect(await shown(answer)).toContain('Maksimum 5 iletişim bilgisi ekleyebilirsiniz');
    expect(await calls()).toBe(before);
  });

  it('are accepted with any index', async () => {
    expect((await send({ ...good, ...fieldsOf([phone], 3) })).status).toBe(303);
    const huge = await send({ ...good, 'contacts[99999999].type': '1', 'contacts[99999999].contact': '0532 123' });
    expect(huge.status).toBe(400);
    expect(await shown(huge)).toContain('En az bir iletişim bilgisi eklemelisiniz');
  });

  it('are added and removed without JavaScript, keeping the typed values and without validation', async () => {
    const before = await calls();
    const more = await send({ name: 'Ş', message: 'm', ...fieldsOf([['3', '@bir']]), intent: 'add' });
    expect(more.status).toBe(200);
    const page = withoutScripts(await more.text());
    expect(rowsIn(page)).toEqual(['@bir', '']);
    expect(page).toContain('value="Ş"');
    expect(page).toMatch(/<option value="3" selected="">/);
    expect(page).not.toContain('role="alert"');
    const fewer = await send({ ...good, ...fieldsOf([['3', '@bir'], phone, ['2', '@uc']]), intent: 'remove-1' });
    expect(rowsIn(withoutScripts(await fewer.text()))).toEqual(['@bir', '@uc']);
    expect(await calls()).toBe(before);
  });

  it.each([
    ['more than five', 5, 'add', 'Maksimum 5 iletişim bilgisi ekleyebilirsiniz'],
    ['fewer than one', 1, 'remove-0', 'En az bir iletişim bilgisi eklemelisiniz'],
  ])('never become %s', async (_name, count, intent, message) => {
    const answer = await send({ name: '', message: '', ...fieldsOf(Array<Row>(count).fill(phone)), intent });
    expect(answer.status).toBe(400);
    const page = withoutScripts(await answer.text());
    expect(page).toContain(message);
    expect(page).not.toContain('Adınız alanını doldurun.');
    expect(rowsIn(page)).toHaveLength(count);
  });
});

describe.each(callFaults)('when the operator %s', (_name, fault, status) => {
  it('the form keeps its values and shows a message', async () => {
    await scenarios.order('cms/callme', fault);
    const answer = await send({ ...good, ...fieldsOf([phone]) });
    expect([status, 503]).toContain(answer.status);
    const page = await shown(answer);
    expect(page).toContain(`value="${good.name}"`);
    expect(page).toContain(`value="${phone[1]}"`);
    expect(page).toMatch(/role="alert"[^>]*><p>[^<]+<\/p>/);
  });
});

it('the message is shown in English too', async () => {
  const visitor = visit();
  await visitor.post('/language', { language: 'en' });
  const page = await shown(await send({}, visitor));
  expect(page).toContain('Add at least one contact');
  expect(page).toContain('@username');
});
