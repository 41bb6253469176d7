// @module-tag tier-2

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { notification } from '~/upstream/contract/customer';
import { callOperator } from '../../tests/support/operator-call';
import { operatorOfFile } from '../../tests/support/operator-of-file';
import { lastCodeTo, messagesTo } from '../../tests/support/operator-outbox';
import { newPlayer, registrationOf, type TestPlayer } from '../../tests/support/players';
import { scenariosOf } from '../../tests/support/scenarios';

/** What the demonstration operator tells players about their account: new devices and new passwords. */

const operator = operatorOfFile({ scenarios: true });
afterEach(() => scenariosOf(operator.apiUrl).clear());

const chrome = (version: number) => `Mozilla/5.0 (Linux; Android 13) Chrome/${version}.0.0.0 Mobile Safari/537.36`;
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0';
const phone = { fingerprint: 'the-fingerprint-of-a-phone', userAgent: chrome(128) };
const desktop = { fingerprint: 'the-fingerprint-of-a-desktop', userAgent: firefox };

async function logIn({ username, password }: Pick<TestPlayer, 'username' | 'password'>, device: typeof phone) {
  const reply = await callOperator(operator.apiUrl, 'auth/login', { username, password }, { device });
  expect(reply.success).toBe(true);
  return (reply.data as { token: string }).token;
}

/** What the player was told, newest first. */
async function told(player: TestPlayer, locale: 'tr' | 'en' = 'en') {
  const { data } = await player.call('customer/notification', { skip: 0, take: 20 }, { locale });
  return notification.array().parse(data);
}

const mails = async ({ email }: Pick<TestPlayer, 'email'>) =>
  (await messagesTo(operator, email)).filter(({ code }) => code === '');

describe('a login', () => {
  it('from a new device is told once, by a notification that leads to the sessions and by e-mail', async () => {
    const player = await newPlayer(operator.apiUrl);
    await logIn(player, phone);
    expect(await told(player)).toEqual([]);
    await logIn(player, desktop);
    const [notice, ...others] = await told(player);
    expect(others).toEqual([]);
    expect(notice).toMatchObject({ title: 'A new device has logged in to your account', type: 5, about: 'sessions' });
    expect(notice?.note).toMatch(
      /^Device: Firefox, Windows\. Time: .+ \d\d:\d\d \(Türkiye time\)\. If it was not you, end this session/,
    );
    expect((await told(player, 'tr'))[0]?.note).toMatch(
      /^Cihaz: Firefox, Windows\. Zaman: .+ Giriş yapan siz değilseniz/,
    );
    const [mail, ...older] = await mails(player);
    expect([mail?.kind, older]).toEqual(['email', []]);
    expect(mail?.text).toContain('Firefox, Windows');
    expect(mail?.text).toMatch(/http:\/\/\S+\/dashboard\/session-history$/);
    const page = await (await fetch(`${operator.outboxUrl}?to=${player.email}`)).text();
    expect(page).toContain('Firefox, Windows');
    expect(page).not.toContain('class="code"');
    for (const device of [desktop, phone]) await logIn(player, device);
    expect(await told(player)).toHaveLength(1);
  });

  it('from a known device stays known when its browser is updated, and not when only the browser is the same', async () => {
    const player = await newPlayer(operator.apiUrl);
    await logIn(player, phone);
    await logIn(player, { ...phone, userAgent: chrome(131) });
    expect(await told(player)).toEqual([]);
    await logIn(player, { ...phone, fingerprint: 'the-fingerprint-of-another-phone' });
    expect(await told(player)).toHaveLength(1);
  });

  it('that was faster than the fingerprint of its browser makes no new device of it afterwards', async () => {
    const player = await newPlayer(operator.apiUrl);
    await logIn(player, phone);
    const early = { ...desktop, fingerprint: 'an-id-of-the-site' };
    const ask = async (token: string, device: typeof phone) =>
      callOperator(operator.apiUrl, 'user/balance', undefined, { token, device });
    const token = await logIn(player, early);
    for (const device of [early, desktop]) await ask(token, device);
    for (const device of [desktop, early]) await logIn(player, device);
    expect(await told(player)).toHaveLength(1);
    // Only once in a session, which a stranger may have taken over.
    const thief = { ...desktop, fingerprint: 'the-fingerprint-of-a-stranger' };
    await ask(token, thief);
    await logIn(player, thief);
    expect(await told(player)).toHaveLength(2);
  });

  it('from the device of the registration is not told', async () => {
    const registration = registrationOf();
    const { data } = await callOperator(operator.apiUrl, 'auth/register', registration, { device: phone });
    const { token } = data as { token: string };
    await logIn(registration, phone);
    const ask = async () =>
      (await callOperator(operator.apiUrl, 'customer/notification', { skip: 0, take: 20 }, { token })).data;
    const welcome = (await ask()) as unknown[];
    expect(await mails(registration)).toEqual([]);
    await logIn(registration, desktop);
    expect(await ask()).toHaveLength(welcome.length + 1);
  });

  it('from a new device tells no one but its player, and a wrong password tells of no device', async () => {
    const [player, other] = [await newPlayer(operator.apiUrl), await newPlayer(operator.apiUrl)];
    for (const one of [player, other]) await logIn(one, phone);
    await callOperator(
      operator.apiUrl,
      'auth/login',
      { username: other.username, password: 'yanlis99' },
      { device: desktop },
    );
    await logIn(player, desktop);
    expect([(await told(player)).length, (await told(other)).length]).toEqual([1, 0]);
  });

  it('to an account that all visitors share is not told', async () => {
    const demo = { username: 'demo', password: 'demo1234' };
    for (const device of [phone, desktop, { ...desktop, fingerprint: 'x' }]) await logIn(demo, device);
    expect(await mails({ email: 'demo@ornek.example' })).toEqual([]);
  });

  it('leaves no fingerprint in the database', () => {
    for (const file of readdirSync(operator.dataDir, { recursive: true, withFileTypes: true })) {
      if (!file.isFile()) continue;
      expect(readFileSync(path.join(file.parentPath, file.name)).includes('the-fingerprint-of')).toBe(false);
    }
  });
});

describe('a new password', () => {
  it('is told, when it was changed by the form', async () => {
    const player = await newPlayer(operator.apiUrl);
    const change = { oldPassword: player.password, password: 'yepyeni99', confirmPassword: 'yepyeni99' };
    await player.call('customer/changepassword', { ...change, oldPassword: 'yanlis99' }, { device: desktop });
    expect(await told(player)).toEqual([]);
    await player.call('customer/changepassword', change, { device: desktop });
    const [notice] = await told(player);
    expect(notice).toMatchObject({ title: 'Your password was changed', about: 'sessions' });
    expect(notice?.note).toContain('Device: Firefox, Windows.');
    expect((await mails(player))[0]?.text).toContain('Your other sessions have been ended.');
  });

  it('is told, when it was set by a code', async () => {
    const player = await newPlayer(operator.apiUrl);
    const { username, email } = player;
    await callOperator(operator.apiUrl, 'auth/sendresetpassword', { username });
    const code = await lastCodeTo(operator, email);
    const set = { username, code, password: 'yepyeni99', password2: 'yepyeni99' };
    expect((await callOperator(operator.apiUrl, 'auth/changepasswordwithcode', set)).success).toBe(true);
    expect((await mails(player)).map(({ text }) => text.split('.')[0])).toEqual(['Your password was changed']);
    expect(await lastCodeTo(operator, email)).toBe(code);
  });
});

it('without the capability nothing is told, and devices are known afterwards', async () => {
  const player = await newPlayer(operator.apiUrl);
  await scenariosOf(operator.apiUrl).without(['sessions']);
  for (const device of [phone, desktop]) await logIn(player, device);
  expect([(await told(player)).length, (await mails(player)).length]).toEqual([0, 0]);
  for (const call of ['customer/endsession', 'customer/endothersessions'])
    expect((await player.call(call, { id: 1 })).status).toBe(404);
  await scenariosOf(operator.apiUrl).clear();
  await logIn(player, desktop);
  expect(await told(player)).toEqual([]);
});
