// @module-tag tier-1
// @module-tag player-limits
// @module-tag safer-play

import { beforeEach, describe, expect, it } from 'vitest';
import { gameAddress, playAddress } from '../../app/features/play/game-address/encode-game';
import { games } from '../../operator/catalogue/catalogue';
import type { CatalogueGame } from '../../operator/catalogue/game';
import { enterAsNewPlayer } from '../support/enter-as-new-player';
import { asFrame, asLink, frameIn } from '../support/fetch-metadata';
import { shown } from '../support/html';
import { HttpBrowser } from '../support/http-browser';
import { fund } from '../support/players';
import { cookieOf } from '../support/relay-socket';
import { siteBehindFaults } from '../support/site-behind-faults';
import { siteWithOptions } from '../support/site-with-options';

const { operator, proxy, site } = siteBehindFaults();
beforeEach(() => proxy.calls.clear());

const PAUSE = '/safer-play/pause';
const slot = games.find(({ kind, studio }) => kind === 'slot' && studio.integration === 'dt') as CatalogueGame;
const play = playAddress({ gameCode: slot.gameCode, mainProviderId: slot.studio.id, name: slot.title });

async function enter(url = site.url) {
  const { player, visitor } = await enterAsNewPlayer(operator.apiUrl, url);
  /** Sends a pause and resolves with the page that follows. */
  async function pause(fields: Record<string, string>) {
    const answer = await visitor.post(PAUSE, fields);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, PAUSE]);
    return shown(await visitor.get(PAUSE));
  }
  return { player, visitor, pause };
}

it('one press stops play, without a question', async () => {
  const { visitor, pause } = await enter();
  expect(await (await visitor.get(play, asLink)).text()).toContain('name="kind" value="stop"');
  const page = await pause({ kind: 'stop' });
  expect(page).toMatch(/Oyuna \d\d\.\d\d\.\d{4} \d\d:\d\d tarihine kadar ara verdiniz/);
  expect(page).not.toContain('value="stop"');
});

it.each([
  ['kind=time-out&hours=24', '1 gün ara verilsin mi?', { kind: 'time-out', hours: '24' }],
  ['kind=exclusion&days=30', '30 gün ara verilsin mi?', { kind: 'exclusion', days: '30' }],
  ['kind=exclusion&days=forever', 'Oyun tamamen bırakılsın mı?', { kind: 'exclusion', days: 'forever' }],
])('a longer pause says first what it means: %s', async (query, question, fields) => {
  const { visitor, pause } = await enter();
  const asked = await shown(await visitor.get(`${PAUSE}?${query}`));
  expect(asked).toContain(question);
  // The end of the longest is not known.
  const ends = /Şimdi başlayan ara \d\d\.\d\d\.\d{4} \d\d:\d\d tarihine kadar sürer/.test(asked);
  expect(ends).toBe(!query.includes('forever'));
  expect(asked.includes('Süre dolmadan geri alınamaz.')).toBe(!query.includes('forever'));
  expect(asked.includes('Evet, oyunu tamamen bırak')).toBe(query.includes('forever'));
  expect(proxy.calls.get('exclusion/start') ?? 0).toBe(0);
  expect(await pause(fields)).toMatch(/kadar ara verdiniz|tamamen bıraktınız/);
});

it('while play is paused, what leads to play leads to the reason, and money can leave', async () => {
  const { visitor, player, pause } = await enter();
  await fund(player, 500);
  await pause({ kind: 'stop' });
  for (const path of [play, '/dashboard/deposit', '/dashboard/deposit/6', '/dashboard/claim-bonus']) {
    const answer = await visitor.get(path, asLink);
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 302, PAUSE]);
  }
  for (const path of [
    '/dashboard/withdraw',
    '/dashboard/withdraw/105',
    '/dashboard/financial-activities',
    '/ticket',
    '/safer-play/limits',
  ])
    expect([path, (await visitor.get(path)).status]).toEqual([path, 200]);
  expect(await shown(await visitor.get('/'))).not.toContain('name="popup"');
});

it('a pause without a clear answer may have begun: this is said, not that it failed', async () => {
  const { visitor, pause } = await enter();
  proxy.faults.set(`exclusion/start@${visitor.address}`, { kind: 'status', status: 500 });
  expect(await pause({ kind: 'exclusion', days: '30' })).toContain('Ara başlamış olabilir.');
});

it('a new login knows the pause', async () => {
  const { player, pause } = await enter();
  await pause({ kind: 'exclusion', days: 'forever' });
  const other = new HttpBrowser(site.url);
  await other.logIn(player.username, player.password);
  expect(await shown(await other.get(PAUSE))).toContain('Oyunu tamamen bıraktınız');
});

it('a pause that began at the operator is refused there with the reason, and then known in every session', async () => {
  const { player, visitor } = await enter();
  const other = new HttpBrowser(site.url);
  await other.logIn(player.username, player.password);
  await player.call('exclusion/start', { kind: 'stop' });
  const frame = frameIn(await (await visitor.get(play, asLink)).text()) ?? '';
  const answer = await visitor.get(frame, asFrame);
  expect(await shown(answer)).toContain('ara verdiniz');
  for (const session of [visitor, other]) {
    const { status, headers } = await session.get('/dashboard/deposit', asLink);
    expect([status, headers.get('location')]).toEqual([302, PAUSE]);
  }
});

describe('a pause that runs is known on every page', () => {
  const LOBBY = '/casino/slot';
  const UNTIL = /Oyuna \d\d\.\d\d\.\d{4} \d\d:\d\d tarihine kadar ara verdiniz/;
  /** Links that play, open a sportsbook, deposit or claim. */
  const REFUSED =
    /href="(\/casino\/play\/[^"]*|\/(?:spor|livespor|esports)[^"]*|\/dashboard\/deposit[^"]*|\/dashboard\/claim-bonus[^"]*)"/g;

  it.each([
    '/',
    LOBBY,
    '/casino/live',
    '/search?search=book',
    '/search?search=bahis',
    '/search?search=deposit',
    '/dashboard',
    '/dashboard/withdraw',
    '/notifications',
  ])('%s says until when, and leads to nothing that is refused', async (path) => {
    const { visitor, pause } = await enter();
    await pause({ kind: 'stop' });
    const page = await shown(await visitor.get(path));
    expect(page).toMatch(UNTIL);
    expect([...page.matchAll(REFUSED)].map(([, href]) => href)).toEqual([]);
  });

  it('a game is described and not offered, by suggestions, by its name alone and on its own page', async () => {
    const { visitor, pause } = await enter();
    await pause({ kind: 'stop' });
    const about = gameAddress({ gameCode: slot.gameCode, mainProviderId: slot.studio.id, name: slot.title });
    const page = await shown(await visitor.get(about));
    expect(page).toMatch(UNTIL);
    expect([...page.matchAll(REFUSED)].map(([, href]) => href)).toEqual([]);
    const words = encodeURIComponent(slot.title);
    const suggested = await (await visitor.get(`/search/suggestions?search=${words}`)).text();
    expect(suggested).toContain(about);
    expect(suggested).not.toContain('/casino/play/');
    const found = await visitor.get(`/search?search=${words}`);
    if (found.status === 302) expect(found.headers.get('location')).not.toContain('/casino/play/');
  });

  it('home and the bar at the bottom lead to what is possible', async () => {
    const { visitor, pause } = await enter();
    await pause({ kind: 'stop' });
    const home = await shown(await visitor.get('/'));
    const bar = /<nav[^>]*aria-label="Alt menü"[^]*?<\/nav>/.exec(home)?.[0] ?? '';
    expect(bar).toMatch(/href="\/safer-play\/pause"[^]*?\d\d\.\d\d\./);
    expect(bar).toContain('href="/dashboard/withdraw"');
    expect(home).not.toContain('data-autoplay="banner"');
  });

  it('a game that is opened with play money leads to the reason too', async () => {
    const { visitor, pause } = await enter();
    await pause({ kind: 'stop' });
    expect((await visitor.get(`${play}?demo=1`, asLink)).headers.get('location')).toBe(PAUSE);
  });
});

describe('what the page of the pause says', () => {
  it('promises hours only where hours are offered', async () => {
    const { visitor } = await enter();
    const page = await shown(await visitor.get(PAUSE));
    const options = [...page.matchAll(/<option[^>]*value="(\d+)"[^>]*>([^<]*saat)</g)];
    expect(page).toContain('Birkaç saatliğine veya güne');
    expect(options.length).toBeGreaterThan(0);
  });

  it('says once when it ends, and no toast repeats it', async () => {
    const { visitor } = await enter();
    visitor.cookies.set('zone', 'America/New_York');
    await visitor.post(PAUSE, { kind: 'stop' });
    const page = await shown(await visitor.get(PAUSE));
    const until = page.match(/Oyuna \d\d\.\d\d\.\d{4} \d\d:\d\d tarihine kadar ara verdiniz/g);
    expect(until).toHaveLength(1);
  });

  it('offers nothing that ends before the pause that runs', async () => {
    const { pause } = await enter();
    const page = await pause({ kind: 'exclusion', days: '90' });
    const values = [...page.matchAll(/<option[^>]*value="(\w+)"/g)].map(([, value]) => value);
    expect(values).toEqual(['180', 'forever']);
  });

  it('says before and after what becomes of the bonus under way', async () => {
    const { player, visitor, pause } = await enter();
    await fund(player, 250);
    const { data } = await player.call('bonus/available', {}, { locale: 'tr' });
    const offer = (data as { id: number; title: string }[]).find(({ title }) => title === 'Derbi bonusu');
    expect(await player.call('bonus/claim', { id: offer?.id })).toMatchObject({ success: true });
    const SAYS = /Derbi bonusu[^<]*sürer[^<]*\d\d\.\d\d\.\d{4}/;
    expect(await shown(await visitor.get(PAUSE))).toMatch(SAYS);
    expect(await shown(await visitor.get(`${PAUSE}?kind=exclusion&days=forever`))).toMatch(SAYS);
    expect(await pause({ kind: 'exclusion', days: 'forever' })).toMatch(SAYS);
  });

  it('names every bonus under way, with amount and end, before and after', async () => {
    const { player, visitor, pause } = await enter();
    await fund(player, 250);
    const { data: offers } = await player.call('bonus/available', {}, { locale: 'tr' });
    const offer = (offers as { id: number; title: string }[]).find(({ title }) => title === 'Derbi bonusu');
    await player.call('bonus/claim', { id: offer?.id });
    const { data } = await player.call('bonus/list', { skip: 0, take: 20 }, { locale: 'tr' });
    const [first] = (data as { items: object[] }).items;
    const later = new Date(Date.now() + 90 * 86_400_000).toISOString();
    const items = [{ ...first, id: 9_001, title: 'İkinci bonus', amount: '75', expiresAt: later }, first];
    const body = JSON.stringify({ success: true, message: null, data: { items, total: 2 } });
    proxy.faults.set(`bonus/list@${visitor.address}`, { kind: 'body', body });
    const SAYS = /Derbi bonusu \(₺[\d.]+\)[^<]*\d\d\.\d\d\.\d{4}[^]*İkinci bonus \(₺75\)[^<]*\d\d\.\d\d\.\d{4}/;
    expect(await shown(await visitor.get(PAUSE))).toMatch(SAYS);
    expect(await shown(await visitor.get(`${PAUSE}?kind=exclusion&days=forever`))).toMatch(SAYS);
    expect(await pause({ kind: 'exclusion', days: 'forever' })).toMatch(SAYS);
    expect(await shown(await visitor.get('/'))).toMatch(SAYS);
  });
});

describe("the frame's own document", () => {
  const STOP = 'Tüm oyunları 24 saat durdur';

  it.each([
    ['a browser without fetch metadata', {}, 200],
    ['a tab of its own', { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' }, 403],
  ])('has a stop that works where no bar stands around it: %s', async (_where, headers, status) => {
    const { visitor } = await enter();
    const frame = frameIn(await (await visitor.get(play, asLink)).text()) ?? '';
    expect(await shown(await visitor.get(frame, asFrame))).not.toContain(STOP);
    const answer = await visitor.get(frame, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(answer.headers.get('referrer-policy')).toBe('same-origin');
    const page = await answer.text();
    expect(page).toContain(STOP);
    const csrf = /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const sent = await fetch(`${site.url}${PAUSE}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: cookieOf(visitor) },
      body: new URLSearchParams({ csrf, kind: 'stop' }),
    });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, PAUSE]);
    expect((await visitor.get(play, asLink)).headers.get('location')).toBe(PAUSE);
  });

  it('has no stop for a guest', async () => {
    const guest = new HttpBrowser(site.url);
    const demo = frameIn(await (await guest.get(`${play}?demo=1`, asLink)).text()) ?? '';
    expect(await shown(await guest.get(demo))).not.toContain(STOP);
  });
});

describe('a pause that is not offered', () => {
  it.each([
    { kind: 'time-out', hours: '5' },
    { kind: 'time-out', hours: '' },
    { kind: 'exclusion', days: '0' },
    { kind: 'exclusion', days: '1e9' },
    { kind: 'forever' },
    {},
  ] as Record<string, string>[])('%j is refused, and nothing is paused', async (fields) => {
    const { pause } = await enter();
    const page = await pause(fields);
    expect(page).toContain('Bu kadar bir ara verilemiyor.');
    expect(page).not.toContain('kadar ara verdiniz');
    expect(proxy.calls.get('exclusion/start') ?? 0).toBe(0);
  });
});

it('an operator without the capability has no pauses anywhere', async () => {
  const { url } = await siteWithOptions(proxy, { capabilities: '["lobby-detail"]' });
  const { visitor } = await enter(url);
  expect((await visitor.get(PAUSE)).status).toBe(404);
  expect((await visitor.post(PAUSE, { kind: 'stop' })).status).toBe(404);
  for (const path of ['/safer-play', play]) expect(await shown(await visitor.get(path, asLink))).not.toContain(PAUSE);
});
