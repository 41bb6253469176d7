import type { Route } from '@playwright/test';
import { desktopOnly } from './projects';
import { expect, hydrated, test } from './test';

/** Answers of something else to what a page reads by itself while it is open. */
const ANSWERS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'a rejected request': (route) => route.abort(),
  'the page of a captive portal': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Wi-Fi</h1>' }),
  "a proxy's 502": (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  "a proxy's 401": (route) => route.fulfill({ status: 401, json: { error: 'proxy' } }),
  "a proxy's 409": (route) => route.fulfill({ status: 409, contentType: 'text/html', body: '<h1>Conflict</h1>' }),
  "a proxy's 403": (route) => route.fulfill({ status: 403, contentType: 'text/html', body: '<h1>Forbidden</h1>' }),
  "a proxy's 501": (route) => route.fulfill({ status: 501, body: '' }),
  'an empty answer': (route) => route.fulfill({ body: '' }),
  'a redirect to another host': (route) =>
    route.fulfill({ status: 302, headers: { location: 'http://portal.example/login' } }),
  'data of another shape': (route) => route.fulfill({ json: { status: 'success' } }),
  'no data': (route) => route.fulfill({ json: null }),
  'half an answer': (route) =>
    route.fulfill({ headers: { 'x-remix-response': 'yes' }, contentType: 'application/json', body: '{"player":{"us' }),
};

const isRead = ({ pathname, searchParams }: URL) =>
  searchParams.has('_data') || ['/balance', '/jackpots', '/search/suggestions'].includes(pathname);

test.beforeEach(
  ({ expectedErrors }) =>
    void expectedErrors.push(/status of (?:401|403|409|50[12])|ERR_FAILED|portal\.example|hubs\/notify|WebSocket/),
);

for (const [kind, answer] of Object.entries(ANSWERS))
  test(
    `a page keeps what it shows and what was typed after ${kind}`,
    desktopOnly,
    async ({ page, player, beLoggedIn }) => {
      await beLoggedIn(player);
      await page.goto('/ticket');
      await hydrated(page, true);
      const balance = page.getByRole('banner').getByText('₺0,00').first();
      await expect(balance).toBeVisible();
      const message = page.getByRole('main').getByLabel('Mesaj');
      await message.fill('Kuponum hâlâ gelmedi.');
      let documents = 0;
      page.on('request', (request) => void (documents += Number(request.isNavigationRequest())));
      await page.route(isRead, answer);
      await page.evaluate(() => window.__remixRouter.revalidate());
      const polled = page.waitForRequest(/\/balance\?/);
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await (await polled).response().catch(() => null);
      const search = page.getByRole('banner').locator('[name=search]').first();
      const suggested = page.waitForRequest(/\/search\/suggestions/);
      await search.pressSequentially('tilki');
      await (await suggested).response().catch(() => null);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      await expect(balance).toBeVisible();
      await expect(search).toHaveValue('tilki');
      await expect(message).toHaveValue('Kuponum hâlâ gelmedi.');
      await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
      expect(documents).toBe(0);
    },
  );
