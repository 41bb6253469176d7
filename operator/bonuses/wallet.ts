import { ProcessStatus } from '~/upstream/contract/values';
import { hasOpenStakes, type Bonus } from '../store/bonuses';
import { percentOf } from './contributions';
import { concludeBonus, expireBonuses, takeOut, type BonusStore } from './lifecycle';
import { shareOut } from './share-out';

/** What a player can stake in one place, in kuruş. */
export interface Purse {
  readonly cashMinor: number;
  /** The bonus money that can be staked here. */
  readonly bonusMinor: number;
  /** The bonus money that cannot. */
  readonly otherMinor: number;
}

/** Where the money of a stake comes from, in kuruş. */
export interface StakePlan {
  readonly cashMinor: number;
  readonly bonuses: readonly { readonly bonusId: number; readonly amountMinor: number }[];
  /** The bonus whose wagering the stake counts for. */
  readonly counts: { readonly bonusId: number; readonly amountMinor: number } | null;
}

interface Place {
  readonly playerId: number;
  /** The lobby categories of the game, or `SPORTS`. */
  readonly categories: readonly string[];
  /** For the seeded history: the moment, whose balance then counts. */
  readonly pastMoment?: number | undefined;
  /** The only money that may be staked: the player's own, or that of bonuses. */
  readonly only?: 'real' | 'bonus' | undefined;
}

interface Bet {
  readonly playerId: number;
  /** The reference of its ledger rows. */
  readonly reference: string;
  readonly at: number;
}

interface SettledBet extends Bet {
  readonly winReference: string;
  readonly stakeMinor: number;
  readonly winMinor: number;
  /** When it was decided: a bonus that had expired by then is over. */
  readonly decidedAt: number;
  /** Whether it was not played, so that its stake does not count. */
  readonly isVoid?: boolean;
}

export interface FreeSpin {
  readonly bonusId: number;
  readonly stakeMinor: number;
  /** With this one. */
  readonly left: number;
}

/**
 * The money of players: their own, and that of each bonus under way. Their own is staked first, then the money of the
 * oldest bonus that may be staked there. Call everything inside a transaction.
 */
export interface Wallet {
  purse(place: Place): Purse;
  /** Where a stake would come from. Null if there is not enough. */
  plan(place: Place, amountMinor: number): StakePlan | null;
  /** Takes a planned stake. Returns the bonus money in it, in kuruş. */
  stake(plan: StakePlan, bet: Bet): number;
  /** Pays a bet's win to the money that was staked, in its proportions. Returns the bonus money in it, in kuruş. */
  settle(bet: SettledBet): number;
  /** The bonus money in a bet, in kuruş. */
  bonusIn(reference: string): number;
  /** The player's next free spin of that game. */
  freeSpin(playerId: number, gameCode: string, pastMoment?: number): FreeSpin | null;
  /** Consumes a free spin and pays its win as the player's own money. */
  playFreeSpin(spin: FreeSpin, bet: Bet, winMinor: number): void;
}

/** @param now epoch milliseconds */
export function createWallet(store: BonusStore, now: () => number): Wallet {
  const { ledger, bonuses, bonusStakes } = store;

  function underWay(playerId: number, pastMoment?: number): Bonus[] {
    const at = pastMoment ?? now();
    return bonuses.listUnderWay(playerId).filter(({ expiresAt }) => expiresAt === null || expiresAt > at);
  }

  function pockets({ playerId, categories, pastMoment, only }: Place) {
    const usable = underWay(playerId, pastMoment).filter(({ offer }) => percentOf(offer, categories) > 0);
    const money = usable.map(({ id }) => ({ bonusId: id, amountMinor: ledger.bonusMoneyOf(id) }));
    const cashMinor = only === 'bonus' ? 0 : ledger.cashOf(playerId, pastMoment);
    return { cashMinor, usable, money: only === 'real' ? [] : money };
  }

  return {
    purse(place) {
      const { cashMinor, money } = pockets(place);
      const bonusMinor = money.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
      return { cashMinor, bonusMinor, otherMinor: ledger.balanceOf(place.playerId) - cashMinor - bonusMinor };
    },

    plan(place, amountMinor) {
      expireBonuses(store, place.pastMoment ?? now(), place.playerId);
      const { cashMinor, usable, money } = pockets(place);
      const fromCash = Math.min(Math.max(0, cashMinor), amountMinor);
      let missing = amountMinor - fromCash;
      const parts = money.flatMap(({ bonusId, amountMinor: there }) => {
        const taken = Math.min(there, missing);
        missing -= taken;
        return taken > 0 ? [{ bonusId, amountMinor: taken }] : [];
      });
      if (missing > 0) return null;
      const counting = usable.find(hasOpenStakes);
      const percent = counting ? percentOf(counting.offer, place.categories) : 0;
      const counts = counting && { bonusId: counting.id, amountMinor: Math.floor((amountMinor * percent) / 100) };
      return { cashMinor: fromCash, bonuses: parts, counts: counts ?? null };
    },

    stake({ cashMinor, bonuses: parts, counts }, { playerId, reference, at }) {
      const post = (amountMinor: number, bonusId: number | null) =>
        ledger.post({ playerId, kind: 'bet', amountMinor: -amountMinor, reference, createdAt: at, bonusId });
      if (cashMinor > 0) post(cashMinor, null);
      for (const { bonusId, amountMinor } of parts) {
        post(amountMinor, bonusId);
        bonusStakes.add(reference, { bonusId, stakedMinor: amountMinor, countedMinor: 0 });
      }
      if (counts)
        bonusStakes.add(reference, { bonusId: counts.bonusId, stakedMinor: 0, countedMinor: counts.amountMinor });
      return parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    },

    settle({ playerId, reference, winReference, stakeMinor, winMinor, at, decidedAt, isVoid = false }) {
      expireBonuses(store, decidedAt, playerId);
      const stakes = bonusStakes.listOpen(reference);
      const shares = shareOut(winMinor, stakeMinor, stakes);
      const pay = (amountMinor: number, bonusId: number | null) =>
        ledger.post({ playerId, kind: 'win', amountMinor, reference: winReference, createdAt: at, bonusId });
      let cashMinor = shares.cashMinor;
      let bonusMinor = 0;
      for (const { bonusId, amountMinor } of shares.bonuses) {
        const bonus = bonuses.find(bonusId);
        if (!bonus || bonus.status === ProcessStatus.Completed) {
          cashMinor += amountMinor;
          continue;
        }
        pay(amountMinor, bonusId);
        if (bonus.status === ProcessStatus.Processing) bonusMinor += amountMinor;
        else takeOut(store, bonus, bonus.status === ProcessStatus.Expired ? 'expire' : 'forfeit', at);
      }
      if (cashMinor > 0) pay(cashMinor, null);
      if (isVoid) bonusStakes.remove(reference);
      else bonusStakes.settle(reference, at);
      for (const { bonusId } of stakes) concludeBonus(store, bonusId, at);
      return bonusMinor;
    },

    bonusIn: (reference) => bonusStakes.stakedOf(reference),

    freeSpin(playerId, gameCode, pastMoment) {
      for (const { id, offer, spinsLeft } of underWay(playerId, pastMoment)) {
        const { freeSpins } = offer.terms;
        if (freeSpins?.gameCode === gameCode && spinsLeft > 0)
          return { bonusId: id, stakeMinor: freeSpins.stakeMinor, left: spinsLeft };
      }
      return null;
    },

    playFreeSpin({ bonusId }, { playerId, reference, at }, winMinor) {
      bonuses.consumeSpin(bonusId);
      if (winMinor > 0) ledger.post({ playerId, kind: 'win', amountMinor: winMinor, reference, createdAt: at });
      concludeBonus(store, bonusId, at);
    },
  };
}
