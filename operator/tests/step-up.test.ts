// @module-tag tier-2

import { afterEach, describe, expect, it } from 'vitest';
import { turnFactorOn } from '../../tests/support/authenticator';
import { accepted } from '../../tests/support/checked-calls';
import { listPayments } from '../../tests/support/list-payments';
import { operatorOfFile } from '../../tests/support/operator-of-file';
import { fund, newPlayer } from '../../tests/support/players';
import { scenariosOf } from '../../tests/support/scenarios';

const operator = operatorOfFile({ scenarios: true });
afterEach(() => scenariosOf(operator.apiUrl).clear());

const PHONE = 105;
const asked = { success: false, code: 'second-factor', field: 'code' };

/** A player with ₺1,000 whose second factor is on. */
async function owner() {
  const player = await newPlayer(operator.apiUrl);
  await fund(player, 1_000);
  const { app, recoveryCodes } = await turnFactorOn(player);
  const withdraw = (fields: { amount?: number; code?: string; key?: string } = {}) => {
    const { amount = 300, code, key } = fields;
    const detail = { Amount: amount, Phone: '5551234567' };
    const options = key === undefined ? {} : { idempotencyKey: key };
    return player.call('payment/withdraw', { id: PHONE, target: 'pay', detail, ...(code && { code }) }, options);
  };
  return { player, app, codes: recoveryCodes, withdraw };
}

describe('a withdrawal of a player with a second factor', () => {
  it('needs a code; a missing one, a wrong one and a used one have different answers', async () => {
    const { player, app, withdraw } = await owner();
    const missing = await withdraw();
    const wrong = await withdraw({ code: app.wrong() });
    expect([missing, wrong]).toMatchObject([asked, asked]);
    expect(missing.message).not.toBe(wrong.message);
    const code = app.next();
    expect(await withdraw({ code })).toMatchObject(accepted);
    const used = await withdraw({ code });
    expect(used).toMatchObject(asked);
    expect(used.message).toContain('next one');
    expect(await player.balance()).toBe(700);
  });

  it('does not use up a code when it is refused for another reason', async () => {
    const { app, withdraw } = await owner();
    const code = app.next();
    for (const amount of [1, 4_000]) {
      const reply = await withdraw({ amount, code });
      expect(reply.success).toBe(false);
      expect(reply).not.toHaveProperty('code');
    }
    expect(await withdraw({ code })).toMatchObject(accepted);
  });

  it('that succeeded is answered again without a code, by its idempotency key', async () => {
    const { player, app, codes, withdraw } = await owner();
    const key = 'one-withdrawal';
    expect(await withdraw({ key })).toMatchObject(asked);
    const done = await withdraw({ key, code: app.next() });
    expect(done).toMatchObject(accepted);
    expect(await withdraw({ key })).toEqual(done);
    expect(await withdraw({ key, code: app.wrong() })).toEqual(done);
    expect(await withdraw({ key, code: codes[0] ?? '' })).toEqual(done);
    expect((await player.call('security/status', {})).data).toMatchObject({ recoveryCodesLeft: 10 });
    expect((await listPayments(player)).filter(({ kind }) => kind === 2)).toHaveLength(1);
  });

  it('by many requests at once with one code is made once', async () => {
    const { player, codes, withdraw } = await owner();
    const replies = await Promise.all(Array.from({ length: 10 }, () => withdraw({ code: codes[0] ?? '' })));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(await player.balance()).toBe(700);
  });

  it('counts wrong codes as a login does, and a backup code works beyond them', async () => {
    const { app, codes, withdraw } = await owner();
    const replies = [];
    for (let count = 0; count < 11; count += 1) replies.push(await withdraw({ code: app.wrong() }));
    expect(replies.at(-1)?.message).toContain('backup code');
    expect((await withdraw({ code: app.next() })).success).toBe(false);
    expect(await withdraw({ code: codes[0] ?? '' })).toMatchObject(accepted);
  });

  it('needs no code of an operator without the capability, nor of a player without a factor', async () => {
    const { withdraw } = await owner();
    await scenariosOf(operator.apiUrl).without(['two-factor']);
    expect(await withdraw()).toMatchObject(accepted);
    await scenariosOf(operator.apiUrl).clear();
    const player = await newPlayer(operator.apiUrl);
    await fund(player, 500);
    const detail = { Amount: 300, Phone: '5551234567' };
    const reply = await player.call('payment/withdraw', { id: PHONE, target: 'pay', detail });
    expect(reply).toMatchObject(accepted);
  });
});
