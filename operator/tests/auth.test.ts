// @module-tag tier-2

import { describe, expect, it } from 'vitest';
import { accepted, refused, checkedOperator } from '../../tests/support/checked-calls';
import { lastCodeTo, otherCode } from '../../tests/support/operator-outbox';

const { call, login, newPlayer, running } = checkedOperator();

let lastPersonalNo = 20_000_000_000;
const registration = (over: Record<string, unknown> = {}) => {
  lastPersonalNo += 1;
  return {
    name: 'Işıl',
    surname: 'Çağlar',
    username: `isil${lastPersonalNo}`,
    email: `isil${lastPersonalNo}@ornek.example`,
    phone: '905550003344',
    country: 1,
    currencyId: 1,
    birthDate: '1992-07-04',
    PersonalNo: String(lastPersonalNo),
    password: 'gizli1234',
    password2: 'gizli1234',
    ...over,
  };
};

describe('auth', () => {
  it('logs the demo player in, in the language of the call', async () => {
    const { reply } = await login('demo', 'demo1234', 'tr');
    expect(reply).toMatchObject({ ...accepted, message: 'Hoş geldiniz, Deniz.' });
    expect(reply.data).toMatchObject({ username: 'demo', smsVerified: true, trialBonusAmount: 0 });
  });

  it('refuses a wrong password and an unknown name with the same answer', async () => {
    const wrong = await login('demo', 'demo12345');
    const unknown = await login('unknown', 'demo12345');
    expect(wrong.reply).toMatchObject(refused('The username or password is wrong.'));
    expect(unknown.reply).toEqual(wrong.reply);
  });

  it('registers a player and logs them in', async () => {
    const reply = await call('auth/register', registration({ refId: 'dost-7' }));
    expect(reply).toMatchObject({ ...accepted, message: 'Your account has been created.' });
    expect(reply.data).toMatchObject({ smsVerified: false, balance: 0, trialBonusAmount: 100 });
    const { token } = reply.data as { token: string };
    expect(await call('user/balance', undefined, { token })).toMatchObject({ ...accepted, data: { balance: 0 } });
  });

  it('refuses taken names and email addresses, in any spelling', async () => {
    const first = registration({ username: 'IŞIKLIiliman' });
    expect(await call('auth/register', first)).toMatchObject(accepted);
    const name = { username: 'ışıkliİLİMAN' };
    const email = { email: String(first.email).toUpperCase() };
    const personalNo = { PersonalNo: first.PersonalNo };
    expect(await call('auth/register', registration(name))).toMatchObject(refused('This username is taken.'));
    expect(await call('auth/register', registration(email))).toMatchObject(refused(/already registered/));
    expect(await call('auth/register', registration(personalNo))).toMatchObject(refused(/national ID/));
  });

  it('refuses minors and invalid fields with a message in the language of the call', async () => {
    const minor = registration({ birthDate: `${new Date().getUTCFullYear() - 17}-01-01` });
    expect(await call('auth/register', minor, { locale: 'tr' })).toMatchObject(
      refused('Üye olmak için 18 yaşını doldurmuş olmalısınız.'),
    );
    expect(await call('auth/register', registration({ password2: 'baska1234' }))).toMatchObject(
      refused('The passwords do not match.'),
    );
    expect((await call('auth/register', registration({ PersonalNo: '123' }))).status).toBe(400);
  });

  it('creates one player when two ask for the same name at once', async () => {
    const username = `yaris${Date.now()}`;
    const replies = await Promise.all([1, 2, 3].map(() => call('auth/register', registration({ username }))));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
  });

  it('lists countries, Türkiye first, in each language', async () => {
    for (const locale of ['tr', 'en'] as const) {
      const { data } = await call('auth/form', undefined, { locale });
      expect((data as { countries: unknown[] }).countries[0]).toEqual({ id: 1, name: 'Türkiye' });
    }
  });

  it('ends the session at logout', async () => {
    const player = await newPlayer();
    expect(await player.call('auth/logout')).toMatchObject(accepted);
    expect(await call('user/balance', undefined, { token: player.token, locale: 'tr' })).toMatchObject({
      status: 401,
      success: false,
      message: 'Oturumunuz sona erdi. Lütfen yeniden giriş yapın.',
      data: null,
    });
  });

  it('resets a forgotten password and ends the open sessions', async () => {
    const { username, password, email, token } = await newPlayer();
    expect(await call('auth/sendresetpassword', { username })).toMatchObject(accepted);
    const code = await lastCodeTo(running(), email);
    const wrong = await call('auth/checkresetcode', { username, code: otherCode(code) });
    expect(wrong).toMatchObject(refused(/wrong or has expired/));
    expect(await call('auth/checkresetcode', { username, code })).toMatchObject(accepted);

    const change = { username, code, password: 'yepyeni99', password2: 'yepyeni99' };
    const differing = await call('auth/changepasswordwithcode', { ...change, password2: 'yepyeni98' });
    expect(differing).toMatchObject(refused('The passwords do not match.'));
    const replies = await Promise.all([1, 2].map(() => call('auth/changepasswordwithcode', change)));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);

    expect(await call('user/balance', undefined, { token })).toMatchObject({ status: 401 });
    expect((await login(username, password)).reply.success).toBe(false);
    expect((await login(username, 'yepyeni99')).reply.success).toBe(true);
  });

  it('keeps the session of the player who resets the password while logged in', async () => {
    const { username, password, email, token } = await newPlayer();
    const other = await login(username, password);
    await call('auth/sendresetpassword', { username });
    const code = await lastCodeTo(running(), email);
    await call(
      'auth/changepasswordwithcode',
      { username, code, password: 'yepyeni99', password2: 'yepyeni99' },
      { token },
    );
    expect(await call('user/balance', undefined, { token })).toMatchObject(accepted);
    expect(await call('user/balance', undefined, { token: other.token })).toMatchObject({ status: 401 });
  });

  it('does not reveal whether a name is registered', async () => {
    const { username } = await newPlayer();
    const known = await call('auth/sendresetpassword', { username });
    expect(await call('auth/sendresetpassword', { username: 'nobodyatall' })).toEqual(known);
    const wrongCode = await call('auth/checkresetcode', { username, code: 'abcdef' });
    expect(await call('auth/checkresetcode', { username: 'nobodyatall', code: 'abcdef' })).toEqual(wrongCode);
  });

  it('invalidates a reset code after five wrong tries', async () => {
    const { username, email } = await newPlayer();
    await call('auth/sendresetpassword', { username });
    const code = await lastCodeTo(running(), email);
    for (let tries = 0; tries < 5; tries += 1) await call('auth/checkresetcode', { username, code: otherCode(code) });
    expect(await call('auth/checkresetcode', { username, code })).toMatchObject({ success: false });
  });
});
