// @module-tag tier-1
// @module-tag change-password

import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { enterAsNewPlayer } from '../support/enter-as-new-player';
import { sharedSite } from '../support/shared-site';
import { HttpBrowser } from '../support/http-browser';
import { shown, withoutScripts } from '../support/html';
import { callFaults, scenariosOf } from '../support/scenarios';

const site = sharedSite();
let scenarios: ReturnType<typeof scenariosOf>;
beforeAll(() => void (scenarios = scenariosOf(site.operatorUrl)));
afterEach(() => scenarios.clear());

const PATH = '/dashboard/change-password';

async function loggedIn() {
  const { player, visitor } = await enterAsNewPlayer(site.operatorUrl, site.url);
  const send = (oldPassword: string, password: string, confirmPassword = password, path = PATH) =>
    visitor.post(path, { oldPassword, password, confirmPassword });
  const logsInWith = async (password: string) =>
    (await new HttpBrowser(site.url).logIn(player.username, password)).status === 303;
  return { player, visitor, send, logsInWith };
}

describe('a new password', () => {
  it.each(['yeni-şifre', '     ', 'İıĞğ🦊', '１２３４５', 'x'.repeat(100)])('may be %j', async (password) => {
    const { player, visitor, send, logsInWith } = await loggedIn();
    const answer = await send(player.password, password);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/dashboard/account']);
    expect(await shown(await visitor.get('/dashboard'))).toContain('Şifreniz değiştirildi.');
    expect([await logsInWith(password), await logsInWith(player.password)]).toEqual([true, false]);
  });

  it('returns to the page behind the dialog, on this site only', async () => {
    const { player, send } = await loggedIn();
    const back = await send(player.password, 'yeni-şifre', 'yeni-şifre', `${PATH}?redirectTo=%2Fcasino%2Fslot`);
    expect(back.headers.get('location')).toBe('/casino/slot');
    const evil = await send('yeni-şifre', 'başka-şifre', 'başka-şifre', `${PATH}?redirectTo=//evil.example`);
    expect(evil.headers.get('location')).toBe('/dashboard/account');
  });

  it('is set once by a double click, and both answers report success', async () => {
    const { player, send } = await loggedIn();
    const before = (await scenarios.counts())['customer/changepassword'] ?? 0;
    const answers = await Promise.all([1, 2].map(() => send(player.password, 'yeni-şifre')));
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect((await scenarios.counts())['customer/changepassword']).toBe(before + 1);
  });
});

describe('an invalid password', () => {
  const secret = 'gizli-şifre';

  it.each([
    ['nothing', '', '', '', 'Mevcut şifre alanını doldurun.'],
    ['no old one', '', secret, secret, 'Mevcut şifre alanını doldurun.'],
    ['a short old one', 'abcd', secret, secret, 'Mevcut şifre en az 5 karakter olmalı.'],
    ['a short new one', secret, 'abcd', 'abcd', 'Yeni şifre en az 5 karakter olmalı.'],
    ['a new one of 101', secret, 'x'.repeat(101), 'x'.repeat(101), 'Yeni şifre en fazla 100 karakter olabilir.'],
    [
      'a new one of 10,000',
      secret,
      'x'.repeat(10_000),
      'x'.repeat(10_000),
      'Yeni şifre en fazla 100 karakter olabilir.',
    ],
    ['no repetition', secret, secret, '', 'Yeni şifre tekrarı alanını doldurun.'],
    ['another repetition', secret, secret, 'gizli-sifre', 'Yeni şifreler birbiriyle aynı değil.'],
    ['one with an invisible character', secret, secret, `${secret}\u200b`, 'Yeni şifreler birbiriyle aynı değil.'],
    ['a wrong old one', secret, secret, secret, 'Mevcut şifreniz hatalı.'],
  ])(
    'such as %s is answered with 400, and nothing typed is sent back',
    async (_name, old, password, confirm, message) => {
      const { player, send, logsInWith } = await loggedIn();
      const answer = await send(old, password, confirm);
      expect(answer.status).toBe(400);
      const page = await answer.text();
      expect(withoutScripts(page)).toContain(message);
      expect(page).not.toContain(secret);
      expect(await logsInWith(player.password)).toBe(true);
    },
  );

  it('is reported at the new one when many people use it, or when it is a name of the player', async () => {
    const { player, send, logsInWith } = await loggedIn();
    for (const common of ['Galatasaray', 'Passw0rd', player.username]) {
      const page = await shown(await send(player.password, common));
      expect(page).toMatch(/id="[^"]*-password-error"[^>]*>Bu şifreyi çok kişi kullanıyor/);
    }
    expect(await logsInWith(player.password)).toBe(true);
  });

  it('is reported at the repetition when the two differ', async () => {
    const { player, send } = await loggedIn();
    const page = await shown(await send(player.password, secret, 'another'));
    expect(page).toMatch(/id="[^"]*confirmPassword-error"[^>]*>Yeni şifreler birbiriyle aynı değil\./);
  });

  it('is answered with 429 after eight wrong tries, not counting a successful change', async () => {
    const { player, send } = await loggedIn();
    expect((await send(player.password, 'yeni-şifre')).status).toBe(303);
    const statuses: number[] = [];
    for (let guess = 0; guess < 9; guess += 1) statuses.push((await send(`tahmin-${guess}`, secret)).status);
    expect(statuses).toEqual([...Array<number>(8).fill(400), 429]);
  });
});

describe.each(callFaults)('when the operator %s', (_name, fault, status) => {
  it('the password is unchanged, and the page shows why', async () => {
    const { player, send, logsInWith } = await loggedIn();
    await scenarios.order('customer/changepassword', fault);
    const answer = await send(player.password, 'yeni-şifre');
    expect([status, 503]).toContain(answer.status);
    const reason = /role="alert"[^>]*><p>([^<]+)<\/p>/.exec(await shown(answer))?.[1];
    expect(reason?.includes('şifreniz değişmiş olabilir')).toBe(status !== 501);
    await scenarios.clear();
    expect(await logsInWith(player.password)).toBe(true);
  });
});

it('a guest goes to the login form and comes back', async () => {
  const guest = new HttpBrowser(site.url);
  const location = `/login?redirectTo=${encodeURIComponent(PATH)}`;
  expect((await guest.get(PATH)).headers.get('location')).toBe(location);
  expect((await guest.post(PATH, {})).headers.get('location')).toBe(location);
});

it('an ended session leads to the login form', async () => {
  const { player, send } = await loggedIn();
  await scenarios.order('customer/changepassword', { status: 401 });
  const answer = await send(player.password, 'yeni-şifre');
  expect(answer.headers.get('location')).toBe(`/login?redirectTo=${encodeURIComponent(PATH)}`);
});
