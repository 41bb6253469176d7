// @module-tag tier-1
// @module-tag games

import { beforeEach, describe, expect, it } from 'vitest';
import { gameAddress, playAddress } from '../../app/features/play/game-address/encode-game';
import { games } from '../../operator/catalogue/catalogue';
import { hasDemo } from '../../operator/catalogue/detail';
import type { CatalogueGame } from '../../operator/catalogue/game';
import { integrations, type Integration } from '../../operator/catalogue/studios';
import { enterAsNewPlayer } from '../support/enter-as-new-player';
import { asFrame, asLink, frameIn, fromElsewhere } from '../support/fetch-metadata';
import { decode, shown } from '../support/html';
import { HttpBrowser } from '../support/http-browser';
import { fund } from '../support/players';
import { siteBehindFaults } from '../support/site-behind-faults';
import { siteWithOptions } from '../support/site-with-options';

const { operator, proxy, site } = siteBehindFaults();
beforeEach(() => proxy.calls.clear());

const nameOf = ({ gameCode, studio, title }: CatalogueGame) => ({
  gameCode,
  mainProviderId: studio.id,
  name: title,
});

function slotOf(integration: Integration): CatalogueGame {
  const game = games.find((one) => one.studio.integration === integration && one.kind === 'slot' && hasDemo(one));
  if (!game) throw new Error(`No slot of ${integration}`);
  return game;
}

const demoAddress = (game: CatalogueGame) => `${playAddress(nameOf(game))}?demo=1`;
const slot = slotOf('dt');
const withoutDemo = games.find((game) => !hasDemo(game) && !game.isLive) as CatalogueGame;

const visit = (url = site.url) => new HttpBrowser(url);

async function enter() {
  const { player, visitor: browsing } = await enterAsNewPlayer(operator.apiUrl, visit());
  return { player, browsing };
}

/** The address of the provider's game that the play page leads to. */
async function openDemo(browsing: HttpBrowser, game: CatalogueGame): Promise<string> {
  const page = await browsing.get(demoAddress(game), asLink);
  expect(page.status).toBe(200);
  const frame = await browsing.get(frameIn(await page.text()) ?? '', asFrame);
  expect(frame.status).toBe(200);
  const inside = decode(/<iframe[^>]*src="([^"]+)"/.exec(await frame.text())?.[1] ?? '');
  if (!inside.startsWith('/casino/provider-page/')) return inside;
  const html = await (await browsing.get(inside, asFrame)).text();
  return decode(/<a href="([^"]+)"/.exec(html)?.[1] ?? '');
}

const stakedIn = (page: string) => /meter-staked[\s\S]*?<dd[^>]*>([^<]+)/.exec(page)?.[1]?.trim() ?? '';
const balanceIn = (page: string) => /meter-balance[\s\S]*?<dd[^>]*>([^<]+)/.exec(page)?.[1]?.trim() ?? '';

/** Plays one round, as a form without a script. Returns the page after it. */
async function spin(game: string): Promise<string> {
  const page = await (await fetch(game)).text();
  const body = new URLSearchParams({ step: /name="step" value="([^"]+)"/.exec(page)?.[1] ?? '', stake: '500' });
  const answer = await fetch(game, { method: 'POST', body, redirect: 'manual' });
  expect(answer.status).toBe(303);
  return (await fetch(new URL(answer.headers.get('location') ?? '', game))).text();
}

describe('play money', () => {
  it.each(integrations)('is for guests, and marked on each screen, in a game of %s', async (integration) => {
    const game = slotOf(integration);
    const browsing = visit();
    const page = await shown(await browsing.get(demoAddress(game), asLink));
    expect(page).toContain('>Oyun parası</span>');
    expect(page).toContain('Gerçek oyun');
    expect(page).not.toMatch(/\/dashboard\/deposit" target|data-balance|Favorilere ekle/);
    const inside = await openDemo(browsing, game);
    const before = await (await fetch(inside)).text();
    expect(before).toContain('Oyun parası');
    // Not the balance: a win may be as large as the stake.
    expect(stakedIn(await spin(inside))).not.toBe(stakedIn(before));
    expect(JSON.parse(proxy.lastBodies.get(`casino/${integration}launchurl`) ?? '')).toMatchObject({ demo: true });
  });

  it("leaves a player's balance, rounds and list of played games as they were", async () => {
    const { player, browsing } = await enter();
    await fund(player, 300);
    const facts = async () => [
      (await player.call('user/balance')).data,
      (await player.call('casino/history', { skip: 0, take: 10 })).data,
      (await player.call('transaction/list', { skip: 0, take: 10 })).data,
      browsing.cookies.get('played'),
    ];
    const before = await facts();
    const inside = await openDemo(browsing, slot);
    await spin(inside);
    await spin(inside);
    expect(await facts()).toEqual(before);
  });

  it('is a session of its own for each visitor', async () => {
    for (const integration of ['dt', 'softgamings'] as const) {
      const [one, other] = await Promise.all([visit(), visit()].map((each) => openDemo(each, slotOf(integration))));
      expect(one).not.toBe(other);
      const untouched = balanceIn(await (await fetch(other ?? '')).text());
      await spin(one ?? '');
      expect(balanceIn(await (await fetch(other ?? '')).text())).toBe(untouched);
    }
  });

  it('opens as a full page, too', async () => {
    const browsing = visit();
    await browsing.get(demoAddress(slot), asLink);
    const answer = await browsing.post(demoAddress(slot).replace('/play/', '/open/'), {});
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/http-equiv="refresh"/i);
    const again = await browsing.get(demoAddress(slot).replace('/play/', '/open/'));
    expect(again.headers.get('location')).toBe(demoAddress(slot));
  });

  it('starts by a button for a visit from elsewhere', async () => {
    const browsing = visit();
    const page = await shown(await browsing.get(demoAddress(slot), fromElsewhere));
    expect(frameIn(page)).toBeNull();
    const answer = await browsing.post(demoAddress(slot), {});
    expect(frameIn(await answer.text())).toContain('demo=1');
  });
});

describe('a ticket', () => {
  it('for play money opens no game with real money, and the other way round', async () => {
    const { browsing } = await enter();
    const demo = frameIn(await (await browsing.get(demoAddress(slot), asLink)).text()) ?? '';
    const real = frameIn(await (await browsing.get(playAddress(nameOf(slot)), asLink)).text()) ?? '';
    expect(demo).toContain('&demo=1');
    expect((await browsing.get(demo.replace('&demo=1', ''), asFrame)).status).toBe(403);
    expect((await browsing.get(`${real}&demo=1`, asFrame)).status).toBe(403);
    expect(proxy.calls.has('casino/dtlaunchurl')).toBe(false);
  });

  it('of one guest is of no use to another', async () => {
    const frame = frameIn(await (await visit().get(demoAddress(slot), asLink)).text()) ?? '';
    expect((await visit().get(frame, asFrame)).status).toBe(403);
  });
});

it('at most sixty games open in a minute from one network', async () => {
  const browsing = visit();
  const frame = frameIn(await (await browsing.get(demoAddress(slot), asLink)).text()) ?? '';
  const statuses: number[] = [];
  for (let launch = 0; launch < 61; launch += 1) statuses.push((await browsing.get(frame, asFrame)).status);
  expect(statuses).toEqual([...Array<number>(60).fill(200), 429]);
});

describe('a game without play money', () => {
  it('answers 404 to guests and players, and offers none', async () => {
    for (const browsing of [visit(), (await enter()).browsing]) {
      const answer = await browsing.get(demoAddress(withoutDemo), asLink);
      expect(answer.status).toBe(404);
      expect(await shown(answer)).toContain('Bu oyun oyun parasıyla sunulmuyor.');
      expect(await shown(await browsing.get(gameAddress(nameOf(withoutDemo))))).not.toContain('demo=1');
    }
    expect(proxy.calls.has(`casino/${withoutDemo.studio.integration}launchurl`)).toBe(false);
  });

  it.each(['0', '', 'true', '1e9', '<b>', 'ء'])('still needs a player for demo=%j', async (value) => {
    const answer = await visit().get(`${playAddress(nameOf(slot))}?demo=${encodeURIComponent(value)}`, asLink);
    expect([answer.status, answer.headers.get('location')?.startsWith('/login?')]).toEqual([302, true]);
  });

  it('is every game of an operator without the capability', async () => {
    const other = await siteWithOptions(proxy, { capabilities: null });
    expect((await visit(other.url).get(demoAddress(slot), asLink)).status).toBe(404);
  });
});
