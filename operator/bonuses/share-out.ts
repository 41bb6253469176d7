import type { BonusStake } from '../store/bonus-stakes';

interface Shares {
  readonly cashMinor: number;
  /** Without those of nothing. */
  readonly bonuses: readonly { readonly bonusId: number; readonly amountMinor: number }[];
}

/**
 * Divides a win among the money that was staked, in its proportions, in whole kuruş. Each bonus gets its share rounded
 * down; the rest is the player's own, or the first bonus's where no own money was staked.
 */
export function shareOut(winMinor: number, stakeMinor: number, stakes: readonly BonusStake[]): Shares {
  const parts = stakes.filter(({ stakedMinor }) => stakedMinor > 0);
  const fromCash = stakeMinor - parts.reduce((sum, { stakedMinor }) => sum + stakedMinor, 0);
  // The product fits a double: wins are below 10^8 kuruş and stakes below 10^7.
  const rounded = parts.map(({ bonusId, stakedMinor }) => ({
    bonusId,
    amountMinor: Math.floor((winMinor * stakedMinor) / stakeMinor),
  }));
  const rest = winMinor - rounded.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const isCashless = parts.length > 0 && fromCash === 0;
  const bonuses = rounded
    .map((share, index) => (isCashless && index === 0 ? { ...share, amountMinor: share.amountMinor + rest } : share))
    .filter(({ amountMinor }) => amountMinor > 0);
  return { cashMinor: isCashless ? 0 : rest, bonuses };
}
