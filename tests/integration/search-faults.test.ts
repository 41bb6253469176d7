// @module-tag tier-1
// @module-tag search

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorBehindFaults } from '../support/site-behind-faults';
import { HttpBrowser } from '../support/http-browser';
import type { Fault } from '../support/fault-proxy';
import { asLink } from '../support/fetch-metadata';
import { shown } from '../support/html';
import { startSite, type TestSite } from '../support/site';
import { withOptions } from '../support/site-with-options';

const FAILED = 'için arama tamamlanamadı';
const NOTHING = 'için sonuç bulunamadı';
const PARTIAL = 'Listelerin bir bölümü şu an okunamıyor';

const { proxy } = operatorBehindFaults({ sportsbook: 'frame' });

/** Breaks the answers of a call whose data contain a text. */
const breaking = (part: string): Fault => ({
  kind: 'rewrite',
  rewrite: (_call, data) => (JSON.stringify(data).includes(part) ? 'broken' : data),
});

/** Starts a site per fault, because a site caches what it has read. */
function siteWith(faults: Record<string, Fault>) {
  let site: TestSite;
  beforeAll(async () => {
    proxy.faults.clear();
    for (const [call, fault] of Object.entries(faults)) proxy.faults.set(call, fault);
    site = await startSite({ OPERATOR_API_URL: proxy.apiUrl });
  });
  afterAll(() => site.stop());
  return (words: string) => new HttpBrowser(site.url).get(`/search?search=${words}`, asLink);
}

describe('while the list of the live lobby cannot be read', () => {
  const search = siteWith({
    'casino/games': breaking('"Salon Rulet"'),
    'casino/search': { kind: 'status', status: 500 },
  });

  it('the games of the others are found, and the page says that some may be missing', async () => {
    const answer = await search('rulet');
    const page = await shown(answer);
    expect(answer.status).toBe(200);
    expect(page).toContain('Sarnıç Rulet');
    expect(page).toContain('Ekran Ruleti');
    expect(page).not.toContain('Salon Rulet');
    expect(page).toContain(PARTIAL);
  });

  it('a search without results says that it failed, and not that there is nothing', async () => {
    const page = await shown(await search('zzzz'));
    expect(page).toContain(FAILED);
    expect(page).not.toContain(NOTHING);
  });
});

describe('while the operator’s pages cannot be read', () => {
  const search = siteWith({ 'cms/categorylist': { kind: 'status', status: 500 } });

  it('games are found, and the page says that something may be missing', async () => {
    const page = await shown(await search('rulet'));
    expect(page).toContain('Salon Rulet');
    expect(page).toContain(PARTIAL);
  });
});

describe.each(['cms/promotionlist', 'sportsbook/matches'])('while %s fails', (call) => {
  const search = siteWith({ [call]: { kind: 'status', status: 500 } });

  it('games are found, and a search without results says that it failed', async () => {
    expect(await shown(await search('rulet'))).toContain('Salon Rulet');
    const page = await shown(await search('zzzz'));
    expect(page).toContain(FAILED);
    expect(page).not.toContain(NOTHING);
  });
});

describe('while the operator’s own search fails', () => {
  const search = siteWith({ 'casino/search': { kind: 'status', status: 500 } });

  it('the lists are searched, and nothing is missing', async () => {
    const page = await shown(await search('rulet'));
    expect(page).toContain('Salon Rulet');
    expect(page).not.toContain(PARTIAL);
  });

  it('a search without results says that it failed', async () =>
    expect(await shown(await search('zzzz'))).toContain(FAILED));
});

describe('an operator with a feed of matches', () => {
  const match = { id: 7, league: 'Zeytin Ligi', home: 'Körfez', away: 'Turaç', startsAt: '2030-01-01T00:00:00' };
  const search = siteWith({
    'sportsbook/matches': {
      kind: 'body',
      body: JSON.stringify({ success: true, message: null, data: [{ ...match, isLive: false, odds: [] }] }),
    },
  });

  it.each(['korfez', 'TURAÇ', 'zeytin ligi'])('%s finds a match by its teams and its league', async (words) =>
    expect(await shown(await search(words))).toContain(
      'href="/spor?event=7">Körfez – Turaç · Zeytin Ligi · 1 Oca 03:00<',
    ),
  );
});

describe('an operator with a book', () => {
  const data = (value: unknown): Fault => ({ kind: 'body', body: JSON.stringify({ success: true, data: value }) });
  const match = { id: 7, league: 'Zeytin Ligi', home: 'Futbal', away: 'Turaç', startsAt: '2030-01-01T00:00:00' };
  const search = siteWith({
    'cms/grouped': withOptions({ capabilities: '["bets","match-feed"]' }),
    'sportsbook/matches': data([{ ...match, isLive: false, odds: [] }]),
    'sportsbook/events': data({ total: 0, items: [] }),
    'sportsbook/tree': data([{ id: 'football', name: 'Futbol', events: 1, live: 0, leagues: [] }]),
  });

  it('does not lose a team to a sport that is one letter away', async () =>
    expect(await shown(await search('futbal'))).toContain('href="/spor/event/7">Futbal – Turaç'));

  it('finds a sport by its name', async () =>
    expect(await shown(await search('futbol'))).toContain('href="/spor/football">Futbol<'));
});

describe('an operator without the capability', () => {
  const search = siteWith({
    'cms/grouped': withOptions({ capabilities: null }),
  });

  it('is asked by the calls that it has', async () => {
    proxy.calls.clear();
    expect(await shown(await search('rulet'))).toContain('Salon Rulet');
    for (const call of ['casino/search', 'sportsbook/matches']) expect(proxy.calls.has(call), call).toBe(false);
    expect(proxy.calls.get('casino/games')).toBeGreaterThan(2);
  });
});
