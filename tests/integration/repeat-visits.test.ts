// @module-tag tier-2

import { type Browser, type BrowserContext, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browserOptions, launchBrowser } from '../support/browser';
import { sharedSite } from '../support/shared-site';
import { HttpBrowser } from '../support/http-browser';
import { shown } from '../support/html';
import { newPlayer } from '../support/players';

const site = sharedSite();
let browser: Browser;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  // Playwright disables the back/forward cache.
  browser = await launchBrowser({ ...browserOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
});
afterAll(async () => {
  await browser.close();
});
beforeEach(async () => {
  context = await browser.newContext({ locale: 'tr-TR' });
  page = await context.newPage();
});
afterEach(() => context.close());

describe('the back/forward cache', () => {
  // Reports by a cookie, because Playwright loses the connection to a restored page.
  const tellHowShown = () =>
    window.addEventListener('pageshow', ({ persisted }) => {
      document.cookie = `shown=${location.pathname.replaceAll('/', '.')}-${persisted ? 'restored' : 'loaded'}; path=/`;
    });
  const shownAs = async () => (await context.cookies(site.url)).find(({ name }) => name === 'shown')?.value;

  it.each(['/', '/casino/slot', '/pages/1'])('restores %s for a guest', async (path) => {
    const name = path.replaceAll('/', '.');
    await page.addInitScript(tellHowShown);
    await page.goto(`${site.url}${path}`);
    await page.locator('html[data-hydrated]').waitFor();
    expect(await shownAs()).toBe(`${name}-loaded`);
    await page.goto(`${site.url}/safer-play`);
    await page.evaluate(() => setTimeout(() => history.back()));
    await expect.poll(shownAs).toBe(`${name}-restored`);
  });
});

describe('without a network connection', () => {
  /** Waits until the offline page is cached and the service worker is active. */
  async function prepared(path: string): Promise<void> {
    await page.goto(`${site.url}${path}`);
    const isKept = () => page.evaluate(async () => (await caches.match('/offline')) !== undefined);
    await expect.poll(isKept, { interval: 500 }).toBe(true);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  }

  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length + (await caches.keys()).length);

  it("a page request shows the offline page in the player's language, with the cached texts, until the network is back", async () => {
    await context.addCookies([{ name: 'language', value: 'en', url: site.url }]);
    await prepared('/promotions');
    await context.setOffline(true);
    const answer = await page.goto(`${site.url}/casino/live`);
    expect(answer?.status()).toBe(503);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('No connection');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.locator('summary').first().click();
    expect((await page.locator('details > div').first().textContent())?.length).toBeGreaterThan(100);
    expect(await page.locator('.brand').textContent()).toBe('Poyra');
    await context.setOffline(false);
    // The kept page stays open while it is read.
    await page.getByRole('link', { name: 'Try again' }).click();
    // The address is unchanged, so only hydration shows that the lobby has loaded.
    await page.locator('html[data-hydrated]').waitFor();
    await context.setOffline(true);
    await page.goto(`${site.url}/casino/live`);
    await context.setOffline(false);
    // By itself.
    await page.locator('html[data-hydrated]').waitFor();
    await page.goto(`${site.url}/login`);
    await context.setOffline(true);
    // The service worker does not handle forms.
    const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
    await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.submit());
    expect((await failed).failure()?.errorText).toContain('ERR_INTERNET_DISCONNECTED');
  });

  it('nothing of a player is cached, and the logout clears the cache', async () => {
    const { username, password } = await newPlayer(site.operatorUrl);
    await page.goto(`${site.url}/login`);
    const form = page.locator('main form:has([name=password])');
    await form.locator('[name=username]').fill(username);
    await form.locator('[name=password]').fill(password);
    await form.locator('[type=submit]').click();
    await page.waitForURL(`${site.url}/`);
    await prepared('/dashboard');
    const kept = await page.evaluate(async () => {
      const caught: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const text = await (await cache.match(request))?.text();
          caught.push(`${new URL(request.url).pathname} ${text}`);
        }
      }
      return caught;
    });
    expect(kept.map((each) => each.split(' ', 1)[0])).toEqual(['/offline']);
    expect(kept.join()).not.toContain(username);
    expect(kept.join()).not.toMatch(/csrf|<form/);
    await page.locator('form[action="/logout"] button:visible').first().click();
    await page.waitForURL(`${site.url}/`);
    await expect.poll(registrations).toBe(0);
  });

  it('lite mode has no service worker: switching it on removes the worker', async () => {
    await prepared('/search');
    expect(await registrations()).toBe(2);
    await page.locator('footer form[action="/preferences"] button').click();
    await page.locator('footer button[name=lite][value="0"]').waitFor();
    await expect.poll(registrations).toBe(0);
  });
});

describe('the offline page', () => {
  it('is the same for players and guests, and can load nothing', async () => {
    const [guest, player] = [new HttpBrowser(site.url), new HttpBrowser(site.url)];
    await player.logIn();
    const [forGuest, forPlayer] = [await guest.get('/offline'), await player.get('/offline')];
    expect(await shown(forPlayer)).toBe(await shown(forGuest));
    const policy = forPlayer.headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; base-uri/);
    expect(forGuest.headers.get('content-security-policy')).toBe(policy);
    expect(forGuest.headers.get('content-language')).toBe('tr');
    expect(forGuest.headers.has('set-cookie')).toBe(false);
  });

  it('comes with a service worker that is revalidated each time, is small, and may connect to this site only', async () => {
    const answer = await new HttpBrowser(site.url).get('/service-worker.js');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
    expect((await answer.text()).length).toBeLessThan(2_000);
  });
});
