import type { Wager } from '../../store/wagers';
import type { Store } from '../../store/store';
import { oddsOf, referenceOf } from './bets';
import { priceOf } from './book';
import { payoutOf } from './payout';

const OFFER_MS = 8_000;
/** What the book pays of a bet's worth. */
const PAID_PERCENT = 95;
/** An offer holds while the odds drift, but not when the bet has lost more of its worth, as by a goal. */
const HOLDS_PERCENT = 90;
/** Finer than the hundredths of odds: these are quotients of two odds. */
const UNIT = 10_000;

export interface Offer {
  readonly amountMinor: number;
  /** Until when it holds, in epoch milliseconds. */
  readonly until: number;
}

/** What the book would pay for an open bet now, in kuruş. Null while one of its picks takes no bets. */
function worthOf({ legs, stakeMinor, size }: Wager, seed: string, now: number): number | null {
  const values = oddsOf(legs).map((odds, place) => {
    const leg = legs[place];
    if (!leg || leg.result) return (odds * UNIT) / 100;
    const price = priceOf({ event: leg.eventId, market: leg.market, pick: leg.pick }, seed, now);
    return price?.odds ? Math.floor((odds * UNIT) / price.odds) : null;
  });
  const known = values.flatMap((value) => value ?? []);
  if (known.length < values.length) return null;
  return Math.floor((payoutOf(stakeMinor, known, size, UNIT) * PAID_PERCENT) / 100);
}

/** Offers to pay an open bet now, in place of an earlier offer. Null while there is none. */
export function offerCashOut(store: Store, wager: Wager, now = store.now()): Offer | null {
  const amountMinor = worthOf(wager, store.wagers.seed, now);
  if (amountMinor === null || amountMinor === 0) return null;
  const until = now + OFFER_MS;
  store.wagers.keepOffer(wager.id, amountMinor, until);
  return { amountMinor, until };
}

/**
 * Pays an open bet by its last offer, once, in one transaction. Its stake then counts for no bonus, as that of a void
 * bet. False if the amount is not an offer that holds, or the bet is settled.
 */
export function cashOut(store: Store, wager: Wager, amountMinor: number, now = store.now()): boolean {
  const { id, playerId, stakeMinor, offerMinor, offerUntil } = wager;
  if (offerMinor !== amountMinor || offerUntil === null || now > offerUntil) return false;
  const worth = worthOf(wager, store.wagers.seed, now);
  if (worth === null || worth * 100 < amountMinor * HOLDS_PERCENT) return false;
  return store.transaction(() => {
    if (!store.wagers.settle(id, 'cashed-out', amountMinor, now)) return false;
    store.wallet.settle({
      playerId,
      reference: referenceOf(id),
      winReference: `${referenceOf(id)}:paid`,
      stakeMinor,
      winMinor: amountMinor,
      at: now,
      decidedAt: now,
      isVoid: true,
    });
    return true;
  });
}
