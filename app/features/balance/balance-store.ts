import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '~/lib/store';

/** The balance as the page shows it, beyond what the page was sent with. */
export interface LiveBalance {
  /** Null until it was asked for. */
  readonly text: string | null;
  /** How old the figure is, when it could not be asked for lately. */
  readonly staleSeconds: number | null;
}

const NOTHING: LiveBalance = { text: null, staleSeconds: null };

export const liveBalance = createStore<LiveBalance>(NOTHING);

export const forgetBalance = () => liveBalance.set(NOTHING);

/** What the page said, until something newer is known. */
export function useBalance(fromPage: string | null): LiveBalance {
  const live = useSyncExternalStore(liveBalance.subscribe, liveBalance.get, () => NOTHING);
  useEffect(() => {
    // A page that was read anew, such as after a deposit, knows better.
    if (fromPage !== null) liveBalance.set({ text: fromPage, staleSeconds: null });
  }, [fromPage]);
  return { ...live, text: live.text ?? fromPage };
}
