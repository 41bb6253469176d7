/** The service worker reads the page from this cache (public/service-worker.js). */
const CACHE = 'offline';
const PAGE = '/offline';

const WORKER = '/service-worker.js';
const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: (url) => (url === WORKER ? url : null) });

const AN_HOUR_MS = 3_600_000;

/** Caches the offline page, in the language of the current page and at most an hour old. */
export async function keepOfflinePage(locale: string): Promise<void> {
  await navigator.serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER);
  const cache = await caches.open(CACHE);
  const kept = await cache.match(PAGE);
  const isRecent = Date.now() - Date.parse(kept?.headers.get('date') ?? '') < AN_HOUR_MS;
  if (!isRecent || kept?.headers.get('content-language') !== locale) await cache.add(PAGE);
}
