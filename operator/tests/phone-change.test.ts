// @module-tag tier-1
// @module-tag phone-verification

import { beforeEach, describe, expect, it } from 'vitest';
import { turnFactorOn } from '../../tests/support/authenticator';
import { accepted, refused } from '../../tests/support/checked-calls';
import { operatorClock } from '../../tests/support/operator-clock';
import { operatorOfFile } from '../../tests/support/operator-of-file';
import { lastCodeTo, messagesTo, otherCode } from '../../tests/support/operator-outbox';
import { newPlayer, registrationOf, type TestPlayer } from '../../tests/support/players';
import { scenariosOf } from '../../tests/support/scenarios';

/** How the demonstration operator changes a phone that is verified. */

const operator = operatorOfFile({ scenarios: true });

const MINUTE = 60_000;

const { now, wait } = operatorClock(() => operator.apiUrl);
// Codes of authenticator apps that the tests before have used are of the past then.
beforeEach(() => wait(2 * MINUTE));

/** A number that belongs to no player. */
const freePhone = () => registrationOf().phone;

/** A player whose phone is verified. */
async function owner() {
  const player = await newPlayer(operator.apiUrl);
  const oldPhone = String(player.facts.phone);
  await verify(player, oldPhone);
  return { player, oldPhone, phone: freePhone() };
}

async function verify(player: TestPlayer, phone: string): Promise<void> {
  await player.call('customer/updatephone', { step: 1, phone });
  const code = await lastCodeTo(operator, phone);
  expect(await player.call('customer/updatephone', { step: 2, phone, code })).toMatchObject(accepted);
}

const begin = (player: TestPlayer, phone: string) => player.call('customer/changephonebegin', { phone });

type Codes = { newCode?: string; oldCode?: string; code?: string };
const confirm = (player: TestPlayer, phone: string, codes: Codes) =>
  player.call('customer/changephoneconfirm', { phone, ...codes });

/** The codes that both numbers were sent. */
const codesTo = async (oldPhone: string, phone: string) => ({
  oldCode: await lastCodeTo(operator, oldPhone),
  newCode: await lastCodeTo(operator, phone),
});

const phoneOf = async (player: TestPlayer) =>
  ((await player.call('customer/profile', {})).data as { phone: string; smsVerified: boolean }).phone;

describe('the change of a verified phone', () => {
  it('needs the codes of both numbers, and is told at both and by a notification', async () => {
    const { player, oldPhone, phone } = await owner();
    expect(await begin(player, phone)).toMatchObject({
      ...accepted,
      data: { acceptsFactor: false, resendInSeconds: 60 },
    });
    const codes = await codesTo(oldPhone, phone);
    expect(await phoneOf(player)).toBe(oldPhone);
    expect(await confirm(player, phone, codes)).toMatchObject({
      ...accepted,
      message: 'Your phone number has been changed.',
    });
    expect((await player.call('customer/profile', {})).data).toMatchObject({ phone, smsVerified: true });
    for (const to of [oldPhone, phone]) {
      const [message] = await messagesTo(operator, to);
      expect(message).toMatchObject({ kind: 'sms', code: '' });
      expect(message?.text).toMatch(/number of your account was changed/);
      expect(message?.text, 'not the whole number').not.toContain(phone);
    }
    const { data } = await player.call('customer/notification', { skip: 0, take: 5 });
    expect((data as { title: string }[])[0]?.title).toBe('Your phone number was changed');
    expect(await confirm(player, phone, codes)).toMatchObject({ ...refused(/have expired/), field: 'phone' });
  });

  it('is refused with one wrong code, whichever it is, and with the two exchanged', async () => {
    const { player, oldPhone, phone } = await owner();
    await begin(player, phone);
    const { oldCode, newCode } = await codesTo(oldPhone, phone);
    const tries: [Codes, string][] = [
      [{ newCode: otherCode(newCode), oldCode }, 'newCode'],
      [{ newCode, oldCode: otherCode(oldCode) }, 'oldCode'],
      [{ newCode }, 'oldCode'],
      [{ newCode: oldCode, oldCode: newCode }, 'newCode'],
    ];
    for (const [codes, field] of tries)
      expect(await confirm(player, phone, codes)).toMatchObject({ ...refused(/wrong/), field });
    expect(await confirm(player, phone, { newCode, oldCode })).toMatchObject(accepted);
  });

  it('takes five wrong tries, then has to begin again after a minute', async () => {
    const { player, oldPhone, phone } = await owner();
    await begin(player, phone);
    const { oldCode, newCode } = await codesTo(oldPhone, phone);
    const wrong = { newCode, oldCode: otherCode(oldCode) };
    for (let count = 0; count < 4; count += 1)
      expect(await confirm(player, phone, wrong)).toMatchObject({ success: false, field: 'oldCode' });
    expect(await confirm(player, phone, wrong)).toMatchObject({ ...refused(/five times/), field: 'phone' });
    expect(await confirm(player, phone, { newCode, oldCode })).toMatchObject({ success: false, field: 'phone' });
    expect(await begin(player, phone)).toMatchObject({ ...refused(/in \d+ seconds/), field: 'phone' });
    await wait(MINUTE);
    expect(await begin(player, phone)).toMatchObject(accepted);
    expect(await confirm(player, phone, await codesTo(oldPhone, phone))).toMatchObject(accepted);
  });

  it('ends after ten minutes', async () => {
    const { player, oldPhone, phone } = await owner();
    await begin(player, phone);
    const codes = await codesTo(oldPhone, phone);
    await wait(10 * MINUTE + 1_000);
    expect(await confirm(player, phone, codes)).toMatchObject({ ...refused(/expired/), field: 'phone' });
    expect(await phoneOf(player)).toBe(oldPhone);
  });

  it('sends other codes to the same number after a minute only', async () => {
    const { player, oldPhone, phone } = await owner();
    await begin(player, phone);
    const first = await codesTo(oldPhone, phone);
    await wait(20_000);
    const { data } = await begin(player, phone);
    expect((data as { resendInSeconds: number }).resendInSeconds).toBeLessThanOrEqual(40);
    expect(await messagesTo(operator, phone)).toHaveLength(1);
    await wait(MINUTE);
    await begin(player, phone);
    expect(await messagesTo(operator, phone)).toHaveLength(2);
    const second = await codesTo(oldPhone, phone);
    if (first.newCode !== second.newCode)
      expect(await confirm(player, phone, { ...second, newCode: first.newCode })).toMatchObject({ field: 'newCode' });
    expect(await confirm(player, phone, second)).toMatchObject(accepted);
  });

  it('counts the last of two that were begun, for its own number', async () => {
    const { player, oldPhone, phone } = await owner();
    const other = freePhone();
    await begin(player, other);
    const firstCodes = await codesTo(oldPhone, other);
    await begin(player, phone);
    const codes = await codesTo(oldPhone, phone);
    expect(await confirm(player, other, firstCodes)).toMatchObject({ ...refused(/another number/), field: 'phone' });
    expect(await confirm(player, other, codes)).toMatchObject({ field: 'phone' });
    expect(await confirm(player, phone, codes)).toMatchObject(accepted);
    expect(await phoneOf(player)).toBe(phone);
  });

  it('does not tell that a number is another player’s, and never gives it away', async () => {
    const [{ player, oldPhone, phone }, other] = [await owner(), await owner()];
    const free = await begin(player, phone);
    await wait(MINUTE);
    const taken = await begin(player, other.oldPhone);
    expect(taken).toEqual(free);
    const [message] = await messagesTo(operator, other.oldPhone);
    expect(message).toMatchObject({ code: '' });
    expect(message?.text).toMatch(/belongs to an account already/);
    const oldCode = await lastCodeTo(operator, oldPhone);
    const stolen = { newCode: await lastCodeTo(operator, other.oldPhone), oldCode };
    expect(await confirm(player, other.oldPhone, stolen)).toMatchObject({ ...refused(/wrong/), field: 'newCode' });
    expect(await phoneOf(player)).toBe(oldPhone);
  });

  it('is refused where another player has verified the number meanwhile', async () => {
    const { player, oldPhone, phone } = await owner();
    await begin(player, phone);
    const codes = await codesTo(oldPhone, phone);
    await verify(await newPlayer(operator.apiUrl), phone);
    expect(await confirm(player, phone, codes)).toMatchObject({ success: false, field: 'phone' });
    expect(await phoneOf(player)).toBe(oldPhone);
  });

  it('is not begun for the same number, or before the present one is verified', async () => {
    const { player, oldPhone, phone } = await owner();
    expect(await begin(player, oldPhone)).toMatchObject({ ...refused(/your number already/), field: 'phone' });
    expect(await begin(await newPlayer(operator.apiUrl), phone)).toMatchObject(refused(/Verify your present/));
    expect(await messagesTo(operator, phone)).toEqual([]);
  });

  it('cannot be reached around, by the verification of a new number', async () => {
    const { player, oldPhone, phone } = await owner();
    const replies = [
      await player.call('customer/updatephone', { step: 1, phone }),
      await player.call('customer/updatephone', { step: 2, phone, code: '000000' }),
    ];
    for (const reply of replies) expect(reply).toMatchObject({ ...refused(/old and the new/), field: 'phone' });
    expect(await messagesTo(operator, phone)).toEqual([]);
    await verify(player, oldPhone);
  });

  it('takes no code of another player’s change', async () => {
    const { player, oldPhone, phone } = await owner();
    await begin(player, phone);
    const own = await codesTo(oldPhone, phone);
    const stranger = await owner();
    await begin(stranger.player, stranger.phone);
    expect(await confirm(stranger.player, stranger.phone, own)).toMatchObject({ success: false });
  });
});

describe('a second factor in place of the old phone', () => {
  it('is offered to players who have one, by the app or a backup code', async () => {
    const { player, phone } = await owner();
    const { app, recoveryCodes } = await turnFactorOn(player, now);
    await wait(2 * MINUTE);
    const { data } = await begin(player, phone);
    expect(data).toMatchObject({ acceptsFactor: true });
    const newCode = await lastCodeTo(operator, phone);
    const wrong = { newCode, code: app.wrong() };
    expect(await confirm(player, phone, wrong)).toMatchObject({ success: false, field: 'code' });
    const early = { newCode: otherCode(newCode), code: recoveryCodes[0] ?? '' };
    expect(await confirm(player, phone, early)).toMatchObject({ field: 'newCode' });
    expect(await confirm(player, phone, { newCode, code: recoveryCodes[0] ?? '' }), 'not used up').toMatchObject(
      accepted,
    );
    await begin(player, freePhone());
    const next = freePhone();
    await begin(player, next);
    const codes = { newCode: await lastCodeTo(operator, next), code: app.next() };
    expect(await confirm(player, next, codes)).toMatchObject(accepted);
  });

  it('is worth nothing to players who have none, or while the capability is off', async () => {
    const { player, phone } = await owner();
    await begin(player, phone);
    const newCode = await lastCodeTo(operator, phone);
    expect(await confirm(player, phone, { newCode, code: '123456' })).toMatchObject({ success: false, field: 'code' });
    const { recoveryCodes } = await turnFactorOn(player, now);
    const scenarios = scenariosOf(operator.apiUrl);
    await scenarios.without(['two-factor']);
    expect(await confirm(player, phone, { newCode, code: recoveryCodes[0] ?? '' })).toMatchObject({ field: 'code' });
    await scenarios.without([]);
  });
});

it('does not exist while the capability is off, and numbers change as before', async () => {
  const { player, phone } = await owner();
  const scenarios = scenariosOf(operator.apiUrl);
  await scenarios.without(['phone-change']);
  expect((await begin(player, phone)).status).toBe(404);
  expect((await confirm(player, phone, { newCode: '123456', oldCode: '123456' })).status).toBe(404);
  await verify(player, phone);
  await scenarios.without([]);
});
