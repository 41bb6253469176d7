import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '~/lib/store';
import type { BalancePart } from './balance-part';

/** The balance that the browser has read since the page was sent. */
export interface LiveBalance {
  /** Formatted balance; null before the first update. */
  readonly text: string | null;
  /** Age of `text` while polling fails; null while it is current. */
  readonly staleSeconds: number | null;
  /** The parts of the balance that are not the player's own; null before the first update. */
  readonly parts: readonly BalancePart[] | null;
}

const NOTHING: LiveBalance = { text: null, staleSeconds: null, parts: null };

export const liveBalance = createStore<LiveBalance>(NOTHING);

/** Forgets the live balance, for another player on the same page. */
export const resetBalance = () => liveBalance.set(NOTHING);

/** The live balance, or the page's own figure until the first update. */
export function useBalance(fromPage: string | null): LiveBalance {
  const live = useSyncExternalStore(liveBalance.subscribe, liveBalance.get, () => NOTHING);
  useEffect(() => {
    // A revalidated page, such as after a deposit, is newer than the last poll.
    if (fromPage !== null) liveBalance.set({ ...liveBalance.get(), text: fromPage, staleSeconds: null });
  }, [fromPage]);
  return { ...live, text: live.text ?? fromPage };
}

/** The live parts of the balance, or the page's own until the first update. */
export function useBalanceParts(fromPage: readonly BalancePart[]): readonly BalancePart[] {
  const { parts } = useSyncExternalStore(liveBalance.subscribe, liveBalance.get, () => NOTHING);
  useEffect(() => {
    liveBalance.set({ ...liveBalance.get(), parts: fromPage });
  }, [fromPage]);
  return parts ?? fromPage;
}
