/** The worker finds it there (public/service-worker.js). */
const CACHE = 'offline';
const PAGE = '/offline';

const AN_HOUR_MS = 3_600_000;

/** Has the page for when the network is away ready, in the language of the page and not older than an hour. */
export async function keepOfflinePage(locale: string): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js');
  const cache = await caches.open(CACHE);
  const kept = await cache.match(PAGE);
  const isRecent = Date.now() - Date.parse(kept?.headers.get('date') ?? '') < AN_HOUR_MS;
  if (!isRecent || kept?.headers.get('content-language') !== locale) await cache.add(PAGE);
}
