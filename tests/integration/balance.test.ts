// @module-tag tier-1
// @module-tag balance

import { describe, expect, it } from 'vitest';
import { enterAsNewPlayer } from '../support/enter-as-new-player';
import { siteBehindFaults } from '../support/site-behind-faults';
import { HttpBrowser } from '../support/http-browser';
import type { Fault } from '../support/fault-proxy';
import { fund } from '../support/players';

const { operator, proxy, site } = siteBehindFaults();

/** Logs in without opening a page, so that no balance has been requested yet. */
const newVisitor = () => enterAsNewPlayer(operator.apiUrl, site.url);

/** Counts the balance calls to the operator during an action. */
async function balanceCalls(act: () => Promise<unknown>): Promise<number> {
  const before = proxy.calls.get('user/balance') ?? 0;
  await act();
  return (proxy.calls.get('user/balance') ?? 0) - before;
}

async function withFault<T>(fault: Fault, act: () => Promise<T>): Promise<T> {
  proxy.faults.set('user/balance', fault);
  try {
    return await act();
  } finally {
    proxy.faults.clear();
  }
}

describe('/balance', () => {
  it("returns the amount, its text in the language of the page, and the time of the operator's answer", async () => {
    const { visitor, player } = await newVisitor();
    await fund(player, 1_250);
    const began = Date.now();
    const answer = await visitor.get('/balance');
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const body = (await answer.json()) as { asOf: string };
    expect(body).toEqual({ balance: '1250', text: '₺1.250,00', asOf: body.asOf, isPaused: false });
    expect(new Date(body.asOf).toISOString()).toBe(body.asOf);
    expect(Date.parse(body.asOf)).toBeGreaterThanOrEqual(began);
    await visitor.post('/language', { language: 'en' });
    expect(await (await visitor.get('/balance')).json()).toMatchObject({ text: '₺1,250.00' });
  });

  it('asks the operator once per session in three seconds, for any number of requests', async () => {
    const { visitor, player } = await newVisitor();
    const elsewhere = new HttpBrowser(site.url);
    await elsewhere.logIn(player.username, player.password);
    const ask = () => Promise.all(Array.from({ length: 30 }, () => visitor.get('/balance')));
    expect(await balanceCalls(ask)).toBe(1);
    expect(await balanceCalls(ask)).toBe(0);
    expect(await balanceCalls(() => visitor.get('/'))).toBe(0);
    expect(await balanceCalls(() => elsewhere.get('/balance'))).toBe(1);
  });

  it('makes no other call to the operator', async () => {
    const { visitor } = await newVisitor();
    const others = () => [...proxy.calls].filter(([call]) => call !== 'user/balance');
    const before = others();
    await visitor.get('/balance');
    expect(others()).toEqual(before);
  });

  it('answers 304 while the balance is unchanged, and in full after a change', async () => {
    const { visitor, player } = await newVisitor();
    const firstEtag = (await visitor.get('/balance')).headers.get('etag') ?? '';
    await fund(player, 500);
    await site.clock.turn(3_000);
    const changed = await visitor.get('/balance', { 'if-none-match': firstEtag });
    expect([changed.status, await changed.json()]).toMatchObject([200, { balance: '500' }]);
    const etag = changed.headers.get('etag') ?? '';
    const same = await visitor.get('/balance', { 'if-none-match': etag });
    expect([same.status, await same.text()]).toEqual([304, '']);
    await visitor.post('/language', { language: 'en' });
    expect((await visitor.get('/balance', { 'if-none-match': etag })).status).toBe(200);
    expect((await visitor.get('/balance', { 'if-none-match': '"x"' })).status).toBe(200);
    const stranger = (await newVisitor()).visitor;
    expect((await stranger.get('/balance', { 'if-none-match': etag })).status).toBe(200);
  });

  it.each([
    ['a guest', {}],
    ['a forged session', { cookie: 'session=1~a.b.c.d.e' }],
  ])('answers 401 to %s without asking the operator', async (_who, headers) => {
    const calls = await balanceCalls(async () => {
      expect((await new HttpBrowser(site.url).get('/balance', headers)).status).toBe(401);
    });
    expect(calls).toBe(0);
  });

  it("answers 409 when another player than the page's is logged in", async () => {
    const { visitor, player } = await newVisitor();
    const code = String(player.facts['usercode']);
    expect((await visitor.get(`/balance?of=${code}`)).status).toBe(200);
    expect((await visitor.get('/balance?of=other')).status).toBe(409);
    expect((await visitor.get(`/balance?of=${code}&of=x`)).status).toBe(409);
  });

  it.each([
    ['a guest', 401, 'Oturumunuz sona erdi. Form gönderilmedi; yeniden giriş yapın, yazdıklarınız duruyor.'],
    ['another player', 409, 'Bu tarayıcıda artık başka bir oyuncu giriş yapmış. Yazdıklarınız gönderilmedi.'],
  ])('says to a page with a form that is filled in that %s is there now', async (who, status, message) => {
    const visitor = who === 'a guest' ? new HttpBrowser(site.url) : (await newVisitor()).visitor;
    const answer = await visitor.get('/balance?of=other&unsent=yes');
    expect([answer.status, await answer.json()]).toMatchObject([status, { message }]);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await (await visitor.get('/balance?of=other')).json()).not.toHaveProperty('message');
  });

  it('allows only reads', async () => {
    const { visitor } = await newVisitor();
    const answer = await visitor.post('/balance', {});
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('ends the session when the operator has ended it', async () => {
    const { visitor } = await newVisitor();
    const answer = await withFault({ kind: 'status', status: 401 }, () => visitor.get('/balance'));
    expect(answer.status).toBe(401);
    expect(visitor.cookies.has('session')).toBe(false);
    expect(await (await visitor.get('/pages/1')).text()).toContain('Oturumunuz sona erdi. Lütfen yeniden giriş yapın.');
    expect((await visitor.get('/dashboard')).headers.get('location')).toContain('/login');
  });

  it.each<[string, Fault, number]>([
    ['is down', { kind: 'reset' }, 503],
    ['fails', { kind: 'status', status: 500 }, 503],
    ['has no balances', { kind: 'status', status: 404 }, 501],
    ['refuses', { kind: 'body', body: '{"success":false,"message":"no"}' }, 503],
    ['answers nonsense', { kind: 'body', body: '{"success":true,"data":{"balance":"1e9"}}' }, 502],
    ['answers with script', { kind: 'body', body: '{"success":true,"data":{"balance":"<script>"}}' }, 502],
  ])(
    'reports an error when the operator %s, keeps the session, and does not ask again at once',
    async (_what, fault, status) => {
      const { visitor } = await newVisitor();
      const answer = await withFault(fault, () => visitor.get('/balance'));
      expect([answer.status, await answer.text()]).toEqual([status, status === 501 ? '{"end":"not-offered"}' : '{}']);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(visitor.cookies.has('session')).toBe(true);
      expect(await balanceCalls(() => visitor.get('/balance'))).toBe(0);
    },
  );
});
