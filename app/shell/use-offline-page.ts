import { useEffect } from 'react';
import { whenIdle } from '~/lib/when-idle';

/** The page itself comes first, and what moves on it. */
const AFTER_MS = 4_000;

/** Prepares for a network that goes away (docs/decisions/0016). Nothing is missing where it fails. */
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
    const { keepOfflinePage } = await import('./offline-page.client');
    await keepOfflinePage(locale);
  } catch {
    // No storage left, storage refused, or the network is away already.
  }
}
