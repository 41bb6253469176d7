/* global caches, fetch, Response, self */

/*
 * Shows the page that was kept while the network was there (app/shell/offline-page.client.ts), when a page cannot be had.
 * It keeps nothing itself, and touches nothing but pages that are asked for by GET. How to get rid of it: docs/operations.md.
 */

const KEPT = '/offline';

self.addEventListener('install', (event) => {
  self.skipWaiting();
  // Where browsers know it, this worker is not even woken for anything but pages.
  const others = { not: { requestMode: 'navigate', requestMethod: 'GET' } };
  event.waitUntil(event.addRoutes?.({ condition: others, source: 'network' }).catch(() => undefined));
});

// The page is asked for while this worker wakes up.
self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload?.enable()));

self.addEventListener('fetch', (event) => {
  const { method, destination } = event.request;
  if (method === 'GET' && destination === 'document') event.respondWith(answer(event));
});

async function answer(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (away) {
    const kept = await caches.match(KEPT);
    if (!kept) throw away;
    const headers = ['content-type', 'content-security-policy'].map((name) => [name, kept.headers.get(name)]);
    return new Response(kept.body, { status: 503, headers });
  }
}
