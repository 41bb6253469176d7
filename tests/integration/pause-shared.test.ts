import { afterAll, beforeAll, expect, it } from 'vitest';
import { playAddress } from '../../app/features/game-address/encode-game';
import { games } from '../../operator/catalogue/catalogue';
import type { CatalogueGame } from '../../operator/catalogue/game';
import { asLink } from '../support/fetch-metadata';
import { shown } from '../support/html';
import { HttpBrowser } from '../support/http-browser';
import { newPlayer } from '../support/players';
import { startRedis, type TestRedis } from '../support/redis';
import { operatorBehindFaults } from '../support/site-behind-faults';
import { startSite, type TestSite } from '../support/site';

const { operator, proxy } = operatorBehindFaults();

const PAUSE = '/safer-play/pause';
const slot = games.find(({ kind, studio }) => kind === 'slot' && studio.integration === 'dt') as CatalogueGame;
const play = playAddress({ gameCode: slot.gameCode, mainProviderId: slot.studio.id, name: slot.title });

let redis: TestRedis;
let sites: [TestSite, TestSite];

const start = () =>
  startSite({
    OPERATOR_API_URL: proxy.apiUrl,
    OPERATOR_HUB_URL: operator.hubUrl,
    SESSION_SECRETS: 'one secret that both of the instances are given',
    REDIS_URL: redis.url,
  });

beforeAll(async () => {
  redis = await startRedis();
  sites = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  await redis.stop();
});

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
