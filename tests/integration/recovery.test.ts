import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Browsing } from '../support/browsing';
import { shown, withoutScripts } from '../support/html';
import { lastCodeTo, messagesTo, otherCode } from '../support/operator-outbox';
import { newPlayer, type TestPlayer } from '../support/players';
import { callFaults, scenariosOf } from '../support/scenarios';
import { newDataDir, startSite, type TestSite } from '../support/site';

let site: TestSite;
let scenarios: ReturnType<typeof scenariosOf>;
let outboxUrl: string;
beforeAll(async () => {
  site = await startSite({ OPERATOR_SCENARIOS: '1' });
  scenarios = scenariosOf(site.operatorUrl);
  outboxUrl = new URL('/outbox', site.operatorUrl).href;
});
afterEach(() => scenarios.clear());
afterAll(() => site.stop());

const USERNAME = 'Hesabınızın e-posta adresine bir kod göndereceğiz.';
const CODE = 'Lütfen bu kodu aşağıdaki alana girin.';
const PASSWORD = 'Lütfen yeni şifrenizi girin';
const DONE = 'Şimdi giriş sayfasına yönlendiriliyorsunuz.';

const send = {
  username: (visitor: Browsing, username: string) => visitor.post('/recover', { step: 'username', username }),
  code: (visitor: Browsing, code: string) => visitor.post('/recover', { step: 'code', code }),
  password: (visitor: Browsing, password: string, password2 = password) =>
    visitor.post('/recover', { step: 'password', password, password2 }),
  resend: (visitor: Browsing) => visitor.post('/recover', { intent: 'resend' }),
  startOver: (visitor: Browsing) => visitor.post('/recover', { intent: 'startOver' }),
};

const screen = async (visitor: Browsing) => shown(await visitor.get('/recover'));
const newVisitor = () => new Browsing(site.url);

async function atCode() {
  const player = await newPlayer(site.operatorUrl);
  const visitor = newVisitor();
  await send.username(visitor, player.username);
  return { player, visitor };
}

async function atPassword() {
  const { player, visitor } = await atCode();
  const code = await lastCodeTo({ outboxUrl }, player.email);
  await send.code(visitor, code);
  return { player, visitor, code };
}

const canLogIn = async ({ username }: TestPlayer, password: string) =>
  (await newVisitor().logIn(username, password)).status === 303;

describe('a recovery', () => {
  it('goes from the name to a new password, and lets the player in with it', async () => {
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

  it('keeps the way back to the page that was asked for', async () => {
    const login = await shown(await newVisitor().get('/login?redirectTo=%2Fdashboard%2Fdeposit'));
    expect(login).toContain('href="/recover?redirectTo=%2Fdashboard%2Fdeposit"');
    const page = await shown(await newVisitor().get('/recover?redirectTo=%2Fdashboard%2Fdeposit'));
    expect(page).toContain('action="/recover?redirectTo=%2Fdashboard%2Fdeposit"');
    expect(page).toContain('href="/register?redirectTo=%2Fdashboard%2Fdeposit"');
    const hostile = await shown(await newVisitor().get('/recover?redirectTo=%2F%2Fevil.example'));
    expect(hostile).toContain('action="/recover"');
  });

  it('is for guests: a player is sent on', async () => {
    const visitor = newVisitor();
    await visitor.logIn();
    expect((await visitor.get('/recover')).headers.get('location')).toBe('/');
    expect((await send.username(visitor, 'demo')).headers.get('location')).toBe('/');
  });

  it('answers alike whether there is such a player or not', async () => {
    const { visitor: known } = await atCode();
    const unknown = newVisitor();
    const answer = await send.username(unknown, 'nobody-has-this');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/recover']);
    const ownParts = /[A-Za-z0-9_-]{16,}|Kayıt no[^<]*/g;
    expect((await screen(unknown)).replace(ownParts, '')).toBe((await screen(known)).replace(ownParts, ''));
    expect(await shown(await send.code(unknown, '123456'))).toContain('Kod hatalı veya süresi dolmuş.');
  });
});

describe('steps out of order', () => {
  it.each([
    ['a code before a name', (visitor: Browsing) => send.code(visitor, '123456')],
    ['a password before a name', (visitor: Browsing) => send.password(visitor, 'yepyeni')],
    ['another code before a name', send.resend],
    ['a step that there is not', (visitor: Browsing) => visitor.post('/recover', { step: 'done' })],
    ['nothing at all', (visitor: Browsing) => visitor.post('/recover', {})],
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

  it('a password before the code leads to the code', async () => {
    const { visitor, player } = await atCode();
    expect((await send.password(visitor, 'yepyeni')).status).toBe(303);
    expect(await screen(visitor)).toContain(CODE);
    expect(await canLogIn(player, player.password)).toBe(true);
  });

  it('the code again, from a second tab, leads to the password', async () => {
    const { visitor, code } = await atPassword();
    expect((await send.code(visitor, otherCode(code))).status).toBe(303);
    expect(await screen(visitor)).toContain(PASSWORD);
  });

  it('a cookie of somebody else, or half of one, begins anew', async () => {
    const { visitor } = await atPassword();
    const sealed = visitor.cookies.get('recovery') ?? '';
    expect(sealed).not.toBe('');
    for (const cookie of [sealed.slice(0, -4), 'x', `${sealed}.x`]) {
      visitor.cookies.set('recovery', cookie);
      expect(await screen(visitor)).toContain(USERNAME);
    }
  });

  it('a restart of the server loses no step', async () => {
    const env = { DATA_DIR: newDataDir() };
    const first = await startSite(env);
    const visitor = new Browsing(first.url);
    await send.username(visitor, 'demo');
    await first.stop();
    const second = await startSite(env);
    const back = new Browsing(second.url);
    for (const [name, value] of visitor.cookies) back.cookies.set(name, value);
    expect(await screen(back)).toContain(CODE);
    await second.stop();
  });
});

describe('the ways back', () => {
  it('another code makes the first one void, also after it was accepted', async () => {
    const { visitor, player, code } = await atPassword();
    expect((await send.resend(visitor)).status).toBe(303);
    expect(await screen(visitor)).toContain(CODE);
    const second = await lastCodeTo({ outboxUrl }, player.email);
    if (second !== code) expect((await send.code(visitor, code)).status).toBe(400);
    expect((await send.code(visitor, second)).status).toBe(303);
    expect(await screen(visitor)).toContain(PASSWORD);
  });

  it('starting over asks for the name again', async () => {
    const { visitor } = await atCode();
    expect((await send.startOver(visitor)).status).toBe(303);
    expect(await screen(visitor)).toContain(USERNAME);
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

  it('changes the password once, and says that it worked', async () => {
    const { visitor, player } = await atPassword();
    const cookie = visitor.cookies.get('recovery') ?? '';
    const answers = await Promise.all([1, 2].map(() => send.password(visitor, 'yepyeni')));
    visitor.cookies.set('recovery', cookie);
    answers.push(await send.password(visitor, 'yepyeni'));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await screen(visitor)).toContain(DONE);
    expect(await canLogIn(player, 'yepyeni')).toBe(true);
  });
});

describe('a bad name', () => {
  it.each([
    ['nothing', '', 'Kullanıcı adı alanını doldurun.'],
    ['spaces', '   ', 'Kullanıcı adı alanını doldurun.'],
    ['one letter', 'a', 'Kullanıcı adı en az 2 karakter olmalı.'],
    ['one Turkish letter', 'ğ', 'Kullanıcı adı en az 2 karakter olmalı.'],
    ['one letter in spaces', ' a ', 'Kullanıcı adı en az 2 karakter olmalı.'],
    ['21 letters', 'a'.repeat(21), 'Kullanıcı adı en fazla 20 karakter olabilir.'],
    ['10,000 letters', 'a'.repeat(10_000), 'Kullanıcı adı en fazla 20 karakter olabilir.'],
  ])('such as %s answers 400 with the form', async (_name, username, message) => {
    const answer = await send.username(newVisitor(), username);
    expect(answer.status).toBe(400);
    const page = await shown(answer);
    expect(page).toContain(message);
    expect(page).toContain(USERNAME);
  });

  it.each(['İğdır', 'ışık şöför', '🦊🦊', '１２３４', 'a\u200bb', '<b>x</b>', '"\'--'])(
    'is for the operator to know when it is %j',
    async (username) => expect((await send.username(newVisitor(), username)).status).toBe(303),
  );
});

describe('a bad code', () => {
  it.each([
    ['nothing', '', 'Sıfırlama kodu alanını doldurun.'],
    ['spaces', '    ', 'Sıfırlama kodu alanını doldurun.'],
    ['what cannot be seen', '\u200b\u200c\u2060\ufeff', 'Sıfırlama kodu alanını doldurun.'],
    ['two figures', '12', 'Sıfırlama kodu en az 3 karakter olmalı.'],
    ['21 figures', '1'.repeat(21), 'Sıfırlama kodu en fazla 20 karakter olabilir.'],
    ['10,000 figures', '1'.repeat(10_000), 'Sıfırlama kodu en fazla 20 karakter olabilir.'],
    ['letters', 'abcİış', 'Kod hatalı veya süresi dolmuş.'],
    ['emoji', '🦊🦊🦊', 'Kod hatalı veya süresi dolmuş.'],
  ])('such as %s answers 400, and is not sent back', async (_name, code, message) => {
    const { visitor } = await atCode();
    const answer = await send.code(visitor, code);
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(withoutScripts(page)).toContain(message);
    expect(withoutScripts(page)).toContain(CODE);
    expect(/name="code"[^>]* value="[^"]/.test(page)).toBe(false);
  });

  it('is taken in full-width figures', async () => {
    const { visitor, player } = await atCode();
    const code = await lastCodeTo({ outboxUrl }, player.email);
    const wide = [...code].map((figure) => String.fromCodePoint(0xff10 + Number(figure))).join('');
    expect((await send.code(visitor, wide)).status).toBe(303);
  });
});

describe('a bad password', () => {
  it.each([
    ['nothing', '', '', 'Şifre alanını doldurun.'],
    ['four characters', 'abcd', 'abcd', 'Şifre en az 5 karakter olmalı.'],
    ['101 characters', 'x'.repeat(101), 'x'.repeat(101), 'Şifre en fazla 100 karakter olabilir.'],
    ['10,000 characters', 'x'.repeat(10_000), 'x'.repeat(10_000), 'Şifre en fazla 100 karakter olabilir.'],
    ['no repetition', 'gizli-şifre', '', 'Şifre tekrarı alanını doldurun.'],
    ['another repetition', 'gizli-şifre', 'gizli-sifre', 'İki şifre birbirinin aynı değil.'],
    ['another case', 'gizli-şifre', 'GİZLİ-ŞİFRE', 'İki şifre birbirinin aynı değil.'],
    ['a space more', 'gizli-şifre', 'gizli-şifre ', 'İki şifre birbirinin aynı değil.'],
  ])('such as %s answers 400, and is not sent back', async (_name, password, password2, message) => {
    const { visitor } = await atPassword();
    const answer = await send.password(visitor, password, password2);
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(withoutScripts(page)).toContain(message);
    if (password) expect(page).not.toContain(password);
  });

  it('the two that differ are told at the second', async () => {
    const { visitor } = await atPassword();
    const page = await shown(await send.password(visitor, 'gizli-şifre', 'gizli'));
    expect(page).toMatch(/id="[^"]*password2-error"[^>]*>İki şifre birbirinin aynı değil\./);
  });

  it.each(['     ', 'şifre🦊', 'a\u200bbcd', '１２３４５'])('may be %j: it is taken as it is', async (password) => {
    const { visitor, player } = await atPassword();
    expect((await send.password(visitor, password)).status).toBe(303);
    expect(await canLogIn(player, password)).toBe(true);
  });
});

describe.each(callFaults)('when the operator %s', (_name, fault, status) => {
  /** After some failures in a row the site asks no more for a while: 503 it is then. */
  const isExpected = (answer: Response) => expect([status, 503]).toContain(answer.status);

  it('the name stays, with a word about it', async () => {
    const visitor = newVisitor();
    await scenarios.order('auth/sendresetpassword', fault);
    const answer = await send.username(visitor, 'deniz');
    isExpected(answer);
    const page = await shown(answer);
    expect(page).toContain('value="deniz"');
    expect(page).toMatch(/role="alert"[^>]*><p>[^<]+<\/p>/);
    expect(await screen(visitor)).toContain(USERNAME);
  });

  it('the code is asked for again', async () => {
    const { visitor } = await atCode();
    await scenarios.order('auth/checkresetcode', fault);
    isExpected(await send.code(visitor, '123456'));
    expect(await screen(visitor)).toContain(CODE);
  });

  it('the password is not changed, and asked for again', async () => {
    const { visitor, player } = await atPassword();
    await scenarios.order('auth/changepasswordwithcode', fault);
    isExpected(await send.password(visitor, 'yepyeni'));
    expect(await screen(visitor)).toContain(PASSWORD);
    await scenarios.clear();
    expect(await canLogIn(player, player.password)).toBe(true);
  });
});

it('a refusal without a word is told in ours', async () => {
  const { visitor } = await atCode();
  await scenarios.order('auth/checkresetcode', { status: 400 });
  const answer = await send.code(visitor, '123456');
  expect(answer.status).toBe(400);
  expect(await screen(visitor)).toContain(CODE);
});

describe('too many', () => {
  it('codes for one account from one network answer 429', async () => {
    const { visitor } = await atCode();
    const statuses: number[] = [];
    for (let sending = 0; sending < 5; sending += 1) statuses.push((await send.resend(visitor)).status);
    expect(statuses).toEqual([303, 303, 303, 303, 429]);
    const last = await send.resend(visitor);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await shown(last)).toContain('Çok fazla deneme yapıldı.');
  });

  it('wrong codes answer 429, from whichever network', async () => {
    const { visitor, player } = await atCode();
    const statuses: number[] = [];
    for (let guess = 0; guess < 21; guess += 1) {
      const elsewhere = newVisitor();
      for (const [name, value] of visitor.cookies) elsewhere.cookies.set(name, value);
      statuses.push((await send.code(elsewhere, String(100_000 + guess))).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(await canLogIn(player, player.password)).toBe(true);
  });
});

it('speaks English too', async () => {
  const visitor = newVisitor();
  await visitor.post('/language', { language: 'en' });
  await send.username(visitor, 'nobody-has-this');
  const page = await screen(visitor);
  expect(page).toContain('A code has been sent to your email address to reset your password. Please enter this code');
  expect(page).toContain('Not a Member?');
});
