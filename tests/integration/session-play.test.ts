// @module-tag tier-1
// @module-tag games

import { describe, expect, it, onTestFinished } from 'vitest';
import { enterAsNewPlayer } from '../support/enter-as-new-player';
import type { Fault } from '../support/fault-proxy';
import { shown } from '../support/html';
import { HttpBrowser } from '../support/http-browser';
import { startSite } from '../support/site';
import { siteBehindFaults } from '../support/site-behind-faults';
import { siteWithOptions } from '../support/site-with-options';

const SESSION_SECRETS = 'a-secret-that-two-instances-know-of';

const { operator, proxy, site } = siteBehindFaults({ SESSION_SECRETS });

const CALL = 'customer/sessionfacts';

async function enter(url = site.url) {
  const { player, visitor } = await enterAsNewPlayer(operator.apiUrl, url);
  const asked = () => proxy.callsFrom.get(`${CALL}@${visitor.address}`) ?? 0;
  /** Lets the operator answer the call with this play. */
  const play = (staked: number, won: number, net: number) =>
    proxy.faults.set(`${CALL}@${visitor.address}`, playOf(staked, won, net));
  return { player, visitor, asked, play };
}

const playOf = (staked: number, won: number, net: number): Fault => ({
  kind: 'body',
  body: JSON.stringify({
    success: true,
    message: null,
    data: { startedAt: '2026-01-01T00:00:00', staked, won, net },
  }),
});

describe('the reminder', () => {
  it.each([
    [500.5, 380.5, -120, 'Bu oturumda ₺120,00 zarardasınız.', 'You are ₺120.00 down in this session.'],
    [500, 1750.75, 1250.75, 'Bu oturumda ₺1.250,75 kârdasınız.', 'You are ₺1,250.75 up in this session.'],
    [500, 500, 0, 'Bu oturumda ne kârda ne zarardasınız.', 'You are neither up nor down in this session.'],
    [0, 0, 0, 'Bu oturumda henüz bahis yapmadınız.', 'You have not staked anything in this session.'],
  ])('says of %d staked and %d won where the player stands', async (staked, won, net, turkish, english) => {
    const { visitor, play } = await enter();
    play(staked, won, net);
    const page = await shown(await visitor.get('/reminder'));
    expect(page).toContain(`0 dakikadır oturumunuz açık. ${turkish} Kısa bir ara`);
    visitor.cookies.set('language', 'en');
    expect(await shown(await visitor.get('/reminder'))).toContain(english);
  });

  it.each([
    ['to play on', '', '/casino/slot?x=1'],
    ['the history', '/dashboard/game-history', '/dashboard/game-history'],
    ['the statement', '/dashboard/statement', '/dashboard/statement'],
    ['a break', '/safer-play/pause', '/safer-play/pause'],
    ['the settings', '/safer-play', '/safer-play'],
  ])('lets the player choose %s', async (_name, to, location) => {
    const { visitor } = await enter();
    const page = await shown(await visitor.get('/reminder?redirectTo=%2Fcasino%2Fslot%3Fx%3D1'));
    expect(page).toContain(to ? `name="to" value="${to}"` : 'name="redirectTo" value="/casino/slot?x=1"');
    const answer = await visitor.post('/reminder', { redirectTo: '/casino/slot?x=1', ...(to && { to }) });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
  });

  it('leads to no other site', async () => {
    const { visitor } = await enter();
    for (const form of [{ to: '//evil.example' }, { redirectTo: '//evil.example' }])
      expect((await visitor.post('/reminder', form)).headers.get('location')).toBe('/');
  });

  it('says the time alone where the play cannot be read', async () => {
    const { visitor } = await enter();
    for (const fault of [
      { kind: 'status', status: 500 },
      { kind: 'body', body: '{}' },
    ] as const) {
      proxy.faults.set(`${CALL}@${visitor.address}`, fault);
      const answer = await visitor.get('/reminder');
      expect(answer.status).toBe(200);
      expect(await shown(answer)).toContain('0 dakikadır oturumunuz açık. Kısa bir ara');
    }
  });

  it('asks nothing of an operator without limits, and has no way to pages that it does not have', async () => {
    const bare = await siteWithOptions(proxy, { capabilities: '[]' });
    const { visitor, asked } = await enter(bare.url);
    const page = await shown(await visitor.get('/reminder'));
    expect(page).toContain('0 dakikadır oturumunuz açık. Kısa bir ara');
    expect(page).toContain('value="/dashboard/game-history"');
    expect(page).not.toContain('/dashboard/statement');
    expect(page).not.toContain('/safer-play/pause');
    expect(asked()).toBe(0);
  });
});

describe('the figures of the session', () => {
  const AVIATOR =
    '/casino/play/eyJnYW1lQ29kZSI6ImZlcmFoYXZhLWF2aWF0b3IiLCJtYWluUHJvdmlkZXJJZCI6NTIsIm5hbWUiOiJBdmlhdG9yIn0';
  const figuresOf = async (visitor: HttpBrowser, path: string) =>
    (await shown(await visitor.get(path))).replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

  it.each(['/dashboard', '/safer-play', AVIATOR])('are on %s, in each language, with one call', async (path) => {
    const { visitor, play, asked } = await enter();
    play(1500, 380.5, -1119.5);
    const turkish = await figuresOf(visitor, path);
    expect(turkish).toMatch(
      /Oturum süresi 0 dk Bahisler ₺1\.500,00 Kazançlar ₺380,50 Net sonuç −₺1\.119,50 Güncelleme \d\d:\d\d/,
    );
    expect(asked()).toBe(1);
    visitor.cookies.set('language', 'en');
    expect(await figuresOf(visitor, path)).toContain(
      'Session time 0 min Staked ₺1,500.00 Won ₺380.50 Net result −₺1,119.50',
    );
  });

  it("say how long the session has lasted, and when they were read, in the player's zone", async () => {
    const laterMs = 17 * 60_000;
    const env = { OPERATOR_API_URL: proxy.apiUrl, SESSION_SECRETS, LATER_MS: String(laterMs) };
    const later = await startSite(env);
    onTestFinished(() => later.stop());
    const { visitor } = await enter();
    const laterVisitor = visitor.copyAt(later.url);
    laterVisitor.cookies.set('zone', 'Asia%2FTokyo');
    const asked = Date.now();
    const figures = await figuresOf(laterVisitor, '/safer-play');
    expect(figures).toContain('Oturum süresi 17 dk');
    const clock = new Intl.DateTimeFormat('tr', { timeStyle: 'short', timeZone: 'Asia/Tokyo' });
    const minutes = [asked, Date.now()].map((time) => clock.format(time + laterMs));
    expect(minutes).toContain(/Güncelleme (\d\d:\d\d)/.exec(figures)?.[1]);
  });

  it.each(['/dashboard', '/safer-play', AVIATOR])('are missing on %s where they cannot be read', async (path) => {
    const { visitor } = await enter();
    proxy.faults.set(`${CALL}@${visitor.address}`, { kind: 'body', body: '{}' });
    expect((await visitor.get(path)).status).toBe(200);
    expect(await figuresOf(visitor, path)).not.toContain('Net sonuç');
  });

  it('are neither for play money nor for guests', async () => {
    const { visitor, asked } = await enter();
    const demo = (await (await visitor.get('/casino/slot')).text()).match(/\/casino\/play\/[^"]+demo=1/)?.[0] ?? '';
    expect(demo).not.toBe('');
    expect(await figuresOf(visitor, demo)).not.toContain('Net sonuç');
    const guest = new HttpBrowser(site.url);
    expect(await figuresOf(guest, '/safer-play')).not.toContain('Net sonuç');
    expect([asked(), proxy.callsFrom.get(`${CALL}@${guest.address}`) ?? 0]).toEqual([0, 0]);
  });
});

it('pages of the shell do not ask for it', async () => {
  const { visitor, asked } = await enter();
  for (const path of ['/', '/casino/slot', '/promotions', '/search', '/dashboard/game-history'])
    await visitor.get(path);
  expect(asked()).toBe(0);
});
