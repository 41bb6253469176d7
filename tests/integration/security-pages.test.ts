// @module-tag tier-1
// @module-tag security

import { describe, expect, it } from 'vitest';
import { Authenticator } from '../support/authenticator';
import { enterAsNewPlayer } from '../support/enter-as-new-player';
import { decode, shown } from '../support/html';
import { HttpBrowser } from '../support/http-browser';
import { scenariosOf } from '../support/scenarios';
import { isLoggedIn, sendCode, twoStepSite } from '../support/two-step';

const { site, now, wait, visit, owner } = twoStepSite();

const SECURITY = '/dashboard/security';
const TWO_FACTOR = `${SECURITY}/two-factor`;
const CODES = `${SECURITY}/recovery-codes`;
const FILE = `${SECURITY}/recovery-file`;

const entered = () => enterAsNewPlayer(site.operatorUrl, visit());

/** A player in the middle of a set-up. */
async function settingUp() {
  const { player, visitor } = await entered();
  const begun = await visitor.post(TWO_FACTOR, { intent: 'begin' });
  expect([begun.status, begun.headers.get('location')]).toEqual([303, TWO_FACTOR]);
  const page = await visitor.get(TWO_FACTOR);
  expect(page.headers.get('cache-control')).toBe('private, no-store');
  const html = await shown(page);
  const secret = (/<code>([A-Z2-7 ]+)<\/code>/.exec(html)?.[1] ?? '').replaceAll(' ', '');
  return { player, visitor, html, app: new Authenticator(secret, now) };
}

it('a set-up names the code of the app alone: there are no backup codes yet', async () => {
  const { visitor } = await settingUp();
  const answer = await visitor.post(TWO_FACTOR, { code: '' });
  expect(answer.status).toBe(400);
  const page = await shown(answer);
  expect(page).toContain('Uygulamadaki kod');
  expect(page).not.toContain('yedek kod');
});

/** A player with the factor on, logged in. */
async function protectedPlayer() {
  const given = await owner();
  const visitor = visit();
  await visitor.logIn(given.player.username, given.player.password);
  await sendCode(visitor, given.app.next());
  await wait(60_000);
  return { ...given, visitor };
}

const codesIn = (html: string) =>
  [...html.matchAll(/<code>([0-9A-Z]{5}-[0-9A-Z]{5})<\/code>/g)].map(([, code]) => code ?? '');

describe('the set-up', () => {
  it('opens in the app of the same phone by a link, whose address is the only one with the secret', async () => {
    const { html, app } = await settingUp();
    const links = [...html.matchAll(/href="(otpauth:[^"]*)"/g)].map(([, href]) => decode(href ?? ''));
    expect(links).toHaveLength(1);
    expect(links[0]).toMatch(/^otpauth:\/\/totp\//);
    expect(new URL(links[0] ?? '').searchParams.get('secret')).toBe(app.secret);
    const others = [...html.matchAll(/\s(?:href|src|action)="([^"]*)"/g)].map(([, address]) => address ?? '');
    expect(others.filter((address) => address.includes(app.secret))).toHaveLength(1);
  });

  it('shows a QR code and the key, and with a right code the recovery codes, once', async () => {
    const { player, visitor, html, app } = await settingUp();
    expect(html).toMatch(/<svg[^>]*role="img"[^>]*aria-label="Doğrulama uygulaması için karekod"/);
    const wrong = await visitor.post(TWO_FACTOR, { code: app.wrong() });
    expect(wrong.status).toBe(400);
    expect(await shown(wrong)).toContain('role="img"');
    const elsewhere = visit();
    await elsewhere.logIn(player.username, player.password);
    const answer = await visitor.post(TWO_FACTOR, { code: app.next() });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const codes = codesIn(await shown(answer));
    expect(new Set(codes).size).toBe(10);
    expect(visitor.cookies.has('factor-setup'), 'the secret is gone').toBe(false);
    expect(codesIn(await shown(await visitor.get(TWO_FACTOR)))).toEqual([]);
    expect(await shown(await visitor.get(SECURITY))).toContain('10 kod kaldı');
    expect((await elsewhere.get('/dashboard/financial-activities')).status).not.toBe(200);
    expect(await isLoggedIn(visitor)).toBe(true);
  });

  it('asks nothing more before it shows the recovery codes: a failure would hide them', async () => {
    const { visitor, app } = await settingUp();
    const { counts } = scenariosOf(site.operatorUrl);
    const before = (await counts())['security/status'];
    expect(codesIn(await shown(await visitor.post(TWO_FACTOR, { code: app.next() })))).toHaveLength(10);
    expect((await counts())['security/status']).toBe(before);
  });

  it('leads to what holds when the operator gives no clear answer', async () => {
    const { visitor, app } = await settingUp();
    const scenarios = scenariosOf(site.operatorUrl);
    await scenarios.order('security/totpconfirm', { status: 500, times: 1 });
    const answer = await visitor.post(TWO_FACTOR, { code: app.next() });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, SECURITY]);
    expect(await shown(await visitor.get(SECURITY))).toContain('işlem gerçekleşmiş olabilir');
  });

  it('is not shown to another session of the player, or without a set-up', async () => {
    const { player, visitor } = await settingUp();
    const other = visit();
    await other.logIn(player.username, player.password);
    other.cookies.set('factor-setup', visitor.cookies.get('factor-setup') ?? '');
    expect(await shown(await other.get(TWO_FACTOR))).not.toContain('<code>');
  });

  it('counts the newer of two, and names the older', async () => {
    const { visitor, app } = await settingUp();
    await visitor.post(TWO_FACTOR, { intent: 'begin' });
    const answer = await visitor.post(TWO_FACTOR, { code: app.next() });
    expect(answer.status).toBe(400);
    expect(await shown(answer)).toContain('eski karekoda ait');
  });

  it('shows the same recovery codes when the form is sent twice at once', async () => {
    const { visitor, app } = await settingUp();
    const code = app.next();
    const answers = await Promise.all([visitor.post(TWO_FACTOR, { code }), visitor.post(TWO_FACTOR, { code })]);
    const [first, second] = await Promise.all(answers.map(async (answer) => codesIn(await shown(answer))));
    expect(first).toHaveLength(10);
    expect(second).toEqual(first);
  });

  it.each([
    ['nothing', ''],
    ['one letter', 'a'],
    ['200 letters', 'ş'.repeat(200)],
    ['markup', '<b>1</b>'],
    ['an emoji', '🦊'],
  ])('says what is wrong with %s', async (_name, code) => {
    const { visitor } = await settingUp();
    const answer = await visitor.post(TWO_FACTOR, { code });
    expect(answer.status).toBe(400);
    expect(await shown(answer)).toContain('role="alert"');
  });
});

describe('turning the factor off', () => {
  it('needs the password and a code', async () => {
    const { player, app, recoveryCodes, visitor } = await protectedPlayer();
    const off = (password: string, code: string) => visitor.post(TWO_FACTOR, { intent: 'off', password, code });
    for (const answer of [
      await off('', ''),
      await off('baska1234', app.next()),
      await off(player.password, app.wrong()),
    ])
      expect(answer.status).toBe(400);
    const done = await off(player.password, recoveryCodes[0] ?? '');
    expect([done.status, done.headers.get('location')]).toEqual([303, SECURITY]);
    expect(await shown(await visitor.get(SECURITY))).toContain('İki adımlı doğrulama kapatıldı.');
  });
});

describe('new recovery codes', () => {
  it('need a code, and void the old ones', async () => {
    const { app, recoveryCodes, visitor } = await protectedPlayer();
    expect((await visitor.post(CODES, { code: app.wrong() })).status).toBe(400);
    const codes = codesIn(await shown(await visitor.post(CODES, { code: app.next() })));
    expect(codes).toHaveLength(10);
    expect(codes).not.toContain(recoveryCodes[0]);
    expect((await visitor.post(CODES, { code: recoveryCodes[0] ?? '' })).status).toBe(400);
  });

  it('come as a file without a script', async () => {
    const { app, visitor } = await protectedPlayer();
    const html = await (await visitor.post(CODES, { code: app.next() })).text();
    const action = /action="([^"]*recovery-file)"/.exec(html)?.[1] ?? '';
    const codes = [...html.matchAll(/name="code" value="([^"]+)"/g)].map(([, code]) => decode(code ?? ''));
    const file = await visitor.post(
      action,
      codes.map((code): [string, string] => ['code', code]),
    );
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="backup-codes.txt"');
    expect(file.headers.get('cache-control')).toBe('private, no-store');
    expect(await file.text()).toBe(`${codes.join('\r\n')}\r\n`);
  });

  it.each([
    ['nothing', []],
    ['markup', [['code', '<script>alert(1)</script>']]],
    ['a formula', [['code', '=cmd()']]],
    ['too many', Array.from({ length: 51 }, () => ['code', 'AAAAA-AAAAA'])],
  ] as [string, [string, string][]][])('are not echoed as a file with %s', async (_name, fields) => {
    const { visitor } = await entered();
    expect((await visitor.post(FILE, fields)).status).toBe(400);
  });
});

it('guests are led to the login form', async () => {
  for (const path of [SECURITY, TWO_FACTOR, CODES])
    expect((await visit().get(path)).headers.get('location')).toBe(`/login?redirectTo=${encodeURIComponent(path)}`);
  expect((await visit().post(FILE, { code: 'AAAAA-AAAAA' })).status).toBe(302);
});

it('neither secret nor codes are in the log', async () => {
  const { visitor, app } = await settingUp();
  const code = app.next();
  const codes = codesIn(await shown(await visitor.post(TWO_FACTOR, { code })));
  const log = site.logs.join('\n');
  for (const secret of [app.secret, code, ...codes]) expect(log).not.toContain(secret);
  expect(codes).toHaveLength(10);
});

it('a browser of another player cannot use the set-up', async () => {
  const { visitor, app } = await settingUp();
  const { visitor: other } = await entered();
  other.cookies.set('factor-setup', visitor.cookies.get('factor-setup') ?? '');
  expect(other).toBeInstanceOf(HttpBrowser);
  expect((await other.post(TWO_FACTOR, { code: app.next() })).status).toBe(400);
});
