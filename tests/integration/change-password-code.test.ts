// @module-tag tier-1
// @module-tag change-password

import { afterEach, describe, expect, it } from 'vitest';
import { enterAsNewPlayer } from '../support/enter-as-new-player';
import { shown, withoutScripts } from '../support/html';
import { scenariosOf } from '../support/scenarios';
import { sendRecoveryCode, twoStepSite } from '../support/two-step';

const { site, visit, owner } = twoStepSite();
// Not all scenarios: the clock goes on.
afterEach(() => scenariosOf(site.operatorUrl).without([]));

const PATH = '/dashboard/change-password';
const NEW = 'yeni-şifre-77';
const CODE_FIELD = /<input(?=[^>]*name="code")(?=[^>]*autocomplete="one-time-code")[^>]*>/i;

/** A player whose second factor is on, logged in. */
async function enter(language: 'tr' | 'en' = 'tr') {
  const { player, app, recoveryCodes } = await owner();
  const [first = '', ...codes] = recoveryCodes;
  const visitor = visit();
  visitor.cookies.set('language', language);
  await visitor.logIn(player.username, player.password);
  await sendRecoveryCode(visitor, first);
  const change = { oldPassword: player.password, password: NEW, confirmPassword: NEW };
  const send = (code?: string, over: Partial<typeof change> = {}) =>
    visitor.post(PATH, { ...change, ...over, ...(code !== undefined && { code }) });
  /** Whether the password is right: a login then waits for its second step. */
  const isPassword = async (password: string) => {
    const other = visit();
    await other.logIn(player.username, password);
    return other.cookies.has('second-step');
  };
  return { player, app, codes, visitor, send, isPassword };
}

describe('a new password of a player with a second factor', () => {
  it('is asked for with a code from the start, and takes one of the app', async () => {
    const { visitor, app, send, isPassword } = await enter();
    expect(await shown(await visitor.get(PATH))).toMatch(CODE_FIELD);
    const answer = await send(app.next());
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/dashboard/account']);
    expect(await isPassword(NEW)).toBe(true);
  });

  it('takes a backup code, and each once', async () => {
    const { codes, send, isPassword, visitor } = await enter();
    const code = (codes[0] ?? '').toLowerCase().replace('-', ' ');
    const done = await send(code);
    expect(done.status).toBe(303);
    const again = await send(code, { oldPassword: NEW, password: 'başka-şifre-78', confirmPassword: 'başka-şifre-78' });
    expect(again.status).toBe(400);
    expect(await shown(again)).toContain('Yedek kod hatalı veya kullanılmış');
    expect(await isPassword(NEW)).toBe(true);
    const left = [...site.logs, ...[...done.headers].flat(), ...visitor.cookies.values()].join('\n');
    for (const secret of [code, codes[0] ?? '', NEW]) expect(left).not.toContain(secret);
  });

  it.each([
    ['tr', 'yedek kodla onaylayın', 'Kod hatalı.'],
    ['en', 'or with a backup code', 'The code is wrong.'],
  ] as const)('needs a code, and says when it is wrong (%s)', async (language, asked, wrong) => {
    const { app, send, isPassword, player } = await enter(language);
    for (const [code, message] of [
      [undefined, asked],
      ['', asked],
      [app.wrong(), wrong],
    ] as const) {
      const answer = await send(code);
      expect(answer.status).toBe(400);
      const page = await answer.text();
      expect(withoutScripts(page)).toContain(message);
      expect(withoutScripts(page)).toMatch(/<input(?=[^>]*name="code")(?=[^>]*aria-invalid="true")/);
      for (const secret of [player.password, NEW, ...(code ? [code] : [])]) expect(page).not.toContain(secret);
    }
    expect(await isPassword(player.password)).toBe(true);
  });

  it('that is refused for another reason uses up no code', async () => {
    const { app, send } = await enter();
    const code = app.next();
    expect((await send(code, { oldPassword: 'yanlış-şifre' })).status).toBe(400);
    expect((await send(code, { password: '123456', confirmPassword: '123456' })).status).toBe(400);
    expect((await send(code, { confirmPassword: 'başka-bir' })).status).toBe(400);
    expect((await send(code)).status).toBe(303);
  });

  it('is set once by a double click, with one code', async () => {
    const { codes, send } = await enter();
    const answers = await Promise.all([1, 2].map(() => send(codes[0] ?? '')));
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  });

  it('is rate limited by wrong codes, not by requests for one', async () => {
    const { app, send } = await enter();
    for (let count = 0; count < 9; count += 1) expect((await send()).status).toBe(400);
    const answers = [];
    for (let count = 0; count < 9; count += 1) answers.push((await send(app.wrong())).status);
    expect(answers).toEqual([...Array<number>(8).fill(400), 429]);
  });

  it.each([
    ['200 letters', 'ş'.repeat(200)],
    ['an emoji', '🦊🦊🦊🦊🦊🦊'],
    ['right-to-left text', '١٢٣ مرحبا'],
    ['markup', '<b>123456</b>'],
  ])('is refused with %s as the code', async (_name, code) => {
    const { send } = await enter();
    const answer = await send(code);
    expect(answer.status).toBe(400);
    expect(await shown(answer)).toMatch(/<input(?=[^>]*name="code")(?=[^>]*aria-invalid="true")/);
  });

  it('is asked for with a code after the answer of the operator, where the state cannot be read', async () => {
    const { visitor, app, send } = await enter();
    await scenariosOf(site.operatorUrl).order('security/status', { status: 500, times: 2 });
    expect(await shown(await visitor.get(PATH))).not.toContain('name="code"');
    const answer = await send();
    expect(await shown(answer)).toMatch(CODE_FIELD);
    expect((await send(app.next())).status).toBe(303);
  });
});

it('a player without a factor, and an operator without the capability, ask for no code', async () => {
  const { visitor } = await enterAsNewPlayer(site.operatorUrl, visit());
  expect(await shown(await visitor.get(PATH))).not.toContain('name="code"');

  const { visitor: withFactor, send } = await enter();
  const scenarios = scenariosOf(site.operatorUrl);
  await scenarios.without(['two-factor']);
  const before = (await scenarios.counts())['security/status'] ?? 0;
  const page = await shown(await withFactor.get(PATH));
  expect((await send()).status).toBe(303);
  // The operator's options are cached: a page of the old capabilities may ask, and gets no answer.
  expect(page).not.toContain('name="code"');
  expect((await scenarios.counts())['security/status'] ?? 0).toBeLessThanOrEqual(before + 1);
});
