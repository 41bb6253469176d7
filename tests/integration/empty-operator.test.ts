// @module-tag tier-2

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playAddress } from '../../app/features/play/game-address/encode-game';
import { games } from '../../operator/catalogue/catalogue';
import { operatorBehindFaults } from '../support/site-behind-faults';
import { HttpBrowser } from '../support/http-browser';
import type { Fault } from '../support/fault-proxy';
import { asFrame, asLink, frameIn } from '../support/fetch-metadata';
import { shown } from '../support/html';
import { startSite, type TestSite } from '../support/site';

const LOBBIES = ['/casino/slot', '/casino/live', '/casino/games', '/casino/bingo', '/casino/tvbets'];

const { proxy } = operatorBehindFaults();

const answering = (data: unknown): Fault => ({
  kind: 'body',
  body: JSON.stringify({ success: true, message: null, data }),
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
  return { guest: () => new HttpBrowser(site.url) };
}

const slot = games.find(({ kind }) => kind === 'slot');
const play = playAddress({
  gameCode: slot?.gameCode ?? '',
  mainProviderId: slot?.studio.id ?? 0,
  name: slot?.title ?? '',
});

describe('an operator without games', () => {
  const { guest } = siteWith({ 'casino/games': answering([]), 'casino/search': answering([]) });

  it.each(LOBBIES)('%s shows a message and a link', async (path) => {
    const answer = await guest().get(path, asLink);
    expect(answer.status).toBe(200);
    const page = await shown(answer);
    expect(page).toContain('Burada henüz oyun yok.');
    expect(page).toMatch(/<main[^]*href="\/"[^]*<\/main>/);
    expect(page).toContain('name="search"');
    expect(page).not.toContain('name="provider"');
  });

  it('a search finds nothing and links to the other kind of games', async () => {
    const page = await shown(await guest().get('/search?search=tilki', asLink));
    expect(page).toContain('“tilki” için sonuç bulunamadı.');
    expect(page).toContain('href="/search?search=tilki&amp;live=1"');
  });

  it('the page of a game is answered with 404', async () => {
    const answer = await guest().get(play, asLink);
    expect(answer.status).toBe(404);
    expect(await shown(answer)).toContain('href="/casino/slot"');
  });

  it('the home page still loads', async () => expect((await guest().get('/', asLink)).status).toBe(200));
});

describe('an operator without categories, providers and options', () => {
  const bootstrap = { casinoCategoryList: [], language: [], siteOption: [], popup: null };
  const { guest } = siteWith({ 'cms/grouped': answering(bootstrap), 'cms/categorylist': answering([]) });

  it.each(LOBBIES)('%s shows the games under the lobby’s name, without filters', async (path) => {
    const page = await shown(await guest().get(path, asLink));
    expect(page).toContain('href="/login?redirectTo=%2Fcasino%2Fplay%2F');
    expect(page).not.toContain('?category=');
  });

  it('games open, and a provider that is not set up gets a message with links back', async () => {
    const browsing = guest();
    await browsing.logIn();
    const page = await browsing.get(play, asLink);
    expect(page.status).toBe(200);
    const frame = await browsing.get(frameIn(await page.text()) ?? '', asFrame);
    expect(frame.status).toBe(501);
    expect(await frame.text()).toMatch(/burada sunulmuyor[^]*href="\/casino\/slot" target="_top"/);
  });

  it('a search finds games', async () => {
    expect(await shown(await guest().get('/search?search=tilki', asLink))).toContain('Kızıl Tilki');
  });

  it.each(['/spor', '/livespor', '/esports'])('%s gets a message that it is not offered, with a link', async (path) => {
    const answer = await guest().get(path, asLink);
    expect(answer.status).toBe(501);
    expect(await shown(answer)).toMatch(/<main[^]*href="\/"[^]*<\/main>/);
  });
});

describe('an operator whose games cannot be read', () => {
  const { guest } = siteWith({ 'casino/games': { kind: 'status', status: 500 } });

  it.each(LOBBIES)('%s does not claim that there are no games', async (path) => {
    const page = await shown(await guest().get(path, asLink));
    expect(page).toContain('Oyunlar şu an gösterilemiyor.');
    expect(page).toMatch(/<main[^]*href="\/"[^]*<\/main>/);
  });

  it('a search finds nothing, without an error', async () => {
    const answer = await guest().get('/search?search=tilki', asLink);
    expect(answer.status).toBe(200);
    const suggestions = await guest().get('/search/suggestions?search=tilki');
    expect([suggestions.status, await suggestions.json()]).toEqual([200, expect.objectContaining({ suggestions: [] })]);
  });

  it('a game is not reported as unknown', async () => {
    expect((await guest().get(play, asLink)).status).toBe(503);
  });
});
