// @module-tag tier-1
// @module-tag search
// @module-tag search-field

import { describe, expect, it } from 'vitest';
import { games } from '../../operator/catalogue/catalogue';
import { demoAddress, gameAddress, playAddress } from '../../app/features/play/game-address/encode-game';
import type { Suggested } from '../../app/features/play/search-field/use-suggestions';
import { sharedSite } from '../support/shared-site';
import { asLink } from '../support/fetch-metadata';
import { decode, shown } from '../support/html';
import { HttpBrowser } from '../support/http-browser';

const site = sharedSite();
const search = (query: string, visitor = new HttpBrowser(site.url)) => visitor.get(`/search?${query}`, asLink);

/** The main part of the results page, with the entities of its texts decoded. */
const mainOf = async (answer: Response) => decode(/<main[^]*<\/main>/.exec(await shown(answer))?.[0] ?? '');

const linksIn = (html: string) => [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href = '']) => href);

const suggest = async (words: string, language = 'tr') => {
  const visitor = new HttpBrowser(site.url);
  visitor.cookies.set('language', language);
  const answer = await visitor.get(`/search/suggestions?search=${encodeURIComponent(words)}`);
  return (await answer.json()) as Suggested;
};

it('of a team finds its matches, also those that home does not show', async () => {
  const visitor = new HttpBrowser(site.url);
  const list = decode(await shown(await visitor.get('/spor/football?page=3')));
  const [, team = ''] = /aria-label="1 \d+[.,]\d\d ([^"]+)"/.exec(list) ?? [];
  expect(team).not.toBe('');
  const links = linksIn(await mainOf(await search(`search=${encodeURIComponent(team)}`)));
  const onHome = linksIn(await shown(await visitor.get('/')));
  expect(links.filter((href) => href.startsWith('/spor/event/') && !onHome.includes(href))).not.toEqual([]);
});

describe('a search with a single result', () => {
  const game = games.find(({ title }) => title === 'Kızıl Tilki');
  const name = { gameCode: game?.gameCode ?? '', mainProviderId: game?.studio.id ?? 0, name: game?.title ?? '' };

  it('lists the game with the ways to play, to the demo and to its page, to players too', async () => {
    const player = new HttpBrowser(site.url);
    await player.logIn();
    const answer = await search('search=tilki', player);
    expect(answer.status).toBe(200);
    const links = linksIn((await mainOf(answer)).split('id="popular-games"')[0] ?? '');
    expect(links).toEqual(expect.arrayContaining([playAddress(name), demoAddress(name), gameAddress(name)]));
  });

  it('is followed by popular games without the one that was found; many results are not', async () => {
    const [found = '', popular = ''] = (await mainOf(await search('search=tilki'))).split('id="popular-games"');
    expect(found).toContain(gameAddress(name));
    expect(linksIn(popular).filter((href) => href.startsWith('/casino/game/'))).toHaveLength(10);
    expect(popular).not.toContain(gameAddress(name));
    expect(await mainOf(await search('search=rulet'))).not.toContain('id="popular-games"');
  });

  it('that has a wrong letter is listed, and called similar', async () => {
    const answer = await search('search=winterwof');
    const page = await mainOf(answer);
    expect([answer.status, page]).toEqual([200, expect.stringContaining('“winterwof” bulunamadı. Benzer adlar:')]);
    expect(page).toContain('Winterwolf');
  });
});

describe('a search', () => {
  it.each(['rulet', 'roulette', 'RULET'])('for %s finds games of all lobbies by both words', async (words) => {
    const page = await mainOf(await search(`search=${words}`));
    for (const name of ['Salon Rulet', 'Boğaz Ruleti', 'Sarnıç Rulet', 'Ekran Ruleti', 'Oakmere Roulette'])
      expect(page).toContain(name);
  });

  it('for Aviator finds that game and no other crash game', async () => {
    expect(await mainOf(await search('search=aviator'))).toMatch(/Aviator/);
    expect(await mainOf(await search('search=aviator'))).not.toContain('Roket 101');
  });

  it('finds providers, each once, and categories', async () => {
    const providers = linksIn(await mainOf(await search('search=norra'))).filter((href) => href.includes('provider'));
    expect(providers).toEqual(['/casino/provider/Norra%20Hollow']);
    expect(linksIn(await mainOf(await search('search=masa')))).toContain('/casino/games?category=table');
  });

  it.each([
    ['ücretsiz dönüş', 'free-spins'],
    ['jackpot', 'jackpot'],
    ['çarpan', 'multipliers'],
  ])('for %s finds the games of a lobby that have the feature', async (words, feature) => {
    expect(linksIn(await mainOf(await search(`search=${words}`)))).toContain(`/casino/slot?feature=${feature}`);
  });

  it.each([
    ['gizlilik', '/pages/'],
    ['kampanya', '/promotions'],
    ['yardim', '/support'],
    ['LİMİT', 'safer-play%2Flimits'],
    ['kayip limiti', 'safer-play%2Flimits'],
    ['loss limit', 'safer-play%2Flimits'],
    ['mola', 'safer-play%2Fpause'],
    ['ara ver', 'safer-play%2Fpause'],
    ['break', 'safer-play%2Fpause'],
    ['self-exclusion', 'safer-play%2Fpause'],
    ['kendini dışla', 'safer-play%2Fpause'],
    ['selbstsperre', 'safer-play%2Fpause'],
    ['aufladen', 'dashboard%2Fdeposit'],
    ['canlı spor', '/livespor'],
    ['espor', '/esports'],
  ])('for %s finds the page %s', async (words, href) => {
    expect(linksIn(await mainOf(await search(`search=${words}`))).join(' ')).toContain(href);
  });

  it.each(['para', 'deposit'])(
    'for %s leads players to the deposit, and guests to the login form first',
    async (words) => {
      const player = new HttpBrowser(site.url);
      await player.logIn();
      expect(linksIn(await mainOf(await search(`search=${words}`, player)))).toContain('/dashboard/deposit');
      const guest = linksIn(await mainOf(await search(`search=${words}`)));
      expect(guest).toContain('/login?redirectTo=%2Fdashboard%2Fdeposit');
      expect(guest).not.toContain('/dashboard/deposit');
    },
  );

  it('finds promotions, in a group of their own', async () => {
    const page = await mainOf(await search('search=derbi'));
    expect(page).toMatch(/#promotion"[^]*Promosyonlar \(1\)[^]*href="\/promotions\/3">Derbiye/);
    expect((await suggest('derbi')).suggestions[0]).toMatchObject({
      link: { href: '/promotions/3' },
      icon: 'promotion',
    });
  });

  it('puts the group of the best fit first', async () => {
    const page = await mainOf(await search('search=yat%C4%B1r'));
    expect(page).toMatch(/#clipboard"[^]*href="[^"]*deposit"[^]*#promotion"/);
  });

  it('finds the registration for guests only', async () => {
    const player = new HttpBrowser(site.url);
    await player.logIn();
    expect(linksIn(await mainOf(await search('search=register')))).toContain('/register');
    expect(linksIn(await mainOf(await search('search=register', player)))).not.toContain('/register');
  });

  it('of one lobby finds its games only, and counts the others', async () => {
    const page = await mainOf(await search('search=salon+rulet&live=0'));
    expect(page).not.toContain('Salon Rulet');
    expect(page).toMatch(/Diğer oyunlarda \d+ sonuç var/);
    expect(linksIn(page)).toContain('/search?search=salon+rulet');
  });

  it('without words or results shows popular games', async () => {
    for (const query of ['', 'search=zzzz'])
      expect(await mainOf(await search(query))).toMatch(/Sevilen oyunlar[^]*\/login\?redirectTo=%2Fcasino%2Fplay/);
  });
});

describe('any typed text', () => {
  const typed = ['', 'a', 'x'.repeat(200), '   ', '🎰', 'مرحبا', 'שלום', '<b>rulet</b>', '%', '\u0000', "' OR 1=1"];

  it.each(typed)('%j gives a whole page that keeps it', async (words) => {
    for (const page of ['0', '1000000000', '-1', 'x']) {
      const answer = await search(`search=${encodeURIComponent(words)}&page=${page}`);
      expect(answer.status).toBe(200);
      const html = await answer.text();
      expect(html).toMatch(/<\/html>\s*$/);
      const value = decode(/<input[^>]*id="search"[^>]*value="([^"]*)"/.exec(html)?.[1] ?? '');
      expect(value).toBe(words.trim().slice(0, 100));
      expect(html).not.toContain('<b>rulet</b>');
    }
  });

  it.each(typed)('%j gives suggestions, or none', async (words) => {
    const { suggestions } = await suggest(words);
    expect(suggestions.length).toBeLessThanOrEqual(6);
  });
});

describe('suggestions', () => {
  it('are five, then all results', async () => {
    const { suggestions } = await suggest('rulet');
    expect(suggestions.map(({ label }) => label)).toHaveLength(6);
    expect(suggestions.at(-1)).toMatchObject({ label: 'Tüm sonuçlar', link: { href: '/search?search=rulet' } });
  });

  it('name pages where no game fits', async () => {
    const { suggestions } = await suggest('gizlilik');
    expect(suggestions[0]?.link.href).toMatch(/^\/pages\/\d+$/);
  });

  it.each([
    ['en', 'deposit', 'Deposit'],
    ['tr', 'deposit', 'Para yatır'],
    ['tr', 'yatır', 'Para yatır'],
    ['de', 'para yatirma', 'Einzahlen'],
    ['tr', 'çekim', 'Para çek'],
    ['de', 'Auszahlung', 'Auszahlen'],
    ['en', 'withdrawals', 'Withdraw'],
    ['en', 'promotions', 'Promotions'],
    ['tr', 'para', 'Para yatır'],
    ['de', 'Geld', 'Einzahlen'],
    ['de', 'Bonus', 'Bonus anfordern'],
    ['tr', 'derbi', 'Derbiye özel oran ve ₺100'],
    ['en', 'norra', 'Norra Hollow'],
    ['en', 'oakmere', 'Oakmere Roulette'],
    ['en', 'oakmere tables', 'Oakmere Tables'],
  ])('begin in %s for %j with %s', async (language, words, label) => {
    expect((await suggest(words, language)).suggestions[0]).toMatchObject({ label });
  });

  it.each(['deposit', 'withdraw', 'çekim', 'Auszahlung', 'para yatırma'])(
    'name for %j the page of money before the list of payments',
    async (words) => {
      const labels = (await suggest(words, 'en')).suggestions.map(({ label }) => label);
      expect(labels.slice(1)).toContain('Transactions');
    },
  );

  it('name the provider that the words begin, beside its games', async () => {
    const { suggestions } = await suggest('oakmere');
    expect(suggestions.map(({ icon }) => icon)).toEqual(['games', 'games', 'games', 'games', 'building', 'search']);
  });

  it.each(['en', 'de', 'tr'])('name in %s Safer play after the limits', async (language) => {
    const hrefs = (await suggest('limits', language)).suggestions.map(({ link }) => decodeURIComponent(link.href));
    expect(hrefs[0]).toMatch(/safer-play\/limits$/);
    expect(hrefs[1]).toMatch(/safer-play$/);
  });

  it('forgive a wrong letter', async () => {
    expect((await suggest('winterwof')).suggestions[0]).toMatchObject({ label: 'Winterwolf' });
  });
});
