// @module-tag tier-1
// @module-tag server

import { beforeAll, describe, expect, it } from 'vitest';
import { withoutScripts } from '../support/html';
import { HttpBrowser } from '../support/http-browser';
import { addressOf, GUEST_KINDS, PLAYER_KINDS, type PageKind } from '../support/page-kinds';
import { fund, newPlayer } from '../support/players';
import { sharedSite } from '../support/shared-site';

/**
 * A slow phone builds, hydrates and lays out a page in a few long tasks, whose length follows the number of elements and the
 * data for React. Numbers, because times differ from run to run: bench/phone.ts measures those. A ceiling may rise with
 * what a page shows; run the bench then.
 */
const CEILINGS: Record<string, readonly [elements: number, dataBytes: number]> = {
  home: [1_160, 29_000],
  lobby: [1_100, 25_500],
  'live lobby': [770, 18_500],
  search: [690, 16_500],
  game: [610, 15_500],
  login: [470, 12_500],
  registration: [530, 16_000],
  recovery: [470, 12_500],
  'call-back': [500, 13_000],
  promotions: [530, 14_500],
  promotion: [480, 12_500],
  text: [500, 14_500],
  sports: [450, 11_500],
  dashboard: [770, 13_000],
  play: [640, 15_000],
  methods: [920, 18_000],
  deposit: [811, 20_500],
  withdrawal: [830, 20_500],
  account: [780, 13_000],
  payments: [822, 16_000],
  'game history': [780, 15_000],
  notifications: [590, 12_000],
  tickets: [590, 13_000],
  bonuses: [1_170, 24_000],
};

const site = sharedSite();
let visitors: Record<'guest' | 'player', HttpBrowser>;
beforeAll(async () => {
  const player = await newPlayer(site.operatorUrl);
  await fund(player, 1_000);
  visitors = { guest: new HttpBrowser(site.url), player: new HttpBrowser(site.url) };
  await visitors.player.logIn(player.username, player.password);
});

/** The elements of a page, and the bytes of the data that React starts from. */
function sizeOf(page: string) {
  const data = /window\.__remixContext = [^]*?<\/script>/.exec(page)?.[0] ?? '';
  return { elements: withoutScripts(page).match(/<[a-z]/g)?.length ?? 0, dataBytes: Buffer.byteLength(data) };
}

async function measure(kind: PageKind, visitor: HttpBrowser) {
  const answer = await visitor.get(await addressOf(kind, visitor));
  expect(answer.status).toBe(200);
  return sizeOf(await answer.text());
}

describe.each([
  ['guest', GUEST_KINDS],
  ['player', PLAYER_KINDS],
] as const)("a %s's page", (who, kinds) => {
  it.each(kinds)('of the kind $name stays below its ceilings', async (kind) => {
    const { elements, dataBytes } = await measure(kind, visitors[who]);
    const [mostElements, mostBytes] = CEILINGS[kind.name] ?? [0, 0];
    expect(elements).toBeLessThanOrEqual(mostElements);
    expect(dataBytes).toBeLessThanOrEqual(mostBytes);
  });
});
