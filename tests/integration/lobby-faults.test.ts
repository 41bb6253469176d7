// @module-tag tier-1
// @module-tag lobby
// @module-tag favourites

import { beforeAll, describe, expect, it } from 'vitest';
import { encodeGame } from '../../app/features/play/game-address/encode-game';
import { games } from '../../operator/catalogue/catalogue';
import { TIMEOUT_MS } from '~/upstream/policies.server';
import { enterAsNewPlayer } from '../support/enter-as-new-player';
import { siteBehindFaults } from '../support/site-behind-faults';
import { HttpBrowser } from '../support/http-browser';
import type { Fault } from '../support/fault-proxy';
import { asLink } from '../support/fetch-metadata';
import { shown } from '../support/html';
import { turnUntilAnswered } from '../support/turn-until-answered';

const { operator, proxy, site } = siteBehindFaults();
beforeAll(async () => {
  // Loads the lobbies' lists into the site's cache.
  for (const lobby of ['slot', 'live', 'games', 'bingo', 'tvbets'])
    await new HttpBrowser(site.url).get(`/casino/${lobby}`);
  await site.clock.hold();
});

const faults: [string, Fault][] = [
  ['refuses', { kind: 'body', body: '{"success":false,"message":"Şimdi olmaz.","data":null}' }],
  ['answers 500', { kind: 'status', status: 500 }],
  ['has no such call', { kind: 'status', status: 501 }],
  ['cuts the connection', { kind: 'reset' }],
  ['answers half a JSON', { kind: 'body', body: '{"success":true,"da' }],
  ['answers another shape', { kind: 'body', body: '{"success":1,"message":null,"data":7}' }],
  ['hangs', { kind: 'hang' }],
];

/** Requests a page while this call fails. The clock of the site is held, and turned while the call hangs. */
const answerOf = (call: string, ask: () => Promise<Response>) =>
  turnUntilAnswered(ask, { site, proxy, key: call, turnMs: TIMEOUT_MS.write, limitMs: 5_000 });

it.each(faults)('the lobbies’ own lists are searched when the operator %s', async (_what, fault) => {
  proxy.faults.set('casino/games', fault);
  const visitor = new HttpBrowser(site.url);
  const answer = await answerOf('casino/games', () => visitor.get('/search?search=tilki', asLink));
  expect(answer.status).toBe(200);
  expect(await shown(answer)).toContain('Kızıl Tilki');
});

describe.each(['casino/togglefavorite', 'casino/favorites'])('while %s fails, a star', (call) => {
  const game = games.find(({ title }) => title === 'Kızıl Tilki');
  const star = encodeGame({
    gameCode: game?.gameCode ?? '',
    mainProviderId: game?.studio.id ?? 0,
    name: game?.title ?? '',
  });

  const enter = () => enterAsNewPlayer(operator.apiUrl, site.url);

  it.each(faults)('of an operator that %s changes nothing and shows an error', async (_what, fault) => {
    const { visitor, player } = await enter();
    proxy.faults.set(call, fault);
    const form = { add: star, redirectTo: '/casino/slot' };
    const headers = { origin: visitor.origin, accept: 'application/json' };
    const told = await answerOf(call, () => visitor.post('/favourites', form, headers));
    expect(told.status).toBeGreaterThanOrEqual(400);
    expect(await told.json()).toMatchObject({ isDone: false, toast: { type: 'error' } });
    // Without JavaScript the message is on the page that the form redirects to.
    const sent = await answerOf(call, () => visitor.post('/favourites', form));
    expect(sent.status).toBe(303);
    proxy.faults.clear();
    const page = await shown(await visitor.get('/casino/slot', asLink));
    expect(page).toContain('data-toast="error"');
    expect(page).not.toContain('Favorilere eklendi');
    expect((await player.call('casino/favorites', {})).data).toEqual([]);
  });
});

it('a lobby without readable favourites is complete, without stars', async () => {
  const visitor = new HttpBrowser(site.url);
  await visitor.logIn();
  proxy.faults.set('casino/favorites', { kind: 'body', body: '{"success":true,"message":null,"data":"x"}' });
  const answer = await visitor.get('/casino/slot', asLink);
  expect(answer.status).toBe(200);
  const page = await shown(answer);
  expect(page).toContain('Nar Bahçesi');
  expect(page).not.toContain('favorilere ekle');
});
