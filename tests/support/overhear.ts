import type { Page } from 'playwright';

/** Records everything that the browser received, by its source: addresses, headers, bodies, frames, console messages. */
export function overhear(page: Page, origin: string): Map<string, string> {
  const seen = new Map<string, string>();
  page.on('response', (response) => {
    const url = response.url();
    if (!url.startsWith(origin)) return;
    // A form and the page that it is on have one address.
    const name = `${url.replace(origin, '')} #${seen.size}`;
    seen.set(`address ${name}`, url);
    void response
      .headersArray()
      .then((all) => seen.set(`headers of ${name}`, JSON.stringify(all)))
      .catch(() => undefined);
    void response
      .text()
      .then((body) => seen.set(`body of ${name}`, body))
      .catch(() => undefined);
  });
  page.on('websocket', (socket) => {
    seen.set('address of the socket', socket.url());
    socket.on('framereceived', ({ payload }) => seen.set(`frame received ${seen.size}`, String(payload)));
    socket.on('framesent', ({ payload }) => seen.set(`frame sent ${seen.size}`, String(payload)));
  });
  page.on('console', (message) => seen.set(`console ${seen.size}`, message.text()));
  return seen;
}

/** What the browser keeps beyond the page: cookies, storages and the caches of scripts. */
export async function keptBy(page: Page): Promise<string> {
  const cookies = JSON.stringify(await page.context().cookies());
  const own = await page.evaluate(async () => {
    const kept = [document.cookie, JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    kept.push(JSON.stringify(history.state));
    for (const name of 'caches' in window ? await caches.keys() : []) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        kept.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    return kept;
  });
  return [cookies, ...own].join('\n');
}
