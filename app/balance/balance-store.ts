import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '~/browser/store';

export interface BalancePart {
  readonly name: string;
  readonly text: string;
}

export interface BalanceUpdate {
  /** Formatted balance; null before the first update. */
  readonly text: string | null;
  /** Age of `text` while polling fails; null while it is current. */
  readonly staleSeconds: number | null;
  readonly parts: readonly BalancePart[] | null;
}

const NOTHING: BalanceUpdate = { text: null, staleSeconds: null, parts: null };

export const liveBalance = createStore<BalanceUpdate>(NOTHING);

export const resetBalance = () => liveBalance.set(NOTHING);

export interface PageBalance {
  /** The formatted balance; null when it is not known. */
  readonly balance: string | null;
  readonly balanceParts: readonly BalancePart[];
}

/** Data that a navigation did not load again is the same object, and must not replace what was polled since. */
export function useLoadedBalance(data: PageBalance): void {
  useEffect(() => {
    if (data.balance !== null) liveBalance.set({ text: data.balance, staleSeconds: null, parts: data.balanceParts });
  }, [data]);
}

const useLive = () => useSyncExternalStore(liveBalance.subscribe, liveBalance.get, () => NOTHING);

export function useBalance(fromPage: string | null): BalanceUpdate {
  const live = useLive();
  return { ...live, text: live.text ?? fromPage };
}

export const useBalanceParts = (fromPage: readonly BalancePart[]) => useLive().parts ?? fromPage;
