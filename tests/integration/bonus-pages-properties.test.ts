// @module-tag tier-2

import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededRandom } from '../../operator/play/random';
import { bonusDesk, type BonusDesk } from '../support/bonus-desk';
import type { OfferFacts } from '../support/bonus-model';
import { BonusPair, offerFactsOf } from '../support/bonus-pair';
import { step, type Step } from '../support/bonus-steps';
import { bonusesOf, bonusesOn, fundsIn, fundsOf, moneyOf, moneyOn, roundsOf, roundsOn } from '../support/bonus-pages';
import { shown } from '../support/html';
import { HttpBrowser } from '../support/http-browser';
import { newPlayer } from '../support/players';
import { startSite, type TestSite } from '../support/site';

/** What players read on the site's pages, after any steps, is what the model of the bonuses says. */

const MINUTE = 60_000;
const RUNS = Number(process.env['RUNS'] ?? 8);
/** Pages are compared after as many steps, and after the last one. */
const STEPS_BETWEEN = 7;

let desk: BonusDesk;
let facts: OfferFacts[];
let site: TestSite;
let apiUrl: string;
/** By how much the test has turned the site's clock. It does not turn back, so that each run goes on where the last ended. */
let ahead: number;
let ends: number;

/** Some offers end a month after the start. */
const MAX_DAYS = 20;

async function begin(): Promise<void> {
  const start = Math.floor(Date.now() / MINUTE) * MINUTE;
  desk = await bonusDesk(start);
  ends = start + MAX_DAYS * 24 * 60 * MINUTE;
  facts = await offerFactsOf(desk);
  apiUrl = await desk.listen();
  site = await startSite({ OPERATOR_API_URL: apiUrl });
  ahead = 0;
}

async function stop(): Promise<void> {
  await site.stop();
  desk.close();
}

beforeAll(begin);
afterAll(stop);

/** Sets the site's clock to the desk's time, a second later: so that what ends now has ended. */
async function turnSite(): Promise<void> {
  const turned = desk.now + 1_000 - Date.now();
  await site.clock.turn(turned - ahead);
  ahead = turned;
}

/** What the pages of all runs have shown. */
const shownOnce = new Set<string>();

async function follow(seed: number, steps: readonly Step[]): Promise<void> {
  if (desk.now > ends) await stop().then(begin);
  desk.now += MINUTE;
  const { username, password } = await newPlayer(apiUrl);
  const pair = new BonusPair(desk, facts, seededRandom(seed), desk.store.players.findByUsername(username)?.id);
  for (const [index, one] of steps.entries()) {
    await pair.take(one);
    if (index !== steps.length - 1 && index % STEPS_BETWEEN !== STEPS_BETWEEN - 1) continue;
    await turnSite();
    // A new session each time: the site keeps a balance for seconds, and sessions end while the clock is turned.
    const visitor = new HttpBrowser(site.url);
    await visitor.logIn(username, password);
    await compare(pair, visitor);
  }
}

async function compare(pair: BonusPair, visitor: HttpBrowser): Promise<void> {
  const { model } = pair;
  const page = async (path: string) => shown(await visitor.get(path));
  const centre = (await page('/dashboard/bonuses')) + (await page('/dashboard/claim-bonus'));
  expect(moneyOn(centre)).toEqual(moneyOf(model));
  const titleOf = ({ slug }: OfferFacts) => desk.store.bonusOffers.findBySlug(slug)?.title.tr;
  const bonuses = bonusesOf(model, pair.modelOffers(), titleOf);
  expect(bonusesOn(centre)).toEqual(bonuses);
  const withdrawal = await page('/dashboard/withdraw');
  expect([moneyOn(withdrawal), fundsIn(withdrawal)]).toEqual([moneyOf(model), fundsOf(model)]);
  expect(roundsOn(await page('/dashboard/game-history'))).toEqual(roundsOf(model.history));
  for (const [name, list] of Object.entries({ ...bonuses, parts: moneyOf(model).parts, rounds: model.history }))
    if (list.length > 0) shownOnce.add(name);
}

/** Shows all that pages may show: few random steps may leave something out. */
const all: Step[] = [
  { do: 'deposit', amount: 30_000 },
  { do: 'promo', code: ' poyra-50' },
  ...Array.from({ length: 5 }, (): Step => ({ do: 'play', game: 'slot', stake: '500', move: 'hit' })),
  { do: 'forfeit', which: 0 },
];

it('pages show the fold of the ledger after any steps', async () => {
  const steps = fc.array(step, { minLength: 8, maxLength: 20, size: 'max' });
  await fc.assert(
    fc.asyncProperty(fc.nat(1_000_000), steps, (seed, taken) => follow(seed, taken)),
    { numRuns: RUNS, examples: [[1, all]] },
  );
  // Empty pages would agree with an empty model.
  expect([...shownOnce].toSorted()).toEqual(['active', 'claimable', 'parts', 'past', 'rounds']);
});
