// @module-tag tier-2

import { afterEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Assertion, creationOptions, requestOptions } from '~/upstream/contract/webauthn';
import { turnFactorOn } from '../../tests/support/authenticator';
import { accepted, refused } from '../../tests/support/checked-calls';
import { SITE_ORIGIN } from '../../tests/support/demo-operator';
import { callOperator } from '../../tests/support/operator-call';
import { operatorClock } from '../../tests/support/operator-clock';
import { operatorOfFile } from '../../tests/support/operator-of-file';
import { messagesTo } from '../../tests/support/operator-outbox';
import { addPasskey, PasskeyDevice } from '../../tests/support/passkey-device';
import { newPlayer, type TestPlayer } from '../../tests/support/players';
import { scenariosOf } from '../../tests/support/scenarios';

type Creation = z.input<typeof creationOptions>;
type Request = z.input<typeof requestOptions>;

const MINUTE = 60_000;

const operator = operatorOfFile({ scenarios: true });
afterEach(() => scenariosOf(operator.apiUrl).without([]));

const { now, wait } = operatorClock(() => operator.apiUrl);

const call = (path: string, body: unknown) => callOperator(operator.apiUrl, path, body);

/** A player with a passkey on a device. */
async function owner() {
  const [player, device] = [await newPlayer(operator.apiUrl), new PasskeyDevice(SITE_ORIGIN)];
  expect(await addPasskey(player, device)).toMatchObject(accepted);
  return { player, device };
}

const begin = async (player: TestPlayer) =>
  (await player.call('security/passkeybegin', { name: 'Telefon' })).data as Creation;
const askOptions = async (challenge?: string) => (await call('auth/passkeyoptions', { challenge })).data as Request;
const verify = (challenge: string, assertion: Assertion) =>
  call('auth/verify', { challenge, factor: 'passkey', assertion });
const logInWith = async (device: PasskeyDevice, lies?: Parameters<PasskeyDevice['get']>[1]) => {
  const options = await askOptions();
  return verify(options.challenge, device.get(options, lies));
};
async function stepOf({ username, password }: TestPlayer) {
  const { data } = await call('auth/login', { username, password });
  return data as { challenge: string; factors: string[] };
}
const passkeysOf = async (player: TestPlayer) =>
  ((await player.call('security/status', {})).data as { passkeys: { id: string; name: string }[] }).passkeys;

describe('a passkey', () => {
  it('is listed with its name, is told to the player, and opens a session without a password', async () => {
    const { player, device } = await owner();
    expect(await passkeysOf(player)).toEqual([
      { id: expect.any(String) as string, name: 'Telefon', createdAt: expect.any(String) as string, lastUsedAt: null },
    ]);
    const told = await messagesTo(operator, player.email);
    expect(told.map(({ text }) => text).join()).toMatch(/A passkey was added.+“Telefon”/);

    const verified = await logInWith(device);
    expect(verified).toMatchObject({ ...accepted, message: 'Welcome, Ayşe.', data: { username: player.username } });
    expect(await passkeysOf(player)).toMatchObject([{ lastUsedAt: expect.any(String) as string }]);
  });

  it('is a whole login where the second factor is on, and no second step where it is off', async () => {
    const { player, device } = await owner();
    expect(await stepOf(player)).toMatchObject({ username: player.username });
    await turnFactorOn(player, now);
    expect(await stepOf(player)).toMatchObject({ factors: ['totp', 'recovery-code', 'passkey'] });
    expect(await logInWith(device)).toMatchObject({ ...accepted, data: { username: player.username } });
  });

  it('ends the second step of its own player only', async () => {
    const { player, device } = await owner();
    const other = await owner();
    await turnFactorOn(player, now);
    const { challenge } = await stepOf(player);
    const options = await askOptions(challenge);
    expect(options.allowCredentials).toHaveLength(1);
    expect(await verify(challenge, other.device.get({ ...options, allowCredentials: undefined }))).toMatchObject({
      ...refused(/not known for this account/),
      field: 'assertion',
    });
    const again = await askOptions(challenge);
    expect(await verify(challenge, device.get(again))).toMatchObject({ data: { username: player.username } });
    expect(await verify(challenge, device.get(again))).toMatchObject({ ...refused(/run out/), field: 'challenge' });
  });

  it('that was removed opens nothing, and is told to the player', async () => {
    const { player, device } = await owner();
    const [passkey] = await passkeysOf(player);
    const stranger = await newPlayer(operator.apiUrl);
    expect(await stranger.call('security/passkeyremove', { id: passkey?.id })).toMatchObject(
      refused(/removed already/),
    );
    expect(await player.call('security/passkeyremove', { id: passkey?.id })).toMatchObject(accepted);
    expect(await player.call('security/passkeyremove', { id: passkey?.id })).toMatchObject(refused(/removed already/));
    expect(await logInWith(device)).toMatchObject({ ...refused(/may have been removed/), field: 'assertion' });
    const told = await messagesTo(operator, player.email);
    expect(told.map(({ text }) => text).join()).toMatch(/A passkey was removed/);
  });
});

describe('of a player whose second factor is on, a passkey', () => {
  const asksForCode = { success: false, code: 'second-factor', field: 'code' };

  it('is added with a code: one for as long as it waits, and for that session alone', async () => {
    const { player } = await owner();
    const { recoveryCodes } = await turnFactorOn(player, now);
    const begun = (code?: string, call = player.call) => call('security/passkeybegin', { name: 'Yeni', code });
    expect([await begun(), await begun('000000')]).toMatchObject([asksForCode, asksForCode]);
    const [first, login] = recoveryCodes;
    expect(await begun(first)).toMatchObject(accepted);
    const closed = await begun();
    expect(closed).toMatchObject(accepted);
    const { challenge } = await stepOf(player);
    const { token } = (await call('auth/verify', { challenge, factor: 'recovery-code', code: login })).data as {
      token: string;
    };
    const elsewhere: TestPlayer['call'] = (path, body) => callOperator(operator.apiUrl, path, body, { token });
    expect(await begun(undefined, elsewhere)).toMatchObject(asksForCode);
    const made = new PasskeyDevice(SITE_ORIGIN).create(closed.data as Creation);
    expect(await elsewhere('security/passkeyfinish', { attestation: made })).toMatchObject(refused(/run out/));
    const again = new PasskeyDevice(SITE_ORIGIN).create((await begun()).data as Creation);
    expect(await player.call('security/passkeyfinish', { attestation: again })).toMatchObject(accepted);
    await wait(5 * MINUTE);
    expect(await begun()).toMatchObject(asksForCode);
  });

  it('is removed with a code, which one that is gone does not use up', async () => {
    const { player } = await owner();
    const { recoveryCodes } = await turnFactorOn(player, now);
    const [passkey] = await passkeysOf(player);
    const remove = (id: string | undefined, code?: string) => player.call('security/passkeyremove', { id, code });
    expect([await remove(passkey?.id), await remove(passkey?.id, '000000')]).toMatchObject([asksForCode, asksForCode]);
    const [code] = recoveryCodes;
    expect(await remove('999999', code)).toMatchObject(refused(/removed already/));
    expect(await passkeysOf(player)).toHaveLength(1);
    expect(await remove(passkey?.id, code)).toMatchObject(accepted);
    expect(await passkeysOf(player)).toEqual([]);
  });
});

describe('an answer of a browser is refused', () => {
  const foreign = 'https://copy.example';

  it.each([
    ['from another site', { origin: foreign }],
    ['from a lookalike of the local site', { origin: 'http://localhost.copy.example' }],
    ['without the PIN or fingerprint of the device', { isVerified: false }],
    ['with a counter that was seen before', { counter: 1 }],
  ])('%s', async (_name, lies) => {
    const { device } = await owner();
    expect(await logInWith(device)).toMatchObject(accepted);
    expect(await logInWith(device, lies)).toMatchObject({ ...refused(/could not be verified/), field: 'assertion' });
    expect(await logInWith(device)).toMatchObject(accepted);
  });

  it('the second time', async () => {
    const { device } = await owner();
    const options = await askOptions();
    const assertion = device.get(options);
    expect(await verify(options.challenge, assertion)).toMatchObject(accepted);
    expect(await verify(options.challenge, assertion)).toMatchObject(refused(/run out/));
  });

  it('for the challenge of another login, of another purpose, and of no login', async () => {
    const { player, device } = await owner();
    const other = await owner();
    await turnFactorOn(player, now);
    await turnFactorOn(other.player, now);
    const [own, theirs] = [await stepOf(player), await stepOf(other.player)];
    const options = await askOptions(theirs.challenge);
    const free = { ...options, allowCredentials: undefined };
    expect(await verify(own.challenge, device.get(free))).toMatchObject(refused(/run out/));
    expect(await verify(options.challenge, device.get(free))).toMatchObject(refused(/run out/));
    expect(await verify('x'.repeat(43), device.get(await askOptions()))).toMatchObject({
      ...refused(/run out/),
      field: 'challenge',
    });
    expect(await verify('x'.repeat(43), device.get(free, { challenge: 'x'.repeat(43) }))).toMatchObject(
      refused(/run out/),
    );
  });

  it('after five minutes', async () => {
    const { player, device } = await owner();
    const options = await askOptions();
    const creation = await begin(player);
    await wait(5 * MINUTE + 1_000);
    expect(await verify(options.challenge, device.get(options))).toMatchObject(refused(/run out/));
    expect(await player.call('security/passkeyfinish', { attestation: device.create(creation) })).toMatchObject(
      refused(/run out/),
    );
  });

  it('that makes a passkey for another player, a second time, or on another site', async () => {
    const [player, stranger] = [await newPlayer(operator.apiUrl), await newPlayer(operator.apiUrl)];
    const device = new PasskeyDevice(SITE_ORIGIN);
    const finish = async (by: TestPlayer, attestation: unknown) => by.call('security/passkeyfinish', { attestation });
    expect(await finish(stranger, device.create(await begin(player)))).toMatchObject(refused(/run out/));
    expect(await finish(player, device.create(await begin(player), { origin: foreign }))).toMatchObject(
      refused(/could not be verified/),
    );
    expect(await finish(player, device.create(await begin(player), { isVerified: false }))).toMatchObject(
      refused(/could not be verified/),
    );
    const attestation = device.create(await begin(player));
    expect(await finish(player, attestation)).toMatchObject(accepted);
    expect(await finish(player, attestation)).toMatchObject(refused(/run out/));
    expect(await passkeysOf(player)).toHaveLength(1);
  });
});

it('a passkey is added on every port of the local machine, and on no other address', async () => {
  const player = await newPlayer(operator.apiUrl);
  expect(await addPasskey(player, new PasskeyDevice('http://localhost:4711'))).toMatchObject(accepted);
  expect(await addPasskey(player, new PasskeyDevice('https://localhost:4711'))).toMatchObject(
    refused(/could not be verified/),
  );
});

it('the eleventh passkey is refused, and the options name those that there are', async () => {
  const player = await newPlayer(operator.apiUrl);
  const device = new PasskeyDevice(SITE_ORIGIN);
  const eleventh = await begin(player);
  for (let count = 0; count < 10; count += 1) await addPasskey(player, device, `Cihaz ${count}`);
  expect(await player.call('security/passkeybegin', { name: 'Telefon' })).toMatchObject(refused(/10 passkeys at most/));
  expect(await player.call('security/passkeyfinish', { attestation: device.create(eleventh) })).toMatchObject(
    refused(/10 passkeys at most/),
  );
  const [newest] = await passkeysOf(player);
  await player.call('security/passkeyremove', { id: newest?.id });
  expect((await begin(player)).excludeCredentials).toHaveLength(9);
});

describe('each capability alone', () => {
  const paths = { 'two-factor': 'security/totpbegin', passkeys: 'security/passkeybegin' } as const;

  it.each(['two-factor', 'passkeys'] as const)('%s', async (name) => {
    const player = await newPlayer(operator.apiUrl);
    const other = name === 'passkeys' ? 'two-factor' : 'passkeys';
    await scenariosOf(operator.apiUrl).without([other]);
    const { data } = await player.call('security/status', {});
    expect(Object.hasOwn(data as object, 'passkeys')).toBe(name === 'passkeys');
    expect(await player.call(paths[name], { name: 'Telefon' })).toMatchObject(accepted);
    expect((await player.call(paths[other], { name: 'Telefon' })).status).toBe(404);
    expect((await call('auth/passkeyoptions', {})).status).toBe(name === 'passkeys' ? 200 : 404);
  });

  it('both off: there is no status either, and a login is of one step', async () => {
    const { player, device } = await owner();
    const options = await askOptions();
    await scenariosOf(operator.apiUrl).without(['two-factor', 'passkeys']);
    expect((await player.call('security/status', {})).status).toBe(404);
    expect((await verify(options.challenge, device.get(options))).status).toBe(404);
    expect(await stepOf(player)).toMatchObject({ username: player.username });
  });
});
