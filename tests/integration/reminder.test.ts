// @module-tag tier-2

import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserOptions } from '../support/browser';
import { eventually } from '../support/eventually';
import { sharedBrowser } from '../support/shared-browser';
import { HttpBrowser } from '../support/http-browser';
import { shown } from '../support/html';
import { newPlayer } from '../support/players';
import { startSite, type TestSite } from '../support/site';

const SESSION_SECRETS = 'a-secret-that-both-of-them-know-of';
const MINUTE_MS = 60_000;

/** Two instances of one site. The clock of the second is a quarter of an hour ahead. */
let site: TestSite;
let later: TestSite;
const browser = sharedBrowser(browserOptions);
beforeAll(async () => {
  site = await startSite({ SESSION_SECRETS });
  later = await startSite({
    SESSION_SECRETS,
    OPERATOR_API_URL: site.operatorUrl,
    LATER_MS: String(15 * MINUTE_MS),
  });
});
afterAll(async () => {
  await Promise.all([later.stop(), site.stop()]);
});

async function reminded() {
  const { username, password } = await newPlayer(site.operatorUrl);
  const visitor = new HttpBrowser(site.url);
  await visitor.logIn(username, password);
  await visitor.post('/safer-play', { reminder: '15' });
  return visitor;
}

describe('without JavaScript the reminder', () => {
  async function whoStaysTooLong() {
    const visitor = new HttpBrowser(later.url);
    for (const [name, value] of (await reminded()).cookies) visitor.cookies.set(name, value);
    return visitor;
  }

  it('appears before the next page, shows the time passed, and leads on to the page', async () => {
    const visitor = await whoStaysTooLong();
    const answered = await visitor.get('/promotions?from=here');
    const place = '/reminder?redirectTo=%2Fpromotions%3Ffrom%3Dhere';
    expect([answered.status, answered.headers.get('location')]).toEqual([302, place]);
    expect(await shown(await visitor.get(place))).toContain('15 dakikadır oturumunuz açık');
    const continued = await visitor.post('/reminder', { redirectTo: '/promotions?from=here' });
    expect([continued.status, continued.headers.get('location')]).toEqual([303, '/promotions?from=here']);
    expect((await visitor.get('/promotions')).status).toBe(200);
  });

  it('does not block forms, data, frames, games or pages for help', async () => {
    const visitor = await whoStaysTooLong();
    for (const [address, headers] of [
      ['/promotions?_data=root', {}],
      ['/promotions', { 'sec-fetch-dest': 'iframe' }],
      ['/safer-play', {}],
      ['/preferences', {}],
      ['/offline', {}],
    ] as const)
      expect((await visitor.get(address, headers)).status, address).toBe(200);
    expect((await visitor.post('/language', { language: 'en', redirectTo: '/' })).headers.get('location')).toBe('/');
    expect((await visitor.post('/logout', {})).headers.get('location')).toBe('/');
  });

  it('redirects each page requested meanwhile', async () => {
    const visitor = await whoStaysTooLong();
    for (const address of ['/', '/casino/slot', '/dashboard', '/support', '/casino/play/x'])
      expect((await visitor.get(address)).headers.get('location')).toBe(
        `/reminder?redirectTo=${encodeURIComponent(address)}`,
      );
  });
});

describe('with JavaScript the reminder', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Bir süredir buradasınız' });

  /** Waits until the script of the reminder has set its timer. */
  async function reminderIsLoaded(page: Page) {
    await page.locator('html[data-hydrated]').waitFor();
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(1_000);
  }

  /** @param at an instance; at the later one the reminder is due at once */
  async function inThePage(act: (page: Page) => Promise<void>, at = site) {
    const visitor = await reminded();
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: at.url })));
    const page = await context.newPage();
    try {
      await page.clock.install();
      await page.goto(`${at.url}/preferences`, { waitUntil: 'networkidle' });
      await reminderIsLoaded(page);
      await act(page);
    } finally {
      await context.close();
    }
  }

  it('appears over the current page and leaves it unchanged', async () => {
    await inThePage(async (page) => {
      await page.clock.fastForward(14 * MINUTE_MS);
      expect(await dialog(page).count()).toBe(0);
      const told = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/reminder'));
      await page.clock.fastForward(MINUTE_MS + 5_000);
      // What is under way when the clock jumps is over its time.
      const readAgain = page.waitForResponse(/_data=root/);
      await dialog(page).getByRole('button', { name: 'Devam et' }).click();
      await told;
      await readAgain;
      await eventually(async () =>
        expect(await page.evaluate(() => window.__remixRouter.state.revalidation)).toBe('idle'),
      );
      await dialog(page).waitFor({ state: 'detached' });
      expect(page.url()).toBe(`${site.url}/preferences`);
      await eventually(async () => {
        // The page's data, read again when the dialog has closed, starts the interval once more.
        await page.clock.fastForward(15 * MINUTE_MS);
        await dialog(page).waitFor({ timeout: 2_000 });
      });
    });
  });

  it('stays until the player chooses, despite keys and clicks beside it, and comes again after the back button', async () => {
    await inThePage(async (page) => {
      await page.clock.fastForward(5_000);
      await dialog(page).waitFor();
      expect(await dialog(page).getByRole('button').allTextContents()).toEqual([
        ...['Devam et', 'Oyun geçmişi', 'Hesap dökümü', 'Ara ver', 'Çıkış yap', 'Hatırlatıcıyı değiştir'],
      ]);
      const closings = await dialog(page).evaluateHandle((element) => {
        const seen: string[] = [];
        element.addEventListener('close', ({ type }) => seen.push(type));
        return seen;
      });
      for (let pressed = 0; pressed < 3; pressed += 1) await page.keyboard.press('Escape');
      await page.mouse.click(5, 5);
      expect(await dialog(page).isVisible()).toBe(true);
      expect(await closings.jsonValue()).toEqual([]);
      await page.goBack();
      await dialog(page).waitFor({ state: 'detached' });
      await page.clock.fastForward(15_000);
      await dialog(page).waitFor();
      await dialog(page).getByRole('button', { name: 'Hesap dökümü' }).click();
      await page.waitForURL(`${later.url}/dashboard/statement`);
      await reminderIsLoaded(page);
      await page.clock.fastForward(15_000);
      expect(await dialog(page).count()).toBe(0);
    }, later);
  });

  it('waits while the player types, and appears before the next page', async () => {
    await inThePage(async (page) => {
      await page.goto(`${site.url}/search`, { waitUntil: 'networkidle' });
      await reminderIsLoaded(page);
      await page.getByRole('main').locator('input[name=search]').focus();
      await page.clock.fastForward(16 * MINUTE_MS);
      expect(await dialog(page).count()).toBe(0);
      const asked = page.waitForRequest((request) => request.isNavigationRequest());
      await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Bingo' }).click();
      expect((await asked).url()).toBe(`${site.url}/casino/bingo`);
    });
  });
});
