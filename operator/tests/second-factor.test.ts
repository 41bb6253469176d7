// @module-tag tier-2

import { beforeEach, describe, expect, it } from 'vitest';
import { Authenticator, totpCode, turnFactorOn } from '../../tests/support/authenticator';
import { accepted, refused } from '../../tests/support/checked-calls';
import { callOperator, type CallOptions, type Reply } from '../../tests/support/operator-call';
import { operatorClock } from '../../tests/support/operator-clock';
import { operatorOfFile } from '../../tests/support/operator-of-file';
import { lastCodeTo, messagesTo } from '../../tests/support/operator-outbox';
import { newPlayer, type TestPlayer } from '../../tests/support/players';
import { scenariosOf } from '../../tests/support/scenarios';

const operator = operatorOfFile({ scenarios: true });

const MINUTE = 60_000;

const { now, wait } = operatorClock(() => operator.apiUrl);
// Codes that the tests before have used are of the past then.
beforeEach(() => wait(2 * MINUTE));

const call = (path: string, body: unknown, options = {}) => callOperator(operator.apiUrl, path, body, options);

const logIn = ({ username, password }: Pick<TestPlayer, 'username' | 'password'>) =>
  call('auth/login', { username, password });

async function challengeOf(player: Pick<TestPlayer, 'username' | 'password'>): Promise<string> {
  return ((await logIn(player)).data as { challenge: string }).challenge;
}

const verify = (challenge: string, code: string, factor = 'totp') => call('auth/verify', { challenge, factor, code });

const tokenOf = ({ data }: Reply) => (data as { token?: string } | null)?.token;

async function owner() {
  const player = await newPlayer(operator.apiUrl);
  return { player, ...(await turnFactorOn(player, now)) };
}

const statusOf = async (player: TestPlayer) => (await player.call('security/status', {})).data;

async function noticesOf(player: TestPlayer): Promise<string[]> {
  const { data } = await player.call('customer/notification', { skip: 0, take: 10 });
  return (data as { title: string }[]).map(({ title }) => title);
}

describe('a login with a second factor', () => {
  it('opens a session with the code of the app only', async () => {
    const { player, app } = await owner();
    const reply = await logIn(player);
    expect(reply).toMatchObject({ ...accepted, message: null, data: { factors: ['totp', 'recovery-code'] } });
    expect(tokenOf(reply)).toBeUndefined();
    const { challenge } = reply.data as { challenge: string };
    const verified = await verify(challenge, app.next());
    expect(verified).toMatchObject({ ...accepted, message: 'Welcome, Ayşe.', data: { username: player.username } });
    const balance = await call('user/balance', undefined, { token: tokenOf(verified) });
    expect(balance).toMatchObject(accepted);
  });

  it('has the same answer to a wrong password as an account without one', async () => {
    const { player } = await owner();
    const plain = await newPlayer(operator.apiUrl);
    const [guarded, unguarded] = await Promise.all(
      [player, plain].map(({ username }) => logIn({ username, password: 'baska1234' })),
    );
    expect(guarded).toEqual(unguarded);
  });

  it('ends with the fifth wrong code, and after five minutes', async () => {
    const { player, app } = await owner();
    const challenge = await challengeOf(player);
    for (let count = 0; count < 4; count += 1)
      expect(await verify(challenge, app.wrong())).toMatchObject({ ...refused(/phone's clock/), field: 'code' });
    expect(await verify(challenge, app.wrong())).toMatchObject({ ...refused(/log in again/), field: 'challenge' });
    const code = app.next();
    expect(await verify(challenge, code)).toMatchObject({ ...refused(/log in again/), field: 'challenge' });

    const late = await challengeOf(player);
    await wait(5 * MINUTE + 1_000);
    expect(await verify(late, app.next())).toMatchObject({ ...refused(/log in again/), field: 'challenge' });
  });

  it('takes 30 wrong codes a day from strangers, wherever they are, and then still the codes of a known device', async () => {
    const { player, app, recoveryCodes } = await owner();
    const own = { device: { fingerprint: 'a-device-of-the-player', userAgent: '' }, address: '192.0.2.1' };
    const verifyFrom = async (options: CallOptions, code: string, factor = 'totp') =>
      call('auth/verify', { challenge: await challengeOf(player), factor, code }, options);
    expect(await verifyFrom(own, recoveryCodes[0] ?? '', 'recovery-code')).toMatchObject(accepted);
    const fromStranger = (network: number) => ({ address: `198.51.${network}.7` });
    for (let count = 0; count < 30; count += 1)
      expect(await verifyFrom(fromStranger(Math.floor(count / 5)), app.wrong())).toMatchObject(refused(/is wrong/));
    const right = app.next();
    expect(await verifyFrom(fromStranger(99), right)).toMatchObject(refused(/[Tt]oo many/));
    expect(await verifyFrom(own, app.wrong())).toMatchObject(refused(/is wrong/));
    expect(await verifyFrom(own, right)).toMatchObject(accepted);
    await wait(24 * 60 * MINUTE);
    expect(await verifyFrom(fromStranger(100), app.next())).toMatchObject(accepted);
  });

  it('may be begun several times side by side', async () => {
    const { player, app } = await owner();
    const [first, second] = [await challengeOf(player), await challengeOf(player)];
    expect(await verify(second, app.next())).toMatchObject(accepted);
    await wait(MINUTE);
    expect(await verify(first, app.next())).toMatchObject(accepted);
  });

  it('opens one session for one recovery code that is sent many times at once', async () => {
    const { player, recoveryCodes } = await owner();
    const challenges = await Promise.all(Array.from({ length: 8 }, () => challengeOf(player)));
    const replies = await Promise.all(challenges.map((each) => verify(each, recoveryCodes[0] ?? '', 'recovery-code')));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(await statusOf(player)).toMatchObject({ totp: true, recoveryCodesLeft: 9 });
    expect(await noticesOf(player)).toEqual(['A backup code was used', 'Two-step verification is on']);
  });

  it('opens one session for one challenge that is answered twice at once', async () => {
    const { player, recoveryCodes } = await owner();
    const challenge = await challengeOf(player);
    const replies = await Promise.all(recoveryCodes.map((code) => verify(challenge, code, 'recovery-code')));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
  });

  it('asks for the code after a password reset too, and ends the logins that wait', async () => {
    const { player, app } = await owner();
    const { username, email } = player;
    const waiting = await challengeOf(player);
    await call('auth/sendresetpassword', { username });
    const code = await lastCodeTo(operator, email);
    const change = { username, code, password: 'yepyeni99', password2: 'yepyeni99' };
    expect(await call('auth/changepasswordwithcode', change)).toMatchObject(accepted);
    expect(await verify(waiting, app.next())).toMatchObject({ success: false, field: 'challenge' });
    await wait(MINUTE);
    const challenge = await challengeOf({ username, password: 'yepyeni99' });
    expect(await verify(challenge, app.next())).toMatchObject(accepted);
  });
});

describe('the set-up', () => {
  it('ends the other sessions, and keeps its own', async () => {
    const player = await newPlayer(operator.apiUrl);
    const other = tokenOf(await logIn(player));
    const { recoveryCodes } = await turnFactorOn(player, now);
    expect(recoveryCodes).toHaveLength(10);
    expect(await call('user/balance', undefined, { token: other })).toMatchObject({ status: 401 });
    expect(await player.call('user/balance')).toMatchObject(accepted);
    expect(await noticesOf(player)).toEqual(['Two-step verification is on']);
    const [mail] = await messagesTo(operator, player.email);
    expect(mail).toMatchObject({ kind: 'email', code: '', text: expect.stringContaining('Two-step') as string });
  });

  it('counts the last secret of two, and names the older one', async () => {
    const player = await newPlayer(operator.apiUrl);
    const [older, newer] = [await player.call('security/totpbegin', {}), await player.call('security/totpbegin', {})]
      .map(({ data }) => (data as { secret: string }).secret)
      .map((secret) => new Authenticator(secret, now));
    const refusal = await player.call('security/totpconfirm', { code: older?.next() });
    expect(refusal).toMatchObject({ ...refused(/older QR code/), field: 'code' });
    expect(await player.call('security/totpconfirm', { code: newer?.next() })).toMatchObject(accepted);
  });

  it('says how wrong the clock of the phone is', async () => {
    const player = await newPlayer(operator.apiUrl);
    const { secret } = (await player.call('security/totpbegin', {})).data as { secret: string };
    const early = { code: totpCode(secret, now() + 3 * MINUTE) };
    expect(await player.call('security/totpconfirm', early)).toMatchObject(refused(/wrong by about 3 min/));
    expect(await statusOf(player)).toMatchObject({ totp: false, recoveryCodesLeft: 0 });
  });

  it('expires after ten minutes, and cannot replace a factor that is on', async () => {
    const player = await newPlayer(operator.apiUrl);
    const { secret } = (await player.call('security/totpbegin', {})).data as { secret: string };
    await wait(10 * MINUTE + 1_000);
    const code = { code: totpCode(secret, now()) };
    expect(await player.call('security/totpconfirm', code)).toMatchObject(refused(/Begin again/));
    await turnFactorOn(player, now);
    expect(await player.call('security/totpbegin', {})).toMatchObject(refused(/on already/));
    expect(await player.call('security/totpconfirm', code)).toMatchObject(refused(/on already/));
  });
});

describe('changes of the factor', () => {
  it('is turned off with the password and a code', async () => {
    const { player, app, recoveryCodes } = await owner();
    const off = (password: string, code: string) => player.call('security/totpdisable', { password, code });
    expect(await off('baska1234', app.next())).toMatchObject({ ...refused(/password is wrong/), field: 'password' });
    expect(await off(player.password, app.wrong())).toMatchObject({ success: false, field: 'code' });
    expect(await off(player.password, recoveryCodes[3] ?? '')).toMatchObject(accepted);
    expect(await statusOf(player)).toMatchObject({ totp: false, recoveryCodesLeft: 0 });
    expect(tokenOf(await logIn(player))).toBeDefined();
    expect((await noticesOf(player))[0]).toBe('Two-step verification is off');
  });

  it('makes the old recovery codes void with new ones', async () => {
    const { player, app, recoveryCodes } = await owner();
    expect(await player.call('security/recoverycodes', { code: app.wrong() })).toMatchObject({ field: 'code' });
    const { data } = await player.call('security/recoverycodes', { code: app.next() });
    const fresh = (data as { recoveryCodes: string[] }).recoveryCodes;
    const challenge = await challengeOf(player);
    expect(await verify(challenge, recoveryCodes[0] ?? '', 'recovery-code')).toMatchObject(
      refused(/wrong or has been/),
    );
    expect(await verify(challenge, fresh[0] ?? '', 'recovery-code')).toMatchObject(accepted);
    expect(await noticesOf(player)).toContain('New backup codes were made');
  });
});

it('does not exist while the capability is off', async () => {
  const { player } = await owner();
  const scenarios = scenariosOf(operator.apiUrl);
  await scenarios.without(['two-factor']);
  expect((await player.call('security/totpbegin', {})).status).toBe(404);
  expect(await verify('x'.repeat(43), '123456')).toMatchObject({ status: 404 });
  expect(tokenOf(await logIn(player))).toBeDefined();
  await scenarios.without([]);
});
