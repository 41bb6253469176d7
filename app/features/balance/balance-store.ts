import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '~/lib/store';

/** The balance that the browser has read since the page was sent. */
export interface LiveBalance {
  /** Formatted balance; null before the first update. */
  readonly text: string | null;
  /** Age of `text` while polling fails; null while it is current. */
  readonly staleSeconds: number | null;
}

const NOTHING: LiveBalance = { text: null, staleSeconds: null };

export const liveBalance = createStore<LiveBalance>(NOTHING);

/** Forgets the live balance, for another player on the same page. */
export const resetBalance = () => liveBalance.set(NOTHING);

/** The live balance, or the page's own figure until the first update. */
export function useBalance(fromPage: string | null): LiveBalance {
  const live = useSyncExternalStore(liveBalance.subscribe, liveBalance.get, () => NOTHING);
  useEffect(() => {
    // A revalidated page, such as after a deposit, is newer than the last poll.
    if (fromPage !== null) liveBalance.set({ text: fromPage, staleSeconds: null });
  }, [fromPage]);
  return { ...live, text: live.text ?? fromPage };
}
