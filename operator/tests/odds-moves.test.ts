// @module-tag tier-2
// @module-tag sportsbook

import { afterAll, beforeAll, expect, it } from 'vitest';
import { bonusDesk, type BonusDesk } from '../../tests/support/bonus-desk';
import { sports } from '../third-parties/sportsbook/catalogue';
import { placeBet, type BetForm } from '../third-parties/sportsbook/bets';
import { liveMatches, priceOf, type BookPick } from '../third-parties/sportsbook/book';

const MOVES = Number(process.env['MOVES'] ?? 10_000);
const STEP_MS = 15_000;
const STAKE = '10';

let desk: BonusDesk;
beforeAll(async () => void (desk = await bonusDesk(Date.UTC(2026, 10, 30, 12))));
afterAll(() => desk.close());

/** The odds of all open selections of live matches now. */
function openPrices(): Map<string, BookPick & { readonly odds: number }> {
  const { now, store } = desk;
  const prices = sports
    .flatMap(({ id }) => liveMatches(id, store.wagers.seed, now))
    .flatMap(({ id: event, offers }) =>
      offers.flatMap(({ id: market, picks }) =>
        picks.flatMap(({ id: pick, odds }) => (odds === null ? [] : [{ event, market, pick, odds }])),
      ),
    );
  return new Map(prices.map((price) => [`${price.event} ${price.market} ${price.pick}`, price]));
}

it('takes no bet at odds that its player neither saw nor allowed, however they move', () => {
  const { store } = desk;
  const playerId = desk.newPlayer();
  store.ledger.post({ playerId, kind: 'deposit', amountMinor: MOVES * 10_000, reference: 'test' });
  let moves = 0;
  const taken = { none: 0, higher: 0, any: 0 };
  let seen = openPrices();
  while (moves < MOVES) {
    desk.now += STEP_MS;
    for (const { odds: before, ...pick } of seen.values()) {
      const now = priceOf(pick, store.wagers.seed, desk.now)?.odds ?? null;
      if (now === before || moves >= MOVES) continue;
      moves += 1;
      const accept = (['none', 'higher', 'any'] as const)[moves % 3] ?? 'none';
      const form: BetForm = { slip: `s${moves}`, picks: [{ ...pick, odds: before }], stake: STAKE, accept };
      const answer = placeBet(store, playerId, form);
      const mayBeTaken = now !== null && (accept === 'any' || (accept === 'higher' && now > before));
      expect('placed' in answer, `${accept}: ${before} became ${now}`).toBe(mayBeTaken);
      if (!('placed' in answer)) continue;
      expect(answer.placed.legs.map(({ oddsHundredths }) => oddsHundredths)).toEqual([now]);
      taken[accept] += 1;
    }
    seen = openPrices();
  }
  expect(taken.none).toBe(0);
  expect(Math.min(taken.higher, taken.any)).toBeGreaterThan(MOVES / 10);
});
