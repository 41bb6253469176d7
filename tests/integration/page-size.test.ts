// @module-tag tier-1
// @module-tag server

import { beforeAll, describe, expect, it } from 'vitest';
import { withoutScripts } from '../support/html';
import { HttpBrowser } from '../support/http-browser';
import { addressOf, GUEST_KINDS, PLAYER_KINDS, type PageKind } from '../support/page-kinds';
import { fund, newPlayer } from '../support/players';
import { withoutRegions } from '../support/regions';
import { sharedSite } from '../support/shared-site';

/**
 * A slow phone builds, hydrates and lays out a page in a few long tasks, whose length follows the number of elements, of those
 * that React hydrates, and the data for React. Numbers, because times differ from run to run: bench/phone.ts measures those.
 * A ceiling may rise with what a page shows; run the bench then.
 */
const CEILINGS: Record<string, readonly [elements: number, hydrated: number, dataBytes: number]> = {
  home: [1_160, 160, 6_500],
  lobby: [1_120, 300, 10_500],
  'live lobby': [785, 220, 9_000],
  search: [850, 240, 9_500],
  game: [620, 200, 8_500],
  login: [480, 160, 7_500],
  registration: [560, 245, 14_000],
  recovery: [480, 160, 7_500],
  'call-back': [500, 190, 8_000],
  promotions: [540, 230, 9_000],
  promotion: [490, 180, 7_500],
  text: [500, 190, 9_500],
  sports: [1_250, 175, 7_500],
  match: [560, 165, 7_000],
  dashboard: [900, 290, 8_000],
  play: [680, 260, 10_000],
  methods: [1_010, 260, 10_500],
  deposit: [925, 322, 12_800],
  withdrawal: [930, 320, 15_000],
  account: [880, 270, 7_500],
  payments: [930, 320, 10_000],
  'game history': [880, 270, 9_500],
  bets: [790, 270, 9_500],
  notifications: [760, 245, 7_000],
  tickets: [760, 240, 7_500],
  bonuses: [880, 290, 10_500],
  claim: [1_200, 360, 12_500],
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
  const shown = withoutScripts(page);
  return {
    elements: countElements(shown),
    hydrated: countElements(withoutRegions(shown)),
    dataBytes: Buffer.byteLength(data),
  };
}

const countElements = (html: string) => html.match(/<[a-z]/g)?.length ?? 0;

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
    const { elements, hydrated, dataBytes } = await measure(kind, visitors[who]);
    const [mostElements, mostHydrated, mostBytes] = CEILINGS[kind.name] ?? [0, 0, 0];
    expect(elements).toBeLessThanOrEqual(mostElements);
    expect(hydrated).toBeLessThanOrEqual(mostHydrated);
    expect(dataBytes).toBeLessThanOrEqual(mostBytes);
  });
});
