// @module-tag tier-1
// @module-tag submit-payment
// @module-tag session

import { describe, expect, it } from 'vitest';
import { turnFactorOn } from '../support/authenticator';
import { openForm, orderIn, receiptOf } from '../support/cashier';
import { cashierSite } from '../support/cashier-site';
import { hostileStrings } from '../support/hostile-strings';
import { shown } from '../support/html';
import { HttpBrowser } from '../support/http-browser';
import { listPayments } from '../support/list-payments';
import { fund, newPlayer, type TestPlayer } from '../support/players';
import { startSite } from '../support/site';

const cashier = cashierSite();

const MINUTE = 60_000;
const DEPOSIT = '/dashboard/deposit/6';
const WITHDRAW = '/dashboard/withdraw/101';
const fields = { Amount: '375', Network: '1' };
const toBank = { Amount: '100', Iban: 'TR330006100519786457841326', FullName: 'Ayşe Deneme', IsOwnAccount: 'true' };
const confirmPath = (target: string) => `/login/confirm?redirectTo=${encodeURIComponent(target)}`;

const stayAway = (minutes = 31) => cashier.site().clock.turn(minutes * MINUTE);
const locationOf = async (visitor: HttpBrowser, path: string) => (await visitor.get(path)).headers.get('location');
const confirm = (visitor: HttpBrowser, password: string, target = WITHDRAW, more: Record<string, string> = {}) =>
  visitor.post(confirmPath(target), { password, ...more });

/** A player who was away for longer than money pages allow. */
async function away() {
  const entered = await cashier.enter(1_000);
  await stayAway();
  return entered;
}

const isAsked = async (visitor: HttpBrowser) => (await locationOf(visitor, WITHDRAW)) === confirmPath(WITHDRAW);

describe('pages that move money', () => {
  it.each([[`${DEPOSIT}?Amount=100`], [WITHDRAW], ['/dashboard/cancel-withdrawal/1']])(
    'ask a player who was away for the password: %s',
    async (path) => {
      const { visitor } = await away();
      expect(await locationOf(visitor, path)).toBe(confirmPath(path));
    },
  );

  it.each(['two-factor', 'recovery-codes', 'passkeys'])(
    'cannot be reached around, by a login of one’s own: %s',
    async (name) => {
      const { visitor, player } = await away();
      const path = `/dashboard/security/${name}`;
      expect(await locationOf(visitor, path)).toBe(confirmPath(path));
      for (const form of [{ intent: 'begin' }, { name: 'Benim' }, { code: '123456' }, { intent: 'finish' }]) {
        const answer = await visitor.post(path, form);
        expect(answer.headers.get('location')).toBe(confirmPath(path));
      }
      expect((await visitor.get('/dashboard/security')).status).toBe(200);
      expect((await confirm(visitor, player.password, path)).headers.get('location')).toBe(path);
      expect((await visitor.get(path)).status).toBe(200);
    },
  );

  it('open within the time, and each act renews it', async () => {
    const { visitor } = await cashier.enter();
    for (const path of ['/promotions', '/casino/slot', '/promotions?_data=routes%2Fpromotions._index']) {
      await stayAway(20);
      await visitor.get(path);
    }
    await stayAway(20);
    expect((await visitor.get(WITHDRAW)).status).toBe(200);
  });

  it('ask although the page in the browser has gone on asking by itself', async () => {
    const { visitor } = await cashier.enter();
    const referer = (path: string) => ({ referer: `${cashier.site().url}${path}` });
    for (let count = 0; count < 3; count += 1) {
      await stayAway(11);
      await visitor.get('/balance');
      await visitor.get('/jackpots');
      await visitor.get('/notifications?_data=routes%2Fnotifications._index', referer('/promotions'));
      await visitor.get('/safer-play?_data=routes%2Fsafer-play', referer('/casino/slot'));
      await visitor.post('/device', { fingerprint: String(count).repeat(32) });
      await visitor.post('/login', { intent: 'passkey-options' });
      await visitor.post('/login?_data=routes%2Flogin', { intent: 'passkey-options' });
      await visitor.get('/promotions', referer('/promotions'));
      await visitor.get('/promotions?_data=root', referer('/promotions'));
    }
    expect(await isAsked(visitor)).toBe(true);
  });

  it('are not kept open by requests that are no acts of the player', async () => {
    const { visitor } = await cashier.enter();
    const { url } = cashier.site();
    const cookie = () => [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const send = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
      fetch(`${url}${path}`, { redirect: 'manual', ...init, headers: { cookie: cookie(), ...init.headers } });
    const form = { method: 'POST', body: new URLSearchParams({ reminder: '15' }) };
    const requests: [status: number, answer: () => Promise<Response>][] = [
      [200, () => send('/', { method: 'HEAD' })],
      [200, () => send('/promotions', { headers: { purpose: 'prefetch' } })],
      [200, () => send('/promotions', { headers: { 'sec-purpose': 'prefetch;prerender' } })],
      [200, () => send('/promotions', { headers: { 'x-moz': 'prefetch' } })],
      [200, () => send('/?_data=root')],
      [404, () => send('/nowhere.png')],
      [403, () => send('/safer-play', form)],
      [403, () => send('/safer-play', { ...form, headers: { origin: 'https://evil.example' } })],
      [405, () => send('/nowhere', { ...form, headers: { origin: url } })],
      [405, () => send('/promotions', { ...form, headers: { origin: url } })],
    ];
    for (const [status, answer] of requests) {
      await stayAway(2);
      const { status: answered, headers } = await answer();
      expect([answered, headers.get('set-cookie') ?? '']).toEqual([status, expect.not.stringContaining('present=')]);
    }
  });

  it('stay open for a player who acts, at the shortest time', async () => {
    const { player } = await cashier.enter();
    const site = await startSite({ OPERATOR_API_URL: cashier.proxy().apiUrl, MONEY_IDLE_MINUTES: '1' });
    try {
      const visitor = new HttpBrowser(site.url);
      await visitor.logIn(player.username, player.password);
      for (let count = 0; count < 3; count += 1) {
        await site.clock.turn(50_000);
        expect((await visitor.get(WITHDRAW)).status).toBe(200);
      }
      await site.clock.turn(61_000);
      expect(await isAsked(visitor)).toBe(true);
    } finally {
      await site.stop();
    }
  });

  it('ask after an act that came too late, and the other pages do not ask', async () => {
    const { visitor } = await away();
    for (const path of [
      '/',
      '/dashboard',
      '/dashboard/deposit',
      '/dashboard/withdraw',
      '/dashboard/financial-activities',
      '/casino/slot',
      '/safer-play',
    ])
      expect((await visitor.get(path)).status, path).toBe(200);
    expect((await visitor.post('/safer-play', { reminder: '15' })).status).toBe(303);
    expect(await isAsked(visitor)).toBe(true);
  });

  it('ask with a copied or forged cookie of another session', async () => {
    const { visitor } = await away();
    const other = (await cashier.enter()).visitor;
    visitor.cookies.set('present', other.cookies.get('present') ?? '');
    expect(await isAsked(visitor)).toBe(true);
    visitor.cookies.set('present', 'x');
    expect(await isAsked(visitor)).toBe(true);
  });

  it('never ask where the operator of the site has switched that off', async () => {
    const { player } = await cashier.enter();
    const site = await startSite({ OPERATOR_API_URL: cashier.proxy().apiUrl, MONEY_IDLE_MINUTES: '0' });
    try {
      const visitor = new HttpBrowser(site.url);
      await visitor.logIn(player.username, player.password);
      expect(visitor.cookies.has('present')).toBe(false);
      await site.clock.turn(60 * MINUTE);
      expect((await visitor.get(WITHDRAW)).status).toBe(200);
      expect(await locationOf(visitor, confirmPath(WITHDRAW))).toBe(WITHDRAW);
    } finally {
      await site.stop();
    }
  });
});

describe('a payment that is sent too late', () => {
  it('is not made, keeps what was typed, and is made once after the password', async () => {
    const { visitor, player } = await cashier.enter();
    const form = await openForm(visitor, 'deposit', 6);
    await stayAway();
    const before = cashier.count('payment/deposit');
    const answer = await form.submit(fields);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, confirmPath(DEPOSIT)]);
    const page = await shown(await visitor.get(confirmPath(DEPOSIT)));
    expect(page).toContain('Yazdıklarınız formda duruyor.');
    // As a word: sealed values have any three digits by chance.
    expect(page).not.toMatch(/\b375\b/);
    expect(cashier.count('payment/deposit')).toBe(before);
    const confirmed = await confirm(visitor, player.password, DEPOSIT);
    expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, DEPOSIT]);
    const again = await openForm(visitor, 'deposit', 6);
    expect(await receiptOf(visitor, await again.send(fields))).toContain('375');
    expect(cashier.count('payment/deposit')).toBe(before + 1);
    expect(await listPayments(player)).toHaveLength(1);
  });

  it('shows the values in the form again', async () => {
    const { visitor, player } = await cashier.enter();
    const form = await openForm(visitor, 'deposit', 6);
    await stayAway();
    await form.submit(fields);
    await confirm(visitor, player.password, DEPOSIT);
    expect(await shown(await visitor.get(DEPOSIT))).toContain('value="375"');
  });

  it('is not made by the review of a withdrawal, or the cancelling of one', async () => {
    const { visitor, player } = await cashier.enter(1_000);
    const form = await openForm(visitor, 'withdraw', 101);
    const order = orderIn(await (await form.submit(toBank)).text());
    await stayAway();
    const answer = await visitor.post(form.path, { order });
    expect(answer.headers.get('location')).toBe(confirmPath(form.path));
    expect((await visitor.post('/dashboard/cancel-withdrawal/1', {})).headers.get('location')).toBe(
      confirmPath('/dashboard/cancel-withdrawal/1'),
    );
    expect((await listPayments(player)).filter(({ kind }) => kind === 2)).toHaveLength(0);
  });
});

describe('the confirmation', () => {
  it('says why, and knows the player', async () => {
    const { visitor, player } = await away();
    const page = await shown(await visitor.get(confirmPath(WITHDRAW)));
    expect(page).toContain('Bir süredir işlem yapmadınız');
    expect(page).toContain(player.username);
    expect(page).toMatch(/<input(?=[^>]*name="password")(?=[^>]*autocomplete="current-password")/i);
    expect(page).not.toMatch(/name="code"/);
    visitor.cookies.set('language', 'en');
    expect(await shown(await visitor.get(confirmPath(WITHDRAW)))).toContain('You have been away for a while');
  });

  it('leaves the session as it is, and ends the one that proved it', async () => {
    const { visitor, player } = await away();
    const [before, session] = [cashier.count('auth/logout'), visitor.cookies.get('session')];
    await confirm(visitor, player.password);
    expect(visitor.cookies.get('session')).toBe(session);
    expect(cashier.count('auth/logout')).toBe(before + 1);
    expect((await visitor.get(WITHDRAW)).status).toBe(200);
    await stayAway();
    expect(await isAsked(visitor)).toBe(true);
  });

  it.each([
    ['tr', 'Kullanıcı adı veya şifre hatalı'],
    ['en', 'username or password'],
  ])('refuses a wrong password at its field (%s)', async (language, words) => {
    const { visitor, player } = await away();
    visitor.cookies.set('language', language);
    const answer = await confirm(visitor, `${player.password}x`);
    expect(answer.status).toBe(400);
    const page = await shown(answer);
    expect(page).toMatch(new RegExp(words, 'i'));
    expect(page).toMatch(/<input(?=[^>]*name="password")(?=[^>]*aria-invalid="true")/);
    expect(page).not.toContain(`${player.password}x`);
    expect(await isAsked(visitor)).toBe(true);
  });

  it('answers bad input with a form', async () => {
    const { visitor } = await away();
    for (const [name, password] of Object.entries({ empty: '', ...hostileStrings, long: 'x'.repeat(200) })) {
      const answer = await confirm(visitor, password);
      expect([400, 429], name).toContain(answer.status);
      expect(await answer.text(), name).toContain('name="password"');
    }
  });
  it('leads only to this site', async () => {
    const { visitor, player } = await away();
    const answer = await visitor.post('/login/confirm?redirectTo=https%3A%2F%2Fevil.example', {
      password: player.password,
    });
    expect(answer.headers.get('location')).toBe('/');
  });

  it('is for players, and for those who were away', async () => {
    const guest = new HttpBrowser(cashier.site().url);
    const login = `/login?redirectTo=${encodeURIComponent(confirmPath(WITHDRAW))}`;
    expect(await locationOf(guest, confirmPath(WITHDRAW))).toBe(login);
    expect((await confirm(guest, 'sifre1234')).headers.get('location')).toBe(login);
    const { visitor } = await cashier.enter();
    expect(await locationOf(visitor, confirmPath(WITHDRAW))).toBe(WITHDRAW);
  });

  it('counts wrong passwords, and then says when, without ending the session', async () => {
    const { visitor } = await away();
    const statuses: number[] = [];
    while (statuses.length < 60 && statuses.at(-1) !== 429)
      statuses.push((await confirm(visitor, 'yanlis-sifre')).status);
    expect(statuses.length).toBeGreaterThan(5);
    expect(statuses.at(-1)).toBe(429);
    expect((await visitor.get('/dashboard')).status).toBe(200);
  });

  it('does not count outages', async () => {
    const { visitor, player } = await away();
    cashier.proxy().faults.set('auth/login', { kind: 'status', status: 500 });
    for (let count = 0; count < 20; count += 1)
      expect((await confirm(visitor, player.password)).status).toBeGreaterThanOrEqual(502);
    cashier.proxy().faults.clear();
    await stayAway(1);
    expect((await confirm(visitor, player.password)).status).toBe(303);
  });

  it.each([
    ['answers 500', { kind: 'status', status: 500 }],
    ['answers another shape', { kind: 'body', body: '{"success":true,"data":{"token":7}}' }],
    ['breaks off', { kind: 'reset' }],
  ] as const)('by an operator that %s is said, and can be tried again', async (_name, fault) => {
    const { visitor, player } = await away();
    cashier.proxy().faults.set('auth/login', fault);
    const answer = await confirm(visitor, player.password);
    expect([502, 503]).toContain(answer.status);
    expect(await answer.text()).toContain('name="password"');
    cashier.proxy().faults.clear();
    await stayAway(1);
    expect((await confirm(visitor, player.password)).status).toBe(303);
  });

  it('holds although the session that proved it cannot be ended', async () => {
    const { visitor, player } = await away();
    cashier.proxy().faults.set('auth/logout', { kind: 'status', status: 500 });
    expect((await confirm(visitor, player.password)).status).toBe(303);
    expect((await visitor.get(WITHDRAW)).status).toBe(200);
  });
});

describe('the confirmation of a player with a second factor', () => {
  async function awayWithFactor() {
    const player: TestPlayer = await newPlayer(cashier.operatorUrl());
    await fund(player, 1_000);
    const { app, recoveryCodes } = await turnFactorOn(player);
    const visitor = new HttpBrowser(cashier.site().url);
    await visitor.logIn(player.username, player.password);
    await visitor.post('/login/verify', { factor: 'recovery-code', code: recoveryCodes[0] ?? '' });
    await stayAway();
    return { player, app, recoveryCodes, visitor };
  }

  it('asks for a code, too', async () => {
    const { visitor, player, app } = await awayWithFactor();
    expect(await shown(await visitor.get(confirmPath(WITHDRAW)))).toContain('name="code"');
    for (const code of ['', app.wrong()]) {
      const answer = await confirm(visitor, player.password, WITHDRAW, { code });
      expect(answer.status).toBe(400);
      expect(await shown(answer)).toMatch(/<input(?=[^>]*name="code")(?=[^>]*aria-invalid="true")/);
    }
    expect(await isAsked(visitor)).toBe(true);
    expect((await confirm(visitor, player.password, WITHDRAW, { code: app.next() })).status).toBe(303);
    expect((await visitor.get(WITHDRAW)).status).toBe(200);
  });

  it('takes a backup code', async () => {
    const { visitor, player, recoveryCodes } = await awayWithFactor();
    const code = recoveryCodes[1] ?? '';
    expect((await confirm(visitor, player.password, WITHDRAW, { code })).status).toBe(303);
  });

  it('does not take a code with a wrong password', async () => {
    const { visitor, app } = await awayWithFactor();
    expect((await confirm(visitor, 'yanlis-sifre', WITHDRAW, { code: app.next() })).status).toBe(400);
    expect(await isAsked(visitor)).toBe(true);
  });
});
