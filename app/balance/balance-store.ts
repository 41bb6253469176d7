import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '~/browser/store';

/** A part of the balance, as pages show it: the player's own money, bonus money, or locked money. */
export interface BalancePart {
  /** Its name in the language of the page. */
  readonly name: string;
  /** As money. */
  readonly text: string;
}

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

/** The part of a loader's data that is the balance. */
export interface PageBalance {
  /** The formatted balance; null when it is not known. */
  readonly balance: string | null;
  readonly balanceParts: readonly BalancePart[];
}

/**
 * Shows the balance of data that was loaded: it is newer than the last poll. Pass the object that the loader sent. Data
 * that a navigation did not load again is the same object, and must not replace what was polled since.
 */
export function useLoadedBalance(data: PageBalance): void {
  useEffect(() => {
    if (data.balance !== null) liveBalance.set({ text: data.balance, staleSeconds: null, parts: data.balanceParts });
  }, [data]);
}

const useLive = () => useSyncExternalStore(liveBalance.subscribe, liveBalance.get, () => NOTHING);

/** The live balance, or the page's own figure until the first update. */
export function useBalance(fromPage: string | null): LiveBalance {
  const live = useLive();
  return { ...live, text: live.text ?? fromPage };
}

/** The live parts of the balance, or the page's own until the first update. */
export const useBalanceParts = (fromPage: readonly BalancePart[]) => useLive().parts ?? fromPage;
