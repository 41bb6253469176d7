import { useEffect } from 'react';
import { whenIdle } from '~/browser/when-idle';

/** Leaves the network to the page and its carousels first. */
const AFTER_MS = 4_000;

/** Caches the offline page while the browser is idle (docs/decisions/0016). A failure has no effect on the page. */
export function useOfflinePage(locale: string): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    let cancel: () => void = () => undefined;
    const timer = setTimeout(() => (cancel = whenIdle(() => void prepare(locale))), AFTER_MS);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [locale]);
}

async function prepare(locale: string): Promise<void> {
  try {
    const piece = await import('./offline-page.client');
    await piece.keepOfflinePage(locale);
  } catch {
    // The storage is full or refused, or the network is already down.
  }
}
