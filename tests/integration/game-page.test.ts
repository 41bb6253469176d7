// @module-tag tier-1
// @module-tag game-page
// @module-tag favourites

import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { encodeGame, gameAddress, playAddress } from '../../app/features/play/game-address/encode-game';
import { games } from '../../operator/catalogue/catalogue';
import { enterAsNewPlayer } from '../support/enter-as-new-player';
import { eventually } from '../support/eventually';
import { asLink } from '../support/fetch-metadata';
import type { Fault } from '../support/fault-proxy';
import { hostileStrings } from '../support/hostile-strings';
import { decode, shown } from '../support/html';
import { HttpBrowser } from '../support/http-browser';
import { newPlayer } from '../support/players';
import { startSite } from '../support/site';
import { siteBehindFaults } from '../support/site-behind-faults';
import { siteWithOptions } from '../support/site-with-options';

const { operator, proxy, site } = siteBehindFaults();

function named(title: string) {
  const game = games.find((one) => one.title === title);
  if (!game) throw new Error(`No game ${title}`);
  return { gameCode: game.gameCode, mainProviderId: game.studio.id, name: game.title };
}

const whole = named('Kızıl Tilki');
const bare = { ...named('Baklava Katları'), image: null };
const hostile = named('Nar Bahçesi');
const live = games.find(({ isLive }) => isLive);

const HOSTILE = hostileStrings['closing attribute'] ?? '';

/** What the operator says of three games; the others stay as the demonstration has them. */
const told: Record<string, object> = {
  [whole.gameCode]: {
    ...{ rtp: 96.25, volatility: 4, features: ['free-spins', 'sticky-symbols'], minBet: '0.5', maxBet: '1000' },
    ...{ jackpot: { amount: '12345.67' }, seats: 3, dealer: 'Elif', releasedAt: '2025-03-09T12:00:00Z' },
    rules: 'Soldan sağa üç aynı sembol kazanır.',
  },
  [hostile.gameCode]: { dealer: HOSTILE, features: ['<b>x</b>'], rules: HOSTILE, providerName: HOSTILE },
};

const rewrite: Fault = {
  kind: 'rewrite',
  rewrite: (_call, data) =>
    (data as { gameCode: string }[]).map((game) =>
      game.gameCode === bare.gameCode ? bare : { ...game, ...told[game.gameCode] },
    ),
};

const unknown = { ...whole, gameCode: 'none' };

beforeAll(async () => {
  // The site keeps the lists.
  proxy.faults.set('casino/games', rewrite);
  for (const language of ['tr', 'en'])
    await eventually(async () => expect((await visit(language).get(gameAddress(unknown))).status).toBe(404));
});

function visit(language = 'tr', url = site.url): HttpBrowser {
  const visitor = new HttpBrowser(url);
  visitor.cookies.set('language', language);
  return visitor;
}

async function pageOf(game: typeof whole, language = 'tr'): Promise<string> {
  const answer = await visit(language).get(gameAddress(game));
  expect(answer.status).toBe(200);
  return answer.text();
}

const textOf = (html: string) =>
  decode(html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, ' ')).replace(/\s+/g, ' ');

describe('a guest', () => {
  it.each([
    [
      'tr',
      ['%96,25', 'Yüksek', '₺0,50 – ₺1.000,00', '₺12.345,67', 'Elif', 'Boş yer 3', '09.03.2025'],
      ['Ücretsiz dönüş', 'Sticky symbols', 'Benzer oyunlar', 'Oyna'],
    ],
    [
      'en',
      ['96.25%', 'High', '₺0.50 – ₺1,000.00', '₺12,345.67', 'Elif', 'Free seats 3', '09.03.2025'],
      ['Free spins', 'Sticky symbols', 'Similar games', 'Play'],
    ],
  ])('reads everything that the operator tells about a game, in %s', async (language, facts, words) => {
    const page = await pageOf(whole, language);
    const text = textOf(page);
    for (const part of [...facts, ...words, whole.name, 'Kestane Oyun', 'Soldan sağa üç aynı sembol kazanır.'])
      expect(text).toContain(part);
    expect(page).toContain(`href="/login?redirectTo=${encodeURIComponent(playAddress(whole))}"`);
    expect(text).not.toMatch(/Favorilere ekle|Add to favourites/);
  });

  it('finds title, description, canonical address and the way to the lobby', async () => {
    const page = await pageOf(whole);
    expect(page).toContain(`<title>${whole.name} · `);
    expect(page).toMatch(/<meta name="description" content="Kızıl Tilki, Kestane Oyun\. [^"]*%96,25/);
    expect(page).toMatch(new RegExp(`<link rel="canonical" href="https?://[^"]+${gameAddress(whole)}"`));
    expect(page).toMatch(/<nav[^>]*>[\s\S]*href="\/casino\/slot"[\s\S]*?<\/nav>/);
  });

  it('sees other games, and not the same one', async () => {
    const row = /Benzer oyunlar[\s\S]*?<\/section>/.exec(await shown(await visit().get(gameAddress(whole))))?.[0] ?? '';
    const links = row.match(/redirectTo=[^"]+/g) ?? [];
    expect(links).toHaveLength(10 * 2);
    expect(row).not.toContain(encodeURIComponent(playAddress(whole)));
  });

  it('sees no word about what the operator does not tell', async () => {
    const text = textOf(/<article[\s\S]*?<\/article>/.exec(await pageOf(bare))?.[0] ?? '');
    expect(text).toContain(bare.name);
    expect(text).not.toMatch(
      /RTP|Volatilite|Bahis limitleri|Jackpot|Krupiye|Boş yer|Çıkış|Özellikler|Kurallar|Oyun bilgileri/,
    );
    expect(text).not.toMatch(/undefined|null|NaN/);
  });

  it('is told who deals at a live table', async () => {
    const text = textOf(
      await pageOf({ gameCode: live?.gameCode ?? '', mainProviderId: live?.studio.id ?? 0, name: live?.title ?? '' }),
    );
    expect(text).toMatch(/Krupiye \p{L}+/u);
    expect(text).toContain('Canlı');
  });

  it('gets texts of the operator as texts', async () => {
    const page = await shown(await visit().get(gameAddress(hostile)));
    expect(page).not.toContain('<img src=x');
    expect(textOf(page)).toContain(HOSTILE);
    expect(textOf(page)).toContain('<b>x</b>');
  });
});

describe('a player', () => {
  it('adds the game to the favourites, without a script too', async () => {
    const { visitor: browsing } = await enterAsNewPlayer(operator.apiUrl, visit());
    const page = await shown(await browsing.get(gameAddress(whole)));
    expect(page).toContain('Favorilere ekle');
    expect(page).toMatch(
      new RegExp(`href="${playAddress(whole)}"[^>]*data-game|data-game[^>]*href="${playAddress(whole)}"`),
    );
    const answer = await browsing.post('/favourites', { add: encodeGame(whole), redirectTo: gameAddress(whole) });
    expect(answer.headers.get('location')).toMatch(new RegExp(`^${gameAddress(whole)}`));
    expect(await shown(await browsing.get(gameAddress(whole)))).toContain('Favorilerden çıkar');
  });
});

describe('an address', () => {
  const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

  it.each([
    ['another name', encodeGame({ ...whole, name: 'Red Fox' })],
    ['HTML as the name', encodeGame({ ...whole, name: '<script>x</script>' })],
    ['a name from right to left', encodeGame({ ...whole, name: '\u202eثعلب أحمر' })],
    ['standard base64 and further fields', encodeURIComponent(base64({ ...whole, x: '>>>???' }))],
    ['a provider that is a text', encodeGame({ ...whole, mainProviderId: String(whole.mainProviderId) })],
  ])('with %s redirects to the one of the links', async (_what, encoded) => {
    const answer = await visit().get(`/casino/game/${encoded}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, gameAddress(whole)]);
  });

  it.each([
    ['nothing', ''],
    ['one letter', 'a'],
    ['garbage', 'not*base64'],
    ['200 letters', 'a'.repeat(200)],
    ['9 kB', base64({ ...whole, name: 'x'.repeat(9_000) }).replaceAll('/', '_')],
    ['blanks', '%20%20'],
    ['emoji', encodeURIComponent('🎰🎰')],
    ['letters from right to left', encodeURIComponent('\u202eثعلب')],
    ['HTML', encodeURIComponent('<script>alert(1)</script>')],
    ['no object', Buffer.from('5').toString('base64url')],
    ['__proto__', Buffer.from('{"__proto__":{},"gameCode":"x","mainProviderId":1,"name":"x"}').toString('base64url')],
    ['a page number', '1000000000'],
    ['an unknown game', encodeGame({ ...whole, gameCode: 'none' })],
    ['a code that is HTML', encodeGame({ ...whole, gameCode: '<b>x</b>' })],
    ['a code of 200 letters', encodeGame({ ...whole, gameCode: 'x'.repeat(200) })],
    ['the game of another provider', encodeGame({ ...whole, mainProviderId: 99_999 })],
  ])('with %s is a whole page that leads to the lobbies', async (_what, encoded) => {
    for (const language of ['tr', 'en']) {
      const answer = await visit(language).get(`/casino/game/${encoded}`);
      const page = await shown(answer);
      expect(answer.status).toBe(404);
      expect(page).toContain(language === 'tr' ? 'Oyun bulunamadı' : 'Game not found');
      expect(page).toContain('href="/casino/slot"');
      expect(page).not.toContain('<script>alert');
    }
  });

  it('is in the site map', async () => {
    const map = await (await visit().get('/sitemap.xml')).text();
    expect(map).toContain(`${gameAddress(whole)}</loc>`);
    expect(map.match(/\/casino\/game\//g)?.length).toBeGreaterThan(100);
  });
});

it('answers 503 while the lists cannot be read', async () => {
  proxy.faults.set('casino/games', { kind: 'status', status: 500 });
  const other = await startSite({ OPERATOR_API_URL: proxy.apiUrl });
  onTestFinished(() => other.stop());
  expect((await visit('tr', other.url).get(gameAddress(whole))).status).toBe(503);
});

it('is gone without a trace where the operator does not have the capability', async () => {
  const other = await siteWithOptions(proxy, { capabilities: null });
  const browsing = visit('tr', other.url);
  for (const address of [gameAddress(whole), '/casino/game/x']) expect((await browsing.get(address)).status).toBe(404);
  expect(await (await browsing.get('/sitemap.xml')).text()).not.toContain('/casino/game/');
  const player = await newPlayer(operator.apiUrl);
  await browsing.logIn(player.username, player.password);
  expect(await shown(await browsing.get(playAddress(whole), asLink))).not.toContain('/casino/game/');
});
