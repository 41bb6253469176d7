import { workerAddress } from '~/browser/worker-address.client';

/** The service worker reads the page from this cache (public/service-worker.js). */
const CACHE = 'offline';
const PAGE = '/offline';

const AN_HOUR_MS = 3_600_000;

/** Caches the offline page, in the language of the current page and at most an hour old. */
export async function keepOfflinePage(locale: string): Promise<void> {
  await navigator.serviceWorker.register(workerAddress('/service-worker.js'));
  const cache = await caches.open(CACHE);
  const cached = await cache.match(PAGE);
  const isRecent = Date.now() - Date.parse(cached?.headers.get('date') ?? '') < AN_HOUR_MS;
  if (isRecent && cached?.headers.get('content-language') === locale) return;
  const answer = await fetch(PAGE);
  // Every visitor of this browser may see it: a page that was led to may be the player's.
  if (answer.ok && !answer.redirected) await cache.put(PAGE, answer);
}
