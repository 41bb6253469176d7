// @module-tag tier-1
// @module-tag recovery

import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sharedSite } from '../support/shared-site';
import { HttpBrowser } from '../support/http-browser';
import { shown, withoutScripts } from '../support/html';
import { lastCodeTo, messagesTo, otherCode } from '../support/operator-outbox';
import { newRegistrant } from '../support/onboarding';
import { newPlayer } from '../support/players';
import { CODE, DONE, PASSWORD, accountRecoveryAt, screen, send, USERNAME } from '../support/account-recovery';
import { scenariosOf } from '../support/scenarios';
import { newDataDir, startSite } from '../support/site';

const site = sharedSite();
let scenarios: ReturnType<typeof scenariosOf>;
let outboxUrl: string;
beforeAll(() => {
  scenarios = scenariosOf(site.operatorUrl);
  outboxUrl = new URL('/outbox', site.operatorUrl).href;
});
afterEach(() => scenarios.clear());

const { newVisitor, atCode, atPassword, canLogIn } = accountRecoveryAt(() => site);

describe('a recovery', () => {
  it('leads from the name to a new password, which is valid for login', async () => {
    const player = await newPlayer(site.operatorUrl);
    const visitor = newVisitor();
    expect(await screen(visitor)).toContain(USERNAME);
    const sent = await send.username(visitor, player.username);
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/recover']);
    const second = await screen(visitor);
    expect(second).toContain(CODE);
    expect(second).toContain('bir kod gönderildi');
    const code = await lastCodeTo({ outboxUrl }, player.email);
    expect((await send.code(visitor, ` ${code.slice(0, 3)} ${code.slice(3)}\u200b`)).status).toBe(303);
    const third = await visitor.get('/recover');
    const thirdPage = await third.text();
    expect(withoutScripts(thirdPage)).toContain(PASSWORD);
    expect(thirdPage).not.toContain(code);
    expect((await send.password(visitor, 'yepyeni-şifre')).status).toBe(303);
    const last = await screen(visitor);
    expect(last).toContain(DONE);
    expect(last).toContain('<noscript><meta http-equiv="refresh" content="1;url=/login"/></noscript>');
    expect(await canLogIn(player, 'yepyeni-şifre')).toBe(true);
    expect(await canLogIn(player, player.password)).toBe(false);
  });

  it.each([21, 29, 30])(
    'leads from a name of %i letters, which registration takes, to a new password',
    async (length) => {
      const { registration, register } = newRegistrant(site.url);
      const username = registration.username.padEnd(length, 'x');
      expect((await register({ username })).status).toBe(303);
      const visitor = newVisitor();
      expect((await send.username(visitor, ` ${username.toUpperCase()} `)).status).toBe(303);
      expect((await send.code(visitor, await lastCodeTo({ outboxUrl }, registration.email))).status).toBe(303);
      expect((await send.password(visitor, 'yepyeni-şifre')).status).toBe(303);
      expect((await newVisitor().logIn(username, 'yepyeni-şifre')).status).toBe(303);
    },
  );

  it('says that many people use a password, and takes another one with the same code', async () => {
    const { player, visitor } = await atPassword();
    const refused = await send.password(visitor, 'galatasaray');
    expect(refused.status).toBe(400);
    expect(await shown(refused)).toMatch(/id="[^"]*-password-error"[^>]*>Bu şifreyi çok kişi kullanıyor/);
    expect((await send.password(visitor, 'yepyeni-şifre')).status).toBe(303);
    expect(await canLogIn(player, 'yepyeni-şifre')).toBe(true);
  });

  it('changes no other account when another tab has gone on with one', async () => {
    const first = await atPassword();
    const { player: second } = await atPassword(first.visitor);
    const stale = { step: 'password', username: first.player.username };
    const answer = await first.visitor.post('/recover', {
      ...stale,
      password: 'yepyeni-şifre',
      password2: 'yepyeni-şifre',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/recover']);
    expect(await screen(first.visitor)).toContain(`bu arada ${second.username} hesabıyla devam edildi`);
    expect(await canLogIn(second, 'yepyeni-şifre')).toBe(false);
    const page = await screen(first.visitor);
    expect(page).toMatch(new RegExp(`name="username"[^>]*value="${second.username}"`));
    expect((await send.password(first.visitor, 'yepyeni-şifre')).status).toBe(303);
    expect(await canLogIn(second, 'yepyeni-şifre')).toBe(true);
  });

  it('keeps the return path to the requested page', async () => {
    const login = await shown(await newVisitor().get('/login?redirectTo=%2Fdashboard%2Fdeposit'));
    expect(login).toContain('href="/recover?redirectTo=%2Fdashboard%2Fdeposit"');
    const page = await shown(await newVisitor().get('/recover?redirectTo=%2Fdashboard%2Fdeposit'));
    expect(page).toContain('action="/recover?redirectTo=%2Fdashboard%2Fdeposit"');
    expect(page).toContain('href="/register?redirectTo=%2Fdashboard%2Fdeposit"');
    const hostile = await shown(await newVisitor().get('/recover?redirectTo=%2F%2Fevil.example'));
    expect(hostile).toContain('action="/recover"');
  });

  it('is for guests: a player is redirected', async () => {
    const visitor = newVisitor();
    await visitor.logIn();
    expect((await visitor.get('/recover')).headers.get('location')).toBe('/');
    expect((await send.username(visitor, 'demo')).headers.get('location')).toBe('/');
  });

  it('gives the same answers for a known and an unknown player', async () => {
    const { visitor: known, player } = await atCode();
    const unknown = newVisitor();
    const answer = await send.username(unknown, 'unknown-player');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/recover']);
    const ownParts = /[A-Za-z0-9_-]{16,}|Kayıt no[^<]*/g;
    const partsOf = async (visitor: HttpBrowser, username: string) =>
      (await screen(visitor)).replaceAll(username, '').replace(ownParts, '');
    expect(await partsOf(unknown, 'unknown-player')).toBe(await partsOf(known, player.username));
    expect(await shown(await send.code(unknown, '123456'))).toContain('Kod hatalı veya süresi dolmuş.');
  });
});

describe('steps out of order', () => {
  it.each([
    ['a code before a name', (visitor: HttpBrowser) => send.code(visitor, '123456')],
    ['a password before a name', (visitor: HttpBrowser) => send.password(visitor, 'yepyeni')],
    ['another code before a name', send.resend],
    ['an unknown step', (visitor: HttpBrowser) => visitor.post('/recover', { step: 'done' })],
    ['nothing at all', (visitor: HttpBrowser) => visitor.post('/recover', {})],
  ])('%s leads to the first step, and asks the operator nothing', async (_name, submit) => {
    const visitor = newVisitor();
    const before = await scenarios.counts();
    const answer = await submit(visitor);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/recover']);
    expect(await screen(visitor)).toContain(USERNAME);
    const after = await scenarios.counts();
    for (const call of ['sendresetpassword', 'checkresetcode', 'changepasswordwithcode'])
      expect(after[`auth/${call}`]).toBe(before[`auth/${call}`]);
  });

  it('a password before the code leads to the code step', async () => {
    const { visitor, player } = await atCode();
    expect((await send.password(visitor, 'yepyeni')).status).toBe(303);
    expect(await screen(visitor)).toContain(CODE);
    expect(await canLogIn(player, player.password)).toBe(true);
  });

  it('a repeated code from a second tab leads to the password step', async () => {
    const { visitor, code } = await atPassword();
    expect((await send.code(visitor, otherCode(code))).status).toBe(303);
    expect(await screen(visitor)).toContain(PASSWORD);
  });

  it('a cookie of another browser or a damaged cookie leads to the first step', async () => {
    const { visitor } = await atPassword();
    const sealed = visitor.cookies.get('recovery') ?? '';
    expect(sealed).not.toBe('');
    for (const cookie of [sealed.slice(0, -4), 'x', `${sealed}.x`]) {
      visitor.cookies.set('recovery', cookie);
      expect(await screen(visitor)).toContain(USERNAME);
    }
  });

  it('a restart of the server keeps the step', async () => {
    const env = { DATA_DIR: newDataDir() };
    const first = await startSite(env);
    const visitor = new HttpBrowser(first.url);
    await send.username(visitor, 'demo');
    await first.stop();
    const second = await startSite(env);
    const back = visitor.copyAt(second.url);
    expect(await screen(back)).toContain(CODE);
    await second.stop();
  });
});

describe('going back', () => {
  it('a new code invalidates the first one, even after it was accepted', async () => {
    const { visitor, player, code } = await atPassword();
    expect((await send.resend(visitor)).status).toBe(303);
    expect(await screen(visitor)).toContain(CODE);
    const second = await lastCodeTo({ outboxUrl }, player.email);
    if (second !== code) expect((await send.code(visitor, code)).status).toBe(400);
    expect((await send.code(visitor, second)).status).toBe(303);
    expect(await screen(visitor)).toContain(PASSWORD);
  });

  it('a link leads to another username, and the code that was sent stays valid', async () => {
    const { visitor, player } = await atCode();
    const code = await lastCodeTo({ outboxUrl }, player.email);
    const page = await screen(visitor);
    expect(page).toContain(`Kullanıcı adı: ${player.username}`);
    expect(page).toContain('href="/recover?another=1"');
    const another = await shown(await visitor.get('/recover?another=1'));
    expect(another).toContain(USERNAME);
    expect(another).not.toContain(player.username);
    const invalid = await visitor.post('/recover?another=1', { step: 'username', username: 'x' });
    expect(invalid.status).toBe(400);
    expect(await shown(invalid)).toContain('Kullanıcı adı en az 2 karakter olmalı.');
    expect((await send.code(visitor, code)).status).toBe(303);
    const third = await screen(visitor);
    for (const text of [PASSWORD, `value="${player.username}"`, 'href="/recover?another=1"'])
      expect(third).toContain(text);
    const other = await newPlayer(site.operatorUrl);
    const answer = await visitor.post('/recover?another=1', { step: 'username', username: other.username });
    expect(answer.headers.get('location')).toBe('/recover');
    expect(await screen(visitor)).toContain(`Kullanıcı adı: ${other.username}`);
  });

  it('keeps the return path on the way to another username', async () => {
    const { visitor } = await atCode();
    const page = await shown(await visitor.get('/recover?redirectTo=%2Fticket'));
    expect(page).toContain('href="/recover?redirectTo=%2Fticket&amp;another=1"');
  });

  it('shows a hostile username as text', async () => {
    const visitor = newVisitor();
    await send.username(visitor, '<b>"x&amp;</b>');
    expect(await screen(visitor)).toContain('Kullanıcı adı: &lt;b&gt;&quot;x&amp;amp;&lt;/b&gt;');
  });
});

describe('a double click', () => {
  it('sends one code', async () => {
    const player = await newPlayer(site.operatorUrl);
    const visitor = newVisitor();
    const answers = await Promise.all([1, 2, 3].map(() => send.username(visitor, player.username)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await messagesTo({ outboxUrl }, player.email)).toHaveLength(1);
  });

  it('changes the password once, and both answers report success', async () => {
    const { visitor, player } = await atPassword();
    const cookie = visitor.cookies.get('recovery') ?? '';
    const answers = await Promise.all([1, 2].map(() => send.password(visitor, 'yepyeni')));
    visitor.cookies.set('recovery', cookie);
    answers.push(await send.password(visitor, 'yepyeni'));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await screen(visitor)).toContain(DONE);
    const login = await (await visitor.get('/login')).text();
    expect(login).toContain('Yeni şifrenizle giriş yapın.');
    expect(login).toMatch(new RegExp(`name="username"[^>]*value="${player.username}"`));
    expect(await (await newVisitor().get('/login')).text()).not.toContain('Yeni şifrenizle');
    expect(await canLogIn(player, 'yepyeni')).toBe(true);
  });
});

it('the steps are in English too', async () => {
  const visitor = newVisitor();
  await visitor.post('/language', { language: 'en' });
  await send.username(visitor, 'unknown-player');
  const page = await screen(visitor);
  expect(page).toContain('A code has been sent to your email address to reset your password. Please enter this code');
  expect(page).toContain('Not a Member?');
});
