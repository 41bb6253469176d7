// @module-tag tier-1
// @module-tag home

import { describe, expect, it } from 'vitest';
import { encodeGame } from '../../app/features/play/game-address/encode-game';
import { games } from '../../operator/catalogue/catalogue';
import { enterAsNewPlayer } from '../support/enter-as-new-player';
import { decode, shown } from '../support/html';
import { HttpBrowser } from '../support/http-browser';
import { fund, type TestPlayer } from '../support/players';
import { siteBehindFaults } from '../support/site-behind-faults';
import { siteWithOptions } from '../support/site-with-options';

const { operator, proxy, site } = siteBehindFaults({}, { sportsbook: 'frame' });

const titleOf = (page: string) =>
  [...page.matchAll(/<h2[^>]*>(?:<svg[\s\S]*?<\/svg>)?([^<]+)/g)].map(([, title]) => title);
const rowNamed = (page: string, id: string) =>
  new RegExp(`<section[^>]*aria-labelledby="${id}"[\\s\\S]*?</section>`).exec(page)?.[0] ?? '';

async function claimDerbyBonus(player: TestPlayer): Promise<void> {
  await fund(player, 250);
  const { data } = await player.call('bonus/available', {}, { locale: 'tr' });
  const offer = (data as { id: number; title: string }[]).find(({ title }) => title === 'Derbi bonusu');
  expect(await player.call('bonus/claim', { id: offer?.id })).toMatchObject({ success: true });
}

async function homeOf(visitor = new HttpBrowser(site.url)): Promise<string> {
  const answer = await visitor.get('/');
  expect(answer.status).toBe(200);
  return shown(answer);
}

const enter = (url = site.url) => enterAsNewPlayer(operator.apiUrl, url);

describe('a guest', () => {
  it('sees what there is, the ways in, matches with odds, jackpots and games', async () => {
    const page = await homeOf();
    const join = rowNamed(page, 'join');
    expect(join).toMatch(/₺100 deneme bonusu/);
    expect(join).toMatch(/<dd>\d+<\/dd>/);
    expect(join).toContain('href="/register"');
    expect(rowNamed(page, 'row-matches').match(/href="\/(?:livespor|spor)\?event=/g)).toHaveLength(8);
    expect(rowNamed(page, 'row-jackpots')).toMatch(/₺1\.\d{3}\.\d{3},\d\d</);
    expect(titleOf(page)).not.toContain('Kaldığınız yerden');
  });

  it('gets the amounts of the jackpots again, in the language of the page', async () => {
    const visitor = new HttpBrowser(site.url);
    const keys = [...(await homeOf(visitor)).matchAll(/data-jackpot="([^"]+)"/g)].map(([, key]) => decode(key ?? ''));
    const amounts = (await (await visitor.get('/jackpots')).json()) as Record<string, string>;
    expect(Object.keys(amounts).toSorted()).toEqual(keys.toSorted());
    expect(Object.values(amounts)).toContainEqual(expect.stringMatching(/^₺1\.\d{3}\.\d{3},\d\d$/));
    visitor.cookies.set('language', 'en');
    const english = (await (await visitor.get('/jackpots')).json()) as Record<string, string>;
    expect(Object.values(english)).toContainEqual(expect.stringMatching(/^₺1,\d{3},\d{3}\.\d\d$/));
  });

  it('is led to the match in the sportsbook', async () => {
    const visitor = new HttpBrowser(site.url);
    const page = await homeOf(visitor);
    const href = decode(/href="(\/spor\?event=[^"]+)"/.exec(page)?.[1] ?? '');
    const book = await shown(await visitor.get(href));
    const frame = decode(/<iframe[^>]*src="([^"]+)"/.exec(book)?.[1] ?? '');
    const event = new URL(href, site.url).searchParams.get('event') ?? '';
    expect(new URL(frame, site.url).searchParams.get('event')).toBe(event);
    const inner = decode(/<iframe[^>]*src="([^"]+)"/.exec(await (await visitor.get(frame)).text())?.[1] ?? '');
    const match = await (await fetch(inner)).text();
    expect(match).toContain('class="markets"');
  });

  it.each(['', ' ', '<b>', '../x', 'a'.repeat(101), 'ş', '%00'])(
    'gets the whole sportsbook for the match %j',
    async (event) => {
      const answer = await new HttpBrowser(site.url).get(`/spor?event=${encodeURIComponent(event)}`);
      expect(answer.status).toBe(200);
      const frame = /<iframe[^>]*src="([^"]+)"/.exec(await shown(answer))?.[1] ?? '';
      expect(frame).toContain('/sportsbook/frame/sports');
      expect(frame).not.toContain('event=');
    },
  );
});

describe('a player', () => {
  it('finds the games that were opened last and the favourites, and not the reasons to join', async () => {
    const { player, visitor } = await enter();
    const [played, liked] = games.filter(({ categories }) => categories.includes('slot'));
    if (!played || !liked) throw new Error('There are no slots.');
    const names = (game: typeof played) => ({
      gameCode: game.gameCode,
      mainProviderId: game.studio.id,
      name: game.title,
    });
    await visitor.post(`/casino/open/${encodeGame(names(played))}`, {});
    await player.call('casino/togglefavorite', { code: liked.gameCode, providerId: liked.studio.id });
    const page = await homeOf(visitor);
    expect(rowNamed(page, 'row-continue')).toContain(played.title);
    expect(rowNamed(page, 'row-favourites')).toContain(liked.title);
    expect(page).toContain(`Hoş geldiniz, ${player.username}`);
    expect(rowNamed(page, 'join')).toBe('');
  });

  it('sees the progress of the bonus under way', async () => {
    const { player, visitor } = await enter();
    expect(rowNamed(await homeOf(visitor), 'active-bonus')).toBe('');
    await claimDerbyBonus(player);
    const panel = rowNamed(await homeOf(visitor), 'active-bonus');
    expect(panel).toMatch(/₺0,00 \/ ₺100,00 çevrildi/);
    expect(panel).toMatch(/<progress[^>]*value="0"/);
  });

  it('keeps the page when bonuses, favourites or matches cannot be read', async () => {
    const { visitor } = await enter();
    for (const call of ['bonus/list', 'casino/favorites', 'sportsbook/matches', 'casino/jackpots'])
      proxy.faults.set(call, { kind: 'status', status: 500 });
    expect(rowNamed(await homeOf(visitor), 'row-slots')).not.toBe('');
  });
});

describe('odds', () => {
  const LATER_MS = 120_000;
  const match = (away: string) => ({
    ...{ id: 'm-1', league: 'Lig', home: 'Deniz', away, startsAt: '2026-12-01T18:00:00', isLive: false },
    odds: [{ label: '1', value: 1.5 }],
  });
  const feed = (away: string) => {
    const body = JSON.stringify({ success: true, message: null, data: [match(away)] });
    proxy.faults.set('sportsbook/matches', { kind: 'body', body });
  };

  it('two minutes old are not shown: they are read first, or left out', async () => {
    const fresh = await siteWithOptions(proxy, {});
    const { visitor: player } = await enter(fresh.url);
    const guest = new HttpBrowser(fresh.url);
    const rows = async () => {
      const pages = [await homeOf(guest), await homeOf(player)];
      return pages.map((page) => rowNamed(page, 'row-matches'));
    };
    feed('Dere');
    for (const row of await rows()) expect(row).toContain('Dere');
    await fresh.clock.turn(LATER_MS);
    feed('Irmak');
    for (const row of await rows()) expect(row).toContain('Irmak');
    await fresh.clock.turn(LATER_MS);
    proxy.faults.set('sportsbook/matches', { kind: 'status', status: 500 });
    for (const row of await rows()) expect(row).toBe('');
  });

  it('have the age of the answer, not of the page', async () => {
    const fresh = await siteWithOptions(proxy, {});
    const row = async () => rowNamed(await homeOf(new HttpBrowser(fresh.url)), 'row-matches');
    feed('Dere');
    expect(await row()).toContain('Dere');
    await fresh.clock.turn(55_000);
    const calls = () => proxy.calls.get('sportsbook/matches') ?? 0;
    const before = calls();
    proxy.faults.set('sportsbook/matches', { kind: 'status', status: 500 });
    // The page is made again behind this answer, with the old odds.
    expect(await row()).toContain('Dere');
    await expect.poll(calls).toBe(before + 2);
    feed('Irmak');
    await fresh.clock.turn(50_000);
    expect(await row()).not.toContain('Dere');
    await expect.poll(row).toContain('Irmak');
  });
});

describe('the operator', () => {
  it('orders the rows, and leaves out those that it does not name', async () => {
    const { url } = await siteWithOptions(proxy, { homeRows: '["tables","casino","slots"]' });
    const page = await homeOf(new HttpBrowser(url));
    const ids = [...page.matchAll(/aria-labelledby="(row-[a-z]+|join|top-winners)"/g)].map(([, id]) => id);
    expect([...new Set(ids)]).toEqual(['row-tables', 'row-slots']);
  });

  it('without the capabilities has no matches, jackpots or bonus progress, and gets no call for them', async () => {
    const { url } = await siteWithOptions(proxy, { capabilities: '[]' });
    const { player, visitor } = await enter(url);
    const calls = () => ['sportsbook/matches', 'bonus/list'].map((call) => proxy.calls.get(call) ?? 0);
    await claimDerbyBonus(player);
    const before = calls();
    const page = await homeOf(visitor);
    for (const id of ['row-matches', 'row-jackpots', 'active-bonus']) expect(rowNamed(page, id)).toBe('');
    expect(calls()).toEqual(before);
    expect((await visitor.get('/jackpots')).status).toBe(404);
    const answer = await shown(await visitor.get('/spor?event=fk-1-0'));
    const frame = decode(/<iframe[^>]*src="([^"]+)"/.exec(answer)?.[1] ?? '');
    const inner = /<iframe[^>]*src="([^"]+)"/.exec(await (await visitor.get(frame)).text())?.[1] ?? '';
    expect(inner).not.toContain('event=');
  });
});
