import { describe, expect, it } from 'vitest';
import { games } from '../../operator/catalogue/catalogue';
import { playAddress } from '../../app/features/game-address/encode-game';
import { sharedSite } from '../support/shared-site';
import { asLink } from '../support/fetch-metadata';
import { shown } from '../support/html';
import { HttpBrowser } from '../support/http-browser';

const site = sharedSite();
const search = (query: string) => new HttpBrowser(site.url).get(`/search?${query}`, asLink);

describe('a search with a single result', () => {
  const game = games.find(({ title }) => title === 'Kızıl Tilki');

  it('opens the game', async () => {
    const answer = await search('search=tilki');
    const expected = { gameCode: game?.gameCode ?? '', mainProviderId: game?.studio.id ?? 0, name: game?.title ?? '' };
    expect([answer.status, answer.headers.get('location')]).toEqual([302, playAddress(expected)]);
  });

  it('is listed where the tabs of the results page lead', async () => {
    const other = await shown(await search('search=tilki&live=1'));
    expect(other).toContain('href="/search?search=tilki&amp;list=1"');
    const answer = await search('search=tilki&list=1');
    expect([answer.status, await shown(answer)]).toEqual([200, expect.stringContaining('Kızıl Tilki')]);
  });
});

it.each(['search=sultan', 'search=zzzz', 'search='])('a search for %s shows the results page', async (query) => {
  expect((await search(query)).status).toBe(200);
});
