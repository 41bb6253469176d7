// @module-tag tier-1
// @module-tag shell
// @module-tag home
// @module-tag lobby

import { expect, it } from 'vitest';
import type { HttpBrowser } from '../support/http-browser';
import { enterAsNewPlayer } from '../support/enter-as-new-player';
import { decode } from '../support/html';
import { regionsIn } from '../support/regions';
import { sharedSite } from '../support/shared-site';

const site = sharedSite();
const enter = () => enterAsNewPlayer(site.operatorUrl, site.url);

const PAGES = ['/', '/casino/slot', '/casino/slot?sort=az', '/casino/slot?page=2', '/casino/live', '/promotions'];

const textOf = async (visitor: HttpBrowser, address: string) => (await visitor.get(address)).text();

/** A star of the lobby's first game, as a page has it. */
const firstGame = (page: string) => decode(/name="add" value="([^"]+)"/.exec(page)?.[1] ?? '');

it('hold nothing of the player who saw them first', async () => {
  const first = await enter();
  const second = await enter();
  const starred = firstGame(await textOf(first.visitor, '/casino/slot'));
  expect((await first.visitor.post('/favourites', { add: starred })).status).toBe(303);
  for (const address of PAGES) {
    const own = await textOf(first.visitor, address);
    const other = await textOf(second.visitor, address);
    expect(regionsIn(other).size, address).toBeGreaterThan(2);
    expect(other, address).not.toContain(first.player.username);
    expect(other, address).not.toContain(`name="remove" value="${starred}"`);
    for (const region of [own, other].flatMap((page) => [...regionsIn(page).values()])) {
      for (const { player } of [first, second]) expect(region, address).not.toContain(player.username);
      expect(region, address).not.toContain('name="csrf"');
    }
  }
  expect(await textOf(first.visitor, '/casino/slot')).toContain(`name="remove" value="${starred}"`);
});

it('are in the data of a script, and in that of a document by their keys alone', async () => {
  const { visitor } = await enter();
  const page = await textOf(visitor, '/casino/slot');
  const data = /window\.__remixContext = [^]*?<\/script>/.exec(page)?.[0] ?? '';
  expect(data).not.toContain('"html":');
  const answer = await visitor.get('/casino/slot?_data=routes%2Fcasino.slot');
  const { tiles } = (await answer.json()) as { tiles: { key: string; html: string } };
  expect(page).toContain(`<div data-region="${tiles.key}">${tiles.html}</div>`);
});

it('are in the language of the page', async () => {
  const { visitor } = await enter();
  expect(await textOf(visitor, '/')).toContain('En çok kazananlar');
  await visitor.post('/language', { language: 'en' });
  expect(await textOf(visitor, '/')).not.toContain('En çok kazananlar');
});
