import { ProcessStatus } from '~/upstream/contract/values';
import type { BonusOffer } from '../store/bonus-offers';
import type { BonusStakes } from '../store/bonus-stakes';
import type { Bonus, Bonuses } from '../store/bonuses';
import type { Ledger } from '../store/ledger';
import { DAY_MS } from '../utc-time';

/** The parts of the store that bonuses need. Call everything here inside a transaction. */
export interface BonusStore {
  readonly ledger: Pick<Ledger, 'post' | 'cashOf' | 'balanceOf' | 'bonusMoneyOf'>;
  readonly bonuses: Pick<Bonuses, 'find' | 'listUnderWay' | 'listExpired' | 'consumeSpin' | 'end'>;
  readonly bonusStakes: BonusStakes;
}

interface Grant {
  readonly playerId: number;
  readonly offer: BonusOffer;
  readonly amountMinor: number;
  readonly note: string | null;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Gives the player a bonus under way: its money in a pocket of its own, its free spins. Returns its id. */
export function grantBonus(
  { bonuses, ledger }: { readonly bonuses: Pick<Bonuses, 'add'>; readonly ledger: Pick<Ledger, 'post'> },
  { playerId, offer, amountMinor, note, at }: Grant,
): number {
  const bonusId = bonuses.add({
    playerId,
    offerId: offer.id,
    status: ProcessStatus.Processing,
    note,
    amountMinor,
    wagerRequiredMinor: amountMinor * offer.terms.wagering,
    spinsLeft: offer.terms.freeSpins?.count ?? 0,
    createdAt: at,
    expiresAt: at + offer.validDays * DAY_MS,
  });
  if (amountMinor > 0)
    ledger.post({ playerId, kind: 'bonus', amountMinor, reference: referenceOf(bonusId), createdAt: at, bonusId });
  return bonusId;
}

/** Ends the bonuses that have expired by then. Their rows carry the moment of the expiry, whenever this is called. */
export function expireBonuses(store: BonusStore, at: number, playerId?: number): void {
  for (const bonus of store.bonuses.listExpired(at, playerId)) {
    takeOut(store, bonus, 'expire', bonus.expiresAt ?? at);
    store.bonuses.end(bonus.id, ProcessStatus.Expired, 'expired');
  }
}

/** Ends a bonus at the player's wish. */
export function forfeitBonus(store: BonusStore, bonus: Bonus, at: number): void {
  takeOut(store, bonus, 'forfeit', at);
  store.bonuses.end(bonus.id, ProcessStatus.Cancelled, 'forfeited');
}

/**
 * Ends a bonus whose required stakes are reached, and makes its money the player's own; or one of which nothing is left
 * and nothing is in open bets. Leaves every other one.
 */
export function concludeBonus(store: BonusStore, bonusId: number, at: number): void {
  const bonus = store.bonuses.find(bonusId);
  if (bonus?.status !== ProcessStatus.Processing || bonus.wagerRequiredMinor === null || bonus.spinsLeft > 0) return;
  const isLost =
    bonus.amountMinor > 0 && store.ledger.bonusMoneyOf(bonusId) === 0 && !store.bonusStakes.hasOpen(bonusId);
  if (isLost) store.bonuses.end(bonusId, ProcessStatus.Cancelled, 'lost');
  else if (bonus.wageredMinor >= bonus.wagerRequiredMinor) {
    const amountMinor = takeOut(store, bonus, 'convert', at);
    const { playerId } = bonus;
    if (amountMinor > 0)
      store.ledger.post({ playerId, kind: 'convert', amountMinor, reference: referenceOf(bonusId), createdAt: at });
    store.bonuses.end(bonusId, ProcessStatus.Completed, bonus.amountMinor > 0 ? 'converted' : 'spins-used');
  }
}

/** Takes what is left of the bonus money out of the balance. Returns it, in kuruş. */
export function takeOut(
  { ledger }: Pick<BonusStore, 'ledger'>,
  { id, playerId }: Bonus,
  kind: 'convert' | 'expire' | 'forfeit',
  at: number,
): number {
  const left = ledger.bonusMoneyOf(id);
  if (left > 0)
    ledger.post({ playerId, kind, amountMinor: -left, reference: referenceOf(id), createdAt: at, bonusId: id });
  return left;
}

const referenceOf = (bonusId: number) => `bonus:${bonusId}`;
