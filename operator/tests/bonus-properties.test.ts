// @module-tag tier-2

import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededRandom } from '../play/random';
import { bonusDesk, type BonusDesk } from '../../tests/support/bonus-desk';
import type { OfferFacts } from '../../tests/support/bonus-model';
import { BonusPair, offerFactsOf } from '../../tests/support/bonus-pair';
import { step, type Step } from '../../tests/support/bonus-steps';

const START = Date.parse('2026-05-01T10:00:00Z');
const MINUTE = 60_000;

let desk: BonusDesk;
let facts: OfferFacts[];
beforeAll(async () => {
  desk = await bonusDesk(START);
  facts = await offerFactsOf(desk);
});
afterAll(() => desk.close());

/** Takes the steps and compares after each. Returns the rare cases that have happened. */
async function follow(seed: number, steps: readonly Step[]): Promise<ReadonlySet<string>> {
  desk.now = START + MINUTE;
  const pair = new BonusPair(desk, facts, seededRandom(seed));
  for (const one of steps) {
    await pair.take(one);
    await pair.compare();
  }
  return pair.model.seen;
}

const runs = fc.tuple(fc.nat(1_000_000), fc.array(step, { minLength: 1, maxLength: 60, size: 'max' }));

it('all answers are the fold of the ledger, and locked money cannot be withdrawn, after any steps', async () => {
  await fc.assert(
    fc.asyncProperty(runs, async ([seed, steps]) => void (await follow(seed, steps))),
    { numRuns: 60 },
  );
});

it('such steps reach every end and both moneys', async () => {
  const seen = new Set<string>();
  for (const [seed, steps] of fc.sample(runs, { seed: 1, numRuns: 60 }))
    for (const rare of await follow(seed, steps)) seen.add(rare);
  const needed = [
    'cancelled',
    'cash-out',
    'completed',
    'expired',
    'free spin',
    'stake of both moneys',
    'win of under way money',
  ];
  expect([...seen]).toEqual(expect.arrayContaining(needed));
});

const hand = (move: string): Step => ({ do: 'play', game: 'virtual', stake: '10000', move });
const trial: Step[] = [{ do: 'verify' }, { do: 'claim', which: 0 }, hand('stand')];

it.each<[string, Step[]]>([
  ['expired', [{ do: 'turn', minutes: 30_000, isLazy: true }, hand('stand')]],
  ['cancelled', [{ do: 'forfeit', which: 0 }, hand('stand')]],
])('the win of a hand whose bonus was %s meanwhile is taken out at once', async (end, steps) => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 20; seed += 1) for (const rare of await follow(seed, [...trial, ...steps])) seen.add(rare);
  expect([...seen]).toContain(`win of ${end} money`);
});
