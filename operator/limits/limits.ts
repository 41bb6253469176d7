import type { Capabilities } from '../capabilities';
import type { Exclusion } from '../store/exclusions';
import type { Store } from '../store/store';
import type { LimitsPolicy } from './policies';
import { leftOf, tightestOf, usedLimits, type UsedLimit } from './usage';

/** Why the player may not do something now. `excluded` is stronger than any limit. */
export type LimitRefusal =
  | { readonly code: 'excluded'; readonly until: number | null }
  | { readonly code: 'limit-reached'; readonly limit: UsedLimit };

/**
 * The limits and exclusions of all players. Without the capability `limits` there are none. Ask inside the transaction
 * that moves the money, so that parallel requests see each other.
 */
export interface PlayLimits {
  readonly policy: LimitsPolicy;
  exclusionOf(playerId: number): Exclusion | null;
  exclusionRefusal(playerId: number): LimitRefusal | null;
  /** @param amountMinor the deposit, in kuruş */
  depositRefusal(playerId: number, amountMinor: number): LimitRefusal | null;
  /** @param stakeMinor what the player stakes on top, in kuruş; 0 for opening a game */
  playRefusal(playerId: number, stakeMinor: number): LimitRefusal | null;
  /** Notes that the player does something now, for the time limits. */
  noteActivity(playerId: number): void;
}

export function createPlayLimits(store: Store, capabilities: Capabilities, policy: LimitsPolicy): PlayLimits {
  const isOn = () => capabilities.has('limits');
  const exclusionOf = (playerId: number) => (isOn() ? store.exclusions.current(playerId) : null);
  const exclusionRefusal = (playerId: number): LimitRefusal | null => {
    const exclusion = exclusionOf(playerId);
    return exclusion && { code: 'excluded', until: exclusion.until };
  };
  return {
    policy,
    exclusionOf,
    exclusionRefusal,
    depositRefusal(playerId, amountMinor) {
      if (!isOn()) return null;
      const tightest = tightestOf(usedLimits(store, playerId, ['deposit']));
      return exclusionRefusal(playerId) ?? (tightest && leftOf(tightest) < amountMinor ? reached(tightest) : null);
    },
    playRefusal(playerId, stakeMinor) {
      if (!isOn()) return null;
      return exclusionRefusal(playerId) ?? limitRefusal(store, playerId, stakeMinor);
    },
    noteActivity: (playerId) => store.activity.note(playerId),
  };
}

const reached = (limit: UsedLimit): LimitRefusal => ({ code: 'limit-reached', limit });

/** Opening a game needs something left of every limit; a stake must fit what is left. */
function limitRefusal(store: Store, playerId: number, stakeMinor: number): LimitRefusal | null {
  const needed = Math.max(1, stakeMinor);
  const time = tightestOf(usedLimits(store, playerId, ['session']));
  if (time && leftOf(time) <= 0) return reached(time);
  const money = tightestOf(usedLimits(store, playerId, ['stake', 'loss']));
  return money && leftOf(money) < needed ? reached(money) : null;
}
