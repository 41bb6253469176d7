/* global caches, fetch, Response, self */

/*
 * Shows the offline page when a page cannot be loaded. app/shell/offline-page.client.ts caches that page while the network
 * works. The worker itself caches nothing, and handles only documents requested by GET. How to remove it: docs/operations.md.
 */

const OFFLINE_PAGE = '/offline';

self.addEventListener('install', (event) => {
  self.skipWaiting();
  // Browsers with the static routing API then wake this worker for documents only.
  const others = { not: { requestMode: 'navigate', requestMethod: 'GET' } };
  event.waitUntil(event.addRoutes?.({ condition: others, source: 'network' }).catch(() => undefined));
});

// The browser requests the page while this worker starts, so the worker adds no delay.
self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload?.enable()));

self.addEventListener('fetch', (event) => {
  const { method, destination } = event.request;
  if (method === 'GET' && destination === 'document') event.respondWith(answer(event));
});

async function answer(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const offlinePage = await caches.match(OFFLINE_PAGE);
    if (!offlinePage) throw error;
    const headers = ['content-type', 'content-security-policy'].map((name) => [name, offlinePage.headers.get(name)]);
    return new Response(offlinePage.body, { status: 503, headers });
  }
}
