// @module-tag tier-1
// @module-tag phone-verification

import { beforeEach, describe, expect, it } from 'vitest';
import { turnFactorOn } from '../support/authenticator';
import { csrfIn, shown, withoutScripts } from '../support/html';
import { HttpBrowser } from '../support/http-browser';
import { lastCodeTo, messagesTo, otherCode } from '../support/operator-outbox';
import { newPlayer, registrationOf } from '../support/players';
import { siteBehindFaults } from '../support/site-behind-faults';
import { siteWithOptions } from '../support/site-with-options';

const PATH = '/dashboard/phone-verification';

const { operator, proxy, site } = siteBehindFaults();
beforeEach(() => proxy.calls.clear());

const calls = (name: string) => proxy.calls.get(`customer/${name}`) ?? 0;

/** A player whose phone is verified, logged in. */
async function owner(url = site.url) {
  const player = await newPlayer(operator.apiUrl);
  const oldPhone = String(player.facts.phone);
  await player.call('customer/updatephone', { step: 1, phone: oldPhone });
  await player.call('customer/updatephone', { step: 2, phone: oldPhone, code: await lastCodeTo(operator, oldPhone) });
  const visitor = new HttpBrowser(url);
  await visitor.logIn(player.username, player.password);
  const { phone } = registrationOf();
  const press = (intent: string, fields: Record<string, string> = {}) => visitor.post(PATH, { intent, ...fields });
  return { player, visitor, oldPhone, phone, press, page: async () => shown(await visitor.get(PATH)) };
}

/** The same, with both codes sent. */
async function changing() {
  const given = await owner();
  await given.press('change');
  expect((await given.press('send', { phone: `+${given.phone}` })).status).toBe(303);
  return { ...given, codes: await codesOf(given) };
}

const codesOf = async ({ oldPhone, phone }: { oldPhone: string; phone: string }) => ({
  oldCode: await lastCodeTo(operator, oldPhone),
  newCode: await lastCodeTo(operator, phone),
});

const digits = (phone: string) => phone.slice(2).replace(/(...)(...)(..)(..)/, '$1 $2 $3 $4');

describe('the change of a verified number', () => {
  it('asks for the codes of both numbers on one page, and shows the new number everywhere', async () => {
    const { visitor, press, page, oldPhone, phone } = await owner();
    expect(await page()).toContain('Numarayı değiştir');
    expect((await press('change')).status).toBe(303);
    expect(await page()).toContain(digits(oldPhone));
    await press('send', { phone: digits(phone) });
    const form = await page();
    expect(form).toMatch(/<input(?=[^>]*name="newCode")(?=[^>]*autocomplete="one-time-code")/i);
    expect(form).toContain('name="oldCode"');
    for (const number of [oldPhone, phone]) expect(form).toContain(digits(number));
    expect(form, 'only players with a second factor').not.toContain('Eski numaraya ulaşamıyorum');
    const { oldCode, newCode } = await codesOf({ oldPhone, phone });
    const answer = await press('verify', { newCode: newCode.replace(/(...)/, '$1-'), oldCode });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, PATH]);
    const done = await page();
    expect(done).toContain('Telefon numaranız değiştirildi.');
    expect(done).toMatch(new RegExp(`${digits(phone)}[\\s\\S]*Doğrulandı`));
    expect(done).not.toContain(digits(oldPhone));
    expect(visitor.cookies.has('phone-verification')).toBe(false);
    expect(await shown(await visitor.get('/dashboard/account'))).toContain(digits(phone));
    expect(await shown(await visitor.get('/notifications'))).toContain('Telefon numaranız değişti');
  });

  it('says which code is wrong, keeps none, and goes back to the number after the fifth', async () => {
    const { press, page, codes } = await changing();
    for (const [wrong, other] of [
      ['newCode', 'oldCode'],
      ['oldCode', 'newCode'],
    ] as const) {
      const answer = await press('verify', { [wrong]: otherCode(codes[wrong]), [other]: codes[other] });
      expect(answer.status).toBe(400);
      const html = await answer.text();
      expect(html).toMatch(new RegExp(`<input(?=[^>]*name="${wrong}")(?=[^>]*aria-invalid="true")`));
      expect(html).not.toMatch(new RegExp(`<input(?=[^>]*name="${other}")(?=[^>]*aria-invalid="true")`));
      for (const code of Object.values(codes)) expect(html).not.toContain(`value="${code}"`);
    }
    const wrong = { ...codes, oldCode: otherCode(codes.oldCode) };
    for (let count = 0; count < 2; count += 1) expect((await press('verify', wrong)).status).toBe(400);
    expect((await press('verify', wrong)).status).toBe(303);
    const html = await page();
    expect(html).toContain('Kod beş kez yanlış girildi.');
    expect(html).toContain('name="phone"');
    expect((await press('verify', codes)).status).toBe(303);
    expect(await page()).toContain('başka bir sekmede değişti');
  });

  it('takes a code of the second factor in place of the lost phone’s', async () => {
    const { visitor, press, page, player, phone, oldPhone } = await owner();
    const { recoveryCodes } = await turnFactorOn(player);
    // The set-up has ended the session of this browser.
    await visitor.logIn(player.username, player.password);
    await visitor.post('/login/verify?redirectTo=%2F', { factor: 'recovery-code', code: recoveryCodes[1] ?? '' });
    await press('change');
    await press('send', { phone });
    expect(await page()).toContain('Eski numaraya ulaşamıyorum');
    await press('switch');
    const form = await page();
    expect(form).toContain('name="code"');
    expect(form).not.toContain('name="oldCode"');
    const newCode = await lastCodeTo(operator, phone);
    const wrong = await press('verify', { newCode, code: 'AAAAA-AAAAA' });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toMatch(/<input(?=[^>]*name="code")(?=[^>]*aria-invalid="true")/);
    expect((await press('verify', { newCode, code: recoveryCodes[0] ?? '' })).status).toBe(303);
    expect(await page()).toContain(digits(phone));
    expect((await messagesTo(operator, oldPhone))[0]?.text).toMatch(/numarası değişti/);
  });

  it('can be left, and begun for another number, of which the last counts', async () => {
    const { press, page, phone, oldPhone, codes } = await changing();
    await press('update');
    const { phone: other } = registrationOf();
    await press('send', { phone: other });
    expect(await page()).toContain(digits(other));
    expect((await press('verify', codes)).status, 'codes of the first number').toBe(400);
    await press('cancel');
    expect(await page()).toMatch(new RegExp(`${digits(oldPhone)}[\\s\\S]*Doğrulandı`));
    expect(await page()).not.toContain(digits(phone));
  });

  it('of two tabs counts the last number, and tells the other tab', async () => {
    const { visitor, press, page, codes } = await changing();
    const first = visitor.cookies.get('phone-verification') ?? '';
    await press('update');
    await press('send', { phone: registrationOf().phone });
    visitor.cookies.set('phone-verification', first);
    expect((await press('verify', codes)).status).toBe(303);
    expect(await page()).toContain('başka bir numara için kod istendi');
  });

  it('sends the codes once for two forms at once, and changes once', async () => {
    const { press, phone, oldPhone } = await owner();
    await press('change');
    await Promise.all([press('send', { phone }), press('send', { phone })]);
    expect([calls('changephonebegin'), (await messagesTo(operator, phone)).length]).toEqual([1, 1]);
    const codes = await codesOf({ oldPhone, phone });
    const answers = await Promise.all([press('verify', codes), press('verify', codes)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(calls('changephoneconfirm')).toBe(1);
  });

  it('does not tell whether another player has the number', async () => {
    const [one, other] = [await owner(), await owner()];
    const pages: string[] = [];
    for (const phone of [one.phone, other.oldPhone]) {
      await one.press('change');
      expect((await one.press('send', { phone })).status).toBe(303);
      pages.push(
        withoutScripts(await one.page())
          .replaceAll(digits(phone), '')
          .replace(/value="[^"]{20,}"|\d+ saniye/g, ''),
      );
      await one.press('cancel');
    }
    expect(pages[1]).toBe(pages[0]);
  });
});

describe('invalid input', () => {
  it.each(['', '12', 'abc', '😀', '<b>1</b>', '٥٥٥', 'ş'.repeat(200), '   '])(
    'for a number, %j, is refused and kept',
    async (phone) => {
      const { press } = await owner();
      await press('change');
      const answer = await press('send', { phone });
      expect(answer.status).toBe(400);
      const html = await shown(answer);
      expect(html).toContain('role="alert"');
      if (phone.trim() && phone.length < 100)
        expect(html).toContain(`value="${phone.replace(/</g, '&lt;').replace(/>/g, '&gt;')}"`);
      expect(calls('changephonebegin')).toBe(0);
    },
  );

  it.each(['', '1', 'abcdef', '😀😀😀', '<b>1</b>', '9'.repeat(10_000)])(
    'for the codes, %j, is refused and not sent back',
    async (code) => {
      const { press } = await changing();
      const answer = await press('verify', { newCode: code, oldCode: code });
      expect(answer.status).toBe(400);
      expect(await answer.text()).not.toMatch(/<input(?=[^>]*name="(?:new|old)Code")(?=[^>]*value="[^"]+")/);
      expect(calls('changephoneconfirm')).toBe(0);
    },
  );

  it('the own number is refused at the field, with words', async () => {
    const { press, oldPhone } = await owner();
    await press('change');
    const answer = await press('send', { phone: oldPhone });
    expect(answer.status).toBe(400);
    expect(await shown(answer)).toContain('zaten hesabınızda kayıtlı');
  });

  it.each(['verify', 'switch', 'update', 'send', 'nonsense'])(
    'of an outdated button, %s, leads to the step',
    async (intent) => {
      const { press, page } = await owner();
      expect((await press(intent, { newCode: '123456', oldCode: '123456' })).status).toBe(303);
      expect(await page()).toContain('Numarayı değiştir');
      expect(calls('changephonebegin') + calls('changephoneconfirm') + calls('updatephone')).toBe(0);
    },
  );
});

it('is limited by tries, with the time to wait', async () => {
  const { press } = await owner();
  const statuses: number[] = [];
  for (let count = 0; count < 7; count += 1) {
    await press('change');
    statuses.push((await press('send', { phone: registrationOf().phone })).status);
    await press('cancel');
  }
  expect(statuses).toEqual([...Array<number>(6).fill(303), 429]);
});

it('takes no try from the player while the operator does not have the calls', async () => {
  const notThere = { kind: 'status', status: 404 } as const;
  const { press, page, phone, oldPhone } = await owner();
  await press('change');
  proxy.faults.set('customer/changephonebegin', notThere);
  for (let count = 0; count < 7; count += 1) expect((await press('send', { phone: `+${phone}` })).status).toBe(501);
  proxy.faults.clear();
  expect((await press('send', { phone: `+${phone}` })).status).toBe(303);
  const codes = await codesOf({ oldPhone, phone });
  proxy.faults.set('customer/changephoneconfirm', notThere);
  for (let count = 0; count < 11; count += 1) expect((await press('verify', codes)).status).toBe(501);
  proxy.faults.clear();
  expect((await press('verify', codes)).status).toBe(303);
  expect(await page()).toContain('Telefon numaranız değiştirildi.');
});

it('says of a change whose answer is lost that it may hold, and the login shows that it does', async () => {
  const { player, visitor, press, page, phone, oldPhone } = await owner();
  await press('change');
  proxy.faults.set('customer/changephonebegin', { kind: 'lost' });
  expect(await shown(await press('send', { phone: `+${phone}` }))).toContain('kodlar gönderilmiş olabilir');
  proxy.faults.clear();
  expect((await press('send', { phone: `+${phone}` })).status).toBe(303);
  const codes = await codesOf({ oldPhone, phone });
  proxy.faults.set('customer/changephoneconfirm', { kind: 'lost' });
  const lost = await press('verify', codes);
  expect([lost.status, await shown(lost)]).toEqual([503, expect.stringContaining('numaranız değişmiş olabilir')]);
  proxy.faults.clear();
  const again = await press('verify', codes);
  expect([again.status, again.headers.get('location')]).toEqual([303, PATH]);
  await visitor.post('/logout', {});
  await visitor.logIn(player.username, player.password);
  expect(await page()).toContain(digits(phone));
});

it('keeps the typed number while the session ends and the player logs in again', async () => {
  const { player, visitor, press, page } = await owner();
  await press('change');
  const step = visitor.cookies.get('phone-verification') ?? '';
  const csrf = csrfIn(await page());
  visitor.cookies.delete('session');
  const answer = await press('send', { phone: '0555 999 88 77', csrf });
  const loginForm = answer.headers.get('location') ?? '';
  expect(loginForm).toBe(`/login?redirectTo=${encodeURIComponent(PATH)}`);
  await visitor.post(loginForm, { username: player.username, password: player.password });
  visitor.cookies.set('phone-verification', step);
  expect(await page()).toContain('value="0555 999 88 77"');
});

it('without the capability nothing of it is left, and a verified number stays as it is', async () => {
  const { url } = await siteWithOptions(proxy, { capabilities: '["limits","two-factor"]' });
  const { press, page, phone, oldPhone } = await owner(url);
  proxy.calls.clear();
  const html = withoutScripts(await page());
  expect(html).toContain('destek ekibine yazın');
  expect(html).not.toMatch(/Numarayı değiştir|value="change"/);
  for (const intent of ['change', 'send', 'switch', 'verify', 'update']) {
    expect((await press(intent, { phone, newCode: '123456', oldCode: '123456' })).status).toBe(303);
    expect(await page()).toContain(digits(oldPhone));
    expect(await page()).not.toContain('name="phone"');
  }
  expect(calls('changephonebegin') + calls('changephoneconfirm') + calls('updatephone')).toBe(0);
});

it('logs neither the codes nor the numbers', async () => {
  const { press, codes, phone, oldPhone } = await changing();
  await press('verify', { ...codes, oldCode: otherCode(codes.oldCode) });
  await press('verify', codes);
  const log = site.logs.join('\n');
  for (const secret of [phone.slice(2), oldPhone.slice(2), digits(phone)]) expect(log).not.toContain(secret);
  for (const code of Object.values(codes)) expect(log).not.toMatch(new RegExp(`(?<![\\w.-])${code}(?![\\w-])`));
});
