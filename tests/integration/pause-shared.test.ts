// @module-tag tier-2

import { describe, expect, it } from 'vitest';
import { playAddress } from '../../app/features/play/game-address/encode-game';
import { games } from '../../operator/catalogue/catalogue';
import type { CatalogueGame } from '../../operator/catalogue/game';
import { claimTrialBonus } from '../support/bonus-claim';
import { asFrame, asLink, frameIn } from '../support/fetch-metadata';
import { shown } from '../support/html';
import { HttpBrowser } from '../support/http-browser';
import { openRelay } from '../support/relay-socket';
import { newPlayer } from '../support/players';
import { twoSitesBehindFaults } from '../support/site-behind-faults';
import type { TestSite } from '../support/site';

const { operator, proxy, sites } = twoSitesBehindFaults(undefined, { sportsbook: 'frame' });

const PAUSE = '/safer-play/pause';
const slot = games.find(({ kind, studio }) => kind === 'slot' && studio.integration === 'dt') as CatalogueGame;
const play = playAddress({ gameCode: slot.gameCode, mainProviderId: slot.studio.id, name: slot.title });

/** One player with a session at each of the two instances. */
async function enterBoth() {
  const player = await newPlayer(operator.apiUrl);
  const enter = async ({ url }: TestSite) => {
    const visitor = new HttpBrowser(url);
    expect((await visitor.logIn(player.username, player.password)).status).toBe(303);
    return visitor;
  };
  return { player, here: await enter(sites[0]), elsewhere: await enter(sites[1]) };
}

it('a pause that one session begins is known to the others, at every instance, without another call', async () => {
  const { here, elsewhere } = await enterBoth();
  const { elsewhere: another } = await enterBoth();
  expect((await elsewhere.get(play, asLink)).status).toBe(200);
  await here.post(PAUSE, { kind: 'stop' });
  proxy.calls.clear();
  for (const path of [play, '/dashboard/deposit', '/dashboard/deposit/6', '/dashboard/claim-bonus']) {
    const answer = await elsewhere.get(path, asLink);
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 302, PAUSE]);
  }
  expect([...proxy.calls.keys()].filter((call) => /^(auth|exclusion|limits|casino\/launch)/.test(call))).toEqual([]);
  expect(await shown(await elsewhere.get(PAUSE))).toMatch(
    /Oyuna \d\d\.\d\d\.\d{4} \d\d:\d\d tarihine kadar ara verdiniz/,
  );
  expect(await shown(await elsewhere.get('/'))).not.toContain('name="popup"');
  expect((await another.get(play, asLink)).status).toBe(200);
});

describe('what is open when another instance begins a pause', () => {
  const TOLD = '{"type":1,"target":"NotifyMessage","arguments":["PlayPaused",{}]}\u001e';

  it('is told within two seconds on every live connection of the player, which stays open', async () => {
    const { here, elsewhere } = await enterBoth();
    const stranger = await enterBoth();
    const relays = await Promise.all([openRelay(here), openRelay(elsewhere), openRelay(elsewhere)]);
    const strange = await openRelay(stranger.elsewhere);
    // At once: no timer of a site ends meanwhile.
    await Promise.all(sites.map(({ clock }) => clock.hold()));
    await here.post(PAUSE, { kind: 'stop' });
    for (const { next } of relays) {
      // The operator notifies of the pause, too.
      while ((await next()) !== TOLD);
    }
    await Promise.all(sites.map(({ clock }) => clock.release()));
    await claimTrialBonus(operator, stranger.player);
    expect(await strange.next()).not.toBe(TOLD);
    for (const { socket } of [...relays, strange]) {
      expect(socket.readyState).toBe(socket.OPEN);
      socket.close();
    }
  });

  it('starts no other game: the frame and the full page say why, and the operator is not asked', async () => {
    const { here, elsewhere } = await enterBoth();
    const frame = frameIn(await (await elsewhere.get(play, asLink)).text()) ?? '';
    expect((await elsewhere.get(frame, asFrame)).status).toBe(200);
    await here.post(PAUSE, { kind: 'stop' });
    proxy.calls.clear();
    const answer = await elsewhere.get(frame, asFrame);
    expect(answer.status).toBe(403);
    expect(await shown(answer)).toContain('Oyuna ara verdiniz; ara bitene kadar oyun açılmaz.');
    const book = await elsewhere.get('/sportsbook/frame/sports', asFrame);
    expect([book.status, await shown(book)]).toEqual([403, expect.stringContaining('Oyuna ara verdiniz')]);
    for (const path of ['/spor', '/livespor', '/esports', '/sportsbook/open/sports', `${play}?demo=1`]) {
      const refused = await elsewhere.get(path, asLink);
      expect([path, refused.status, refused.headers.get('location')]).toEqual([path, 302, PAUSE]);
    }
    for (const path of [play, play.replace('/play/', '/open/')]) {
      const refused = await elsewhere.post(path, {});
      expect([path, refused.status, refused.headers.get('location')]).toEqual([path, 302, PAUSE]);
    }
    expect([...proxy.calls.keys()].filter((call) => /launch|game$/i.test(call))).toEqual([]);
  });

  it('is told by the next balance poll, where there is no live connection', async () => {
    const { here, elsewhere } = await enterBoth();
    const before = await elsewhere.get('/balance');
    expect(await before.json()).toMatchObject({ isPaused: false });
    const tag = { 'if-none-match': before.headers.get('etag') ?? '' };
    expect((await elsewhere.get('/balance', tag)).status).toBe(304);
    await here.post(PAUSE, { kind: 'stop' });
    const after = await elsewhere.get('/balance', tag);
    expect([after.status, await after.json()]).toEqual([200, expect.objectContaining({ isPaused: true })]);
  });
});
