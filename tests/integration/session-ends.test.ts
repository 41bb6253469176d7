// @module-tag tier-1
// @module-tag session

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asLink } from '../support/fetch-metadata';
import { shown } from '../support/html';
import { HttpBrowser } from '../support/http-browser';
import { callOperator } from '../support/operator-call';
import { newPlayer } from '../support/players';
import { openRelay } from '../support/relay-socket';
import { endableSessions, logInEach, SESSIONS } from '../support/session-list';
import { siteBehindFaults } from '../support/site-behind-faults';
import { siteWithOptions } from '../support/site-with-options';

const { operator, proxy, site } = siteBehindFaults(({ hubUrl }) => ({ OPERATOR_HUB_URL: hubUrl }), {
  sportsbook: 'frame',
});
beforeEach(() => proxy.calls.clear());
afterEach(() => proxy.release());

const calls = (name: string) => proxy.calls.get(name) ?? 0;

/** One player with two sessions: `here` ends sessions, `there` is another browser. */
async function enterTwice(url = site.url) {
  const [there, here] = [new HttpBrowser(url), new HttpBrowser(url)];
  const player = await logInEach(operator.apiUrl, [there, here]);
  proxy.calls.clear();
  return { player, here, there };
}

/** Ends the newest of the other sessions, or all, and resolves with the page that follows. */
async function end(visitor: HttpBrowser, what: 'one' | 'others') {
  const [id = ''] = await endableSessions(visitor);
  const answer = await visitor.post(SESSIONS, what === 'one' ? { id } : { others: '1' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, SESSIONS]);
  return { id, page: await shown(await visitor.get(SESSIONS)) };
}

/** Any other call of the session would be answered that it has ended. */
const PAGE_WITHOUT_CALLS = '/pages/1';

const ENDED = 'Oturumunuz sona erdi. Lütfen yeniden giriş yapın.';

/** The login page with its message, which the visitor is led to. */
async function expectLogin(visitor: HttpBrowser, path: string) {
  const answer = await visitor.get(path, asLink);
  expect(answer.headers.get('location')).toBe(`/login?redirectTo=${encodeURIComponent(path)}`);
  expect(visitor.cookies.has('session')).toBe(false);
  expect(await shown(await visitor.get('/login'))).toContain(ENDED);
}

describe('the list of sessions', () => {
  it('ends another one, whose row says what it is, and says afterwards that it has ended already', async () => {
    const { here } = await enterTwice();
    const list = await shown(await here.get(SESSIONS));
    expect(list).toMatch(/aria-label="Oturumu sonlandır: Bilinmeyen cihaz, \d\d\.\d\d\.\d{4} \d\d:\d\d"/);
    expect(list.match(/name="id"/g)).toHaveLength(2);
    const { id, page } = await end(here, 'one');
    expect(page).toContain('Oturum sonlandırıldı.');
    expect(page.match(/name="id"/g)).toHaveLength(1);
    await here.post(SESSIONS, { id });
    expect(await shown(await here.get(SESSIONS))).toContain('Bu oturum zaten sona ermiş.');
  });

  it('says where a session is and when it was last used, where the operator does', async () => {
    const { here } = await enterTwice();
    const rewrite = (more: object) =>
      proxy.faults.set('customer/sessions', {
        kind: 'rewrite',
        rewrite: (_call, data) => {
          const { items, total } = data as { items: object[]; total: number };
          return { total, items: items.map((item) => ({ ...item, ...more })) };
        },
      });
    rewrite({ place: 'Van <b>Türkiye</b>', lastUsedAt: '2026-02-03T04:05:00', ip: '192.0.2.9' });
    const list = await shown(await here.get(SESSIONS));
    expect(list).toContain('192.0.2.9 · Van &lt;b&gt;Türkiye&lt;/b&gt;');
    expect(list.match(/data-label="Son kullanım"[^>]*><span>03\.02\.2026 0[47]:05/g)).toHaveLength(3);
    rewrite({ place: null, lastUsedAt: null });
    const plain = await shown(await here.get(SESSIONS));
    expect(plain).toContain('name="others"');
    expect(plain).not.toMatch(/Son kullanım|\d · /);
    rewrite({ place: 7, lastUsedAt: 'yesterday' });
    expect(await shown(await here.get(SESSIONS)), 'unreadable ones are left out').toContain('name="others"');
  });

  it('ends all others, and then offers nothing to end', async () => {
    const { here } = await enterTwice();
    const { page } = await end(here, 'others');
    expect(page).toContain('Diğer tüm oturumlarınız sonlandırıldı.');
    expect(page).toContain('Bu oturum');
    expect(page).not.toMatch(/<form[^>]*>(?:(?!<\/form>)[\s\S])*name="others"/);
    expect(page).not.toContain('name="id"');
  });

  it('ends others that are open on pages which it does not show', async () => {
    const player = await newPlayer(operator.apiUrl);
    const { username, password } = player;
    for (let count = 0; count < 20; count += 1)
      await callOperator(operator.apiUrl, 'auth/login', { username, password });
    expect((await player.call('customer/endothersessions', {})).success).toBe(true);
    const here = new HttpBrowser(site.url);
    await here.logIn(username, password);
    const page = await shown(await here.get(SESSIONS));
    expect(page).not.toContain('name="id"');
    expect(page).toContain('name="others"');
    expect((await here.post(SESSIONS, { others: '1' })).status).toBe(303);
    expect(await player.call('user/balance')).toMatchObject({ status: 401 });
  });

  it.each(['', '0', '-1', 'x', '"x"', '1e400', 'null', '{}', '😀', '<b>', 'x'.repeat(200), `"${'x'.repeat(101)}"`])(
    'refuses the session %j with words',
    async (id) => {
      const { here } = await enterTwice();
      expect((await here.post(SESSIONS, { id })).status).toBe(303);
      expect(await shown(await here.get(SESSIONS))).toContain('Böyle bir oturumunuz yok.');
    },
  );

  it("refuses another player's session", async () => {
    const [mine, theirs] = [await enterTwice(), await enterTwice()];
    const [id = ''] = await endableSessions(theirs.here);
    await mine.here.post(SESSIONS, { id });
    expect(await shown(await mine.here.get(SESSIONS))).toContain('Böyle bir oturumunuz yok.');
    expect((await theirs.there.get('/dashboard')).status).toBe(200);
  });

  it.each([
    ['answers 500', { kind: 'status', status: 500 }, 'Yanıt gelmediği için'],
    ['loses the answer', { kind: 'lost' }, 'Yanıt gelmediği için'],
    ['answers 404', { kind: 'status', status: 404 }, 'sunmuyor'],
    ['refuses', { kind: 'body', body: '{"success":false,"message":"Şimdi olmaz.","data":null}' }, 'Şimdi olmaz.'],
  ] as const)('of an operator that %s when one is ended says so, and stays', async (_name, fault, message) => {
    const { here } = await enterTwice();
    const [id = ''] = await endableSessions(here);
    proxy.faults.set('customer/endsession', fault);
    expect((await here.post(SESSIONS, { id })).status).toBe(303);
    const page = await shown(await here.get(SESSIONS));
    expect(page).toContain(message);
    expect(page).toContain('name="others"');
  });

  it('without the capability is as it was', async () => {
    const { url } = await siteWithOptions(proxy, { capabilities: '["limits"]' });
    const { here } = await enterTwice(url);
    const page = await shown(await here.get(SESSIONS));
    expect(page).toContain('Bu oturum');
    expect(page).not.toMatch(/name="(id|others)"|onlandır/);
    for (const fields of [{ id: '1' }, { others: '1' }])
      expect((await here.post(SESSIONS, fields as Record<string, string>)).status).toBe(405);
    expect(calls('customer/endsession') + calls('customer/endothersessions')).toBe(0);
  });
});

describe('a session that was ended elsewhere', () => {
  it.each(['one', 'others'] as const)('is a guest on its next page: %s', async (what) => {
    const { here, there } = await enterTwice();
    // The balance that the page shows is known for three seconds, so that the page itself asks nothing.
    expect((await there.get('/')).status).toBe(200);
    await end(here, what);
    await expectLogin(there, '/');
    expect((await here.get('/dashboard')).status).toBe(200);
  });

  it.each(['/dashboard/change-password', '/dashboard/session-history?page=2', '/sportsbook/frame/sports'])(
    'gets nothing from %s',
    async (path) => {
      const { here, there } = await enterTwice();
      await there.get('/');
      await end(here, 'one');
      const answer = await there.get(path, asLink);
      expect(await shown(answer)).not.toContain('Oturum sonu');
      expect(there.cookies.has('session')).toBe(false);
    },
  );

  it('ends with its balance poll, which leaves the message', async () => {
    const { here, there } = await enterTwice();
    expect((await there.get('/balance')).status).toBe(200);
    await end(here, 'one');
    expect((await there.get('/balance')).status).toBe(401);
    expect(await shown(await there.get('/login'))).toContain(ENDED);
    expect((await here.get('/balance')).status).toBe(200);
  });

  it('loses its live connections at once, and the others keep theirs', async () => {
    const { here, there } = await enterTwice();
    const [gone, kept] = [await openRelay(there), await openRelay(here)];
    await there.get('/balance');
    const [id = ''] = await endableSessions(here);
    // At once: no timer of the site ends meanwhile.
    await site.clock.hold();
    await here.post(SESSIONS, { id });
    expect(await gone.closed).toBe(1000);
    await site.clock.release();
    expect((await there.get('/balance')).status).toBe(401);
    expect(kept.socket.readyState).toBe(kept.socket.OPEN);
    kept.socket.close();
  });

  it('keeps what was typed, without telling it to another player', async () => {
    const { here, there, player } = await enterTwice();
    await end(here, 'one');
    const fields = { subject: 'Kuponum', message: 'Nerede kaldı?' };
    const answer = await there.post('/ticket', fields);
    expect(answer.headers.get('location')).toBe('/login?redirectTo=%2Fticket');
    expect(await shown(await there.get('/login'))).toMatch(/Oturumunuz sona erdi\. [^<]*yazdıklarınız/i);
    await there.logIn(player.username, player.password, '/ticket');
    expect(await shown(await there.get('/ticket'))).toContain('Nerede kaldı?');
  });

  it('can log in again at once', async () => {
    const { here, there, player } = await enterTwice();
    await end(here, 'one');
    expect((await there.logIn(player.username, player.password)).headers.get('location')).toBe('/');
    expect(await shown(await there.get('/'))).not.toContain(ENDED);
    expect((await there.get('/dashboard')).status).toBe(200);
  });
});

describe('the check of a session', () => {
  it('is one call for all requests of the session, and none for the session that ended the others', async () => {
    const { player, here, there } = await enterTwice();
    const [, registered = ''] = await endableSessions(here);
    await here.get('/');
    await there.get('/');
    proxy.calls.clear();
    proxy.callsFrom.clear();
    // `there` is not the one that ends.
    await here.post(SESSIONS, { id: registered });
    expect(await player.call('user/balance')).toMatchObject({ status: 401 });
    const pages = await Promise.all(
      ['/', '/dashboard/change-password', '/promotions', '/'].map((path) => there.get(path)),
    );
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const path of ['/dashboard/change-password', '/promotions']) await there.get(path);
    const asked = proxy.callsFrom.get(`user/balance@${there.address}`) ?? 0;
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThanOrEqual(2);
  });

  it.each([
    ['answers 500', { kind: 'status', status: 500 }],
    ['does not answer', { kind: 'hang' }],
    ['answers another shape', { kind: 'body', body: '{"success":true,"data":{"balance":"x"}}' }],
  ] as const)('by an operator that %s does not end it, and is made again with the next page', async (_name, fault) => {
    const { here, there } = await enterTwice();
    await end(here, 'one');
    proxy.faults.set('user/balance', fault);
    expect((await there.get(PAGE_WITHOUT_CALLS)).status).toBe(200);
    proxy.faults.clear();
    proxy.release();
    await expectLogin(there, PAGE_WITHOUT_CALLS);
  });
});

describe('a new password', () => {
  it('by the form ends the other sessions of the player here, too', async () => {
    const { player, here, there } = await enterTwice();
    await there.get('/');
    const fields = { oldPassword: player.password, password: 'yeni-sifre', confirmPassword: 'yeni-sifre' };
    expect((await here.post('/dashboard/change-password', fields)).status).toBe(303);
    await expectLogin(there, '/');
    expect((await here.get('/dashboard')).status).toBe(200);
  });
});

it('a notification about sessions leads to them, and any other topic leads nowhere', async () => {
  const { here, player } = await enterTwice();
  const fields = { oldPassword: player.password, password: 'yeni-sifre', confirmPassword: 'yeni-sifre' };
  await here.post('/dashboard/change-password', fields);
  const list = await shown(await here.get('/notifications'));
  const path = /action="(\/notifications\/[^"?]+)/.exec(list)?.[1] ?? '';
  expect(await shown(await here.get(path))).toMatch(/href="\/dashboard\/session-history"[^>]*>Oturum geçmişini gör/);
  proxy.faults.set('customer/notification', {
    kind: 'rewrite',
    rewrite: (_call, data) => (data as object[]).map((each) => ({ ...each, about: '//elsewhere.example' })),
  });
  const page = await here.get(path);
  expect(page.status).toBe(200);
  expect(await shown(page)).not.toMatch(/Oturum geçmişini gör|elsewhere/);
});
