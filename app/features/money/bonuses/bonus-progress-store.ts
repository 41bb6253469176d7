import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '~/browser/store';
import { useReadAgain } from '~/browser/use-read-again';
import type { WagerProgress } from './wager-progress';

/** What the hub has pushed about bonuses since the page was sent. */
interface LiveProgress {
  readonly byId: ReadonlyMap<string, WagerProgress>;
  /** Grows when a page must be read again: a bonus has ended, or pushes may be missing. */
  readonly outdated: number;
}

const NOTHING: LiveProgress = { byId: new Map(), outdated: 0 };

export const bonusProgressStore = createStore<LiveProgress>(NOTHING);

export function setProgress(id: string, progress: WagerProgress): void {
  const { byId, outdated } = bonusProgressStore.get();
  bonusProgressStore.set({ byId: new Map(byId).set(id, progress), outdated });
}

/** Has the pages that show bonuses read them again. */
export function markOutdated(): void {
  const { byId, outdated } = bonusProgressStore.get();
  bonusProgressStore.set({ byId, outdated: outdated + 1 });
}

/** Forgets what was pushed, for a page that has newer figures. */
function forgetProgress(id: string): void {
  const { byId, outdated } = bonusProgressStore.get();
  if (!byId.has(id)) return;
  const others = new Map(byId);
  others.delete(id);
  bonusProgressStore.set({ byId: others, outdated });
}

/** The live progress of a bonus, or the page's own until the first push. */
export function useLiveProgress(id: string, fromPage: WagerProgress | null): WagerProgress | null {
  const { byId } = useSyncExternalStore(bonusProgressStore.subscribe, bonusProgressStore.get, () => NOTHING);
  useEffect(() => {
    // A page that was read again is newer than the last push.
    if (fromPage !== null) forgetProgress(id);
  }, [id, fromPage]);
  return byId.get(id) ?? fromPage;
}

/** Reads the page again when the bonuses that it shows are outdated. */
export function useFreshBonuses(): void {
  const readAgain = useReadAgain();
  useEffect(() => {
    let { outdated } = bonusProgressStore.get();
    return bonusProgressStore.subscribe(() => {
      const now = bonusProgressStore.get().outdated;
      if (now !== outdated) readAgain();
      outdated = now;
    });
  }, [readAgain]);
}
