// @module-tag tier-1
// @module-tag recovery

import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { shown, withoutScripts } from '../support/html';
import { lastCodeTo } from '../support/operator-outbox';
import { CODE, PASSWORD, accountRecoveryAt, screen, send, USERNAME } from '../support/account-recovery';
import { newPlayer } from '../support/players';
import { callFaults, scenariosOf } from '../support/scenarios';
import { sharedSite } from '../support/shared-site';

const site = sharedSite();
let scenarios: ReturnType<typeof scenariosOf>;
let outboxUrl: string;
beforeAll(() => {
  scenarios = scenariosOf(site.operatorUrl);
  outboxUrl = new URL('/outbox', site.operatorUrl).href;
});
afterEach(() => scenarios.clear());

const { newVisitor, atCode, atPassword, canLogIn } = accountRecoveryAt(() => site);

describe('an invalid name', () => {
  it.each([
    ['nothing', '', 'Kullanıcı adı alanını doldurun.'],
    ['spaces', '   ', 'Kullanıcı adı alanını doldurun.'],
    ['one letter', 'a', 'Kullanıcı adı en az 2 karakter olmalı.'],
    ['one Turkish letter', 'ğ', 'Kullanıcı adı en az 2 karakter olmalı.'],
    ['one letter in spaces', ' a ', 'Kullanıcı adı en az 2 karakter olmalı.'],
    ['31 letters', 'a'.repeat(31), 'Kullanıcı adı en fazla 30 karakter olabilir.'],
    ['10,000 letters', 'a'.repeat(10_000), 'Kullanıcı adı en fazla 30 karakter olabilir.'],
  ])('such as %s is answered with 400 and the form', async (_name, username, message) => {
    const answer = await send.username(newVisitor(), username);
    expect(answer.status).toBe(400);
    const page = await shown(answer);
    expect(page).toContain(message);
    expect(page).toContain(USERNAME);
  });

  it.each(['İğdır', 'ışık şöför', '🦊🦊', '１２３４', 'a\u200bb', '<b>x</b>', '"\'--'])(
    'is left for the operator to decide when it is %j',
    async (username) => expect((await send.username(newVisitor(), username)).status).toBe(303),
  );
});

describe('an invalid code', () => {
  it.each([
    ['nothing', '', 'Sıfırlama kodu alanını doldurun.'],
    ['spaces', '    ', 'Sıfırlama kodu alanını doldurun.'],
    ['invisible characters', '\u200b\u200c\u2060\ufeff', 'Sıfırlama kodu alanını doldurun.'],
    ['two digits', '12', 'Sıfırlama kodu en az 3 karakter olmalı.'],
    ['21 digits', '1'.repeat(21), 'Sıfırlama kodu en fazla 20 karakter olabilir.'],
    ['10,000 digits', '1'.repeat(10_000), 'Sıfırlama kodu en fazla 20 karakter olabilir.'],
    ['letters', 'abcİış', 'Kod hatalı veya süresi dolmuş.'],
    ['emoji', '🦊🦊🦊', 'Kod hatalı veya süresi dolmuş.'],
  ])('such as %s is answered with 400 and is not sent back', async (_name, code, message) => {
    const { visitor } = await atCode();
    const answer = await send.code(visitor, code);
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(withoutScripts(page)).toContain(message);
    expect(withoutScripts(page)).toContain(CODE);
    expect(/name="code"[^>]* value="[^"]/.test(page)).toBe(false);
  });

  it('may use full-width digits: they are accepted', async () => {
    const { visitor, player } = await atCode();
    const code = await lastCodeTo({ outboxUrl }, player.email);
    const wide = [...code].map((figure) => String.fromCodePoint(0xff10 + Number(figure))).join('');
    expect((await send.code(visitor, wide)).status).toBe(303);
  });
});

describe('an invalid password', () => {
  it.each([
    ['nothing', '', '', 'Şifre alanını doldurun.'],
    ['four characters', 'abcd', 'abcd', 'Şifre en az 5 karakter olmalı.'],
    ['101 characters', 'x'.repeat(101), 'x'.repeat(101), 'Şifre en fazla 100 karakter olabilir.'],
    ['10,000 characters', 'x'.repeat(10_000), 'x'.repeat(10_000), 'Şifre en fazla 100 karakter olabilir.'],
    ['no repetition', 'gizli-şifre', '', 'Şifre tekrarı alanını doldurun.'],
    ['another repetition', 'gizli-şifre', 'gizli-sifre', 'Şifreler birbiriyle aynı değil.'],
    ['another case', 'gizli-şifre', 'GİZLİ-ŞİFRE', 'Şifreler birbiriyle aynı değil.'],
    ['an extra space', 'gizli-şifre', 'gizli-şifre ', 'Şifreler birbiriyle aynı değil.'],
  ])('such as %s is answered with 400 and is not sent back', async (_name, password, password2, message) => {
    const { visitor } = await atPassword();
    const answer = await send.password(visitor, password, password2);
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(withoutScripts(page)).toContain(message);
    if (password) expect(page).not.toContain(password);
  });

  it('is reported at the second field when the two differ', async () => {
    const { visitor } = await atPassword();
    const page = await shown(await send.password(visitor, 'gizli-şifre', 'gizli'));
    expect(page).toMatch(/id="[^"]*password2-error"[^>]*>Şifreler birbiriyle aynı değil\./);
  });

  it.each(['     ', 'şifre🦊', 'a\u200bbcd', '１２３４５'])(
    'is not assumed for %j: it is accepted as it is',
    async (password) => {
      const { visitor, player } = await atPassword();
      expect((await send.password(visitor, password)).status).toBe(303);
      expect(await canLogIn(player, password)).toBe(true);
    },
  );
});

describe.each(callFaults)('when the operator %s', (_name, fault, status) => {
  /** After several failures in a row the circuit breaker opens and the status is 503. */
  const isExpected = (answer: Response) => expect([status, 503]).toContain(answer.status);

  it('the name stays, and an error is shown', async () => {
    const visitor = newVisitor();
    const { username } = await newPlayer(site.operatorUrl);
    await scenarios.order('auth/sendresetpassword', fault);
    const answer = await send.username(visitor, username);
    isExpected(answer);
    const page = await shown(answer);
    expect(page).toContain(`value="${username}"`);
    expect(page).toMatch(/role="alert"[^>]*><p>[^<]+<\/p>/);
    expect(await screen(visitor)).toContain(USERNAME);
  });

  it('the code step stays', async () => {
    const { visitor } = await atCode();
    await scenarios.order('auth/checkresetcode', fault);
    isExpected(await send.code(visitor, '123456'));
    expect(await screen(visitor)).toContain(CODE);
  });

  it('the password is unchanged, and its step stays', async () => {
    const { visitor, player } = await atPassword();
    await scenarios.order('auth/changepasswordwithcode', fault);
    isExpected(await send.password(visitor, 'yepyeni'));
    expect(await screen(visitor)).toContain(PASSWORD);
    await scenarios.clear();
    expect(await canLogIn(player, player.password)).toBe(true);
  });
});

it('a refusal without a message shows a message of the site', async () => {
  const { visitor } = await atCode();
  await scenarios.order('auth/checkresetcode', { status: 400 });
  const answer = await send.code(visitor, '123456');
  expect(answer.status).toBe(400);
  expect(await screen(visitor)).toContain(CODE);
});

describe('the limit', () => {
  it('on codes for one account from one network answers with 429 and a challenge', async () => {
    const { visitor } = await atCode();
    const statuses: number[] = [];
    for (let sending = 0; sending < 5; sending += 1) statuses.push((await send.resend(visitor)).status);
    expect(statuses).toEqual([303, 303, 303, 303, 429]);
    const last = await send.resend(visitor);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await shown(last)).toContain('15 saniye sonra yeniden deneyin.');
  });

  it('on wrong codes answers with 429, across networks', async () => {
    const { visitor, player } = await atCode();
    const statuses: number[] = [];
    for (let guess = 0; guess < 21; guess += 1) {
      const elsewhere = visitor.copyAt();
      statuses.push((await send.code(elsewhere, String(100_000 + guess))).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(await canLogIn(player, player.password)).toBe(true);
  });
});
