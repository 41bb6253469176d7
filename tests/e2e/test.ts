import { randomInt } from 'node:crypto';
import { test as base, expect, type Browser, type Page } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility';
import { launchBrowser } from '../support/browser';
import { logInBehind } from '../support/log-in-behind';
import { newPlayer, type TestPlayer } from '../support/players';
import { popupCookie } from '../support/popup-cookie';
import { OPERATOR_API, SITE_PORT } from './ports';

interface Fixtures {
  /** A new player for this test, not logged in. */
  player: TestPlayer;
  /** Logs in through the login page. */
  logIn(player: { username: string; password: string }): Promise<void>;
  /**
   * Logs in by a request in the background, for tests of other pages: takes half a second instead of two page loads. A new
   * player has gone on without a deposit limit, which is offered before the first deposit.
   */
  beLoggedIn(player: { username: string; password: string; facts?: TestPlayer['facts'] }): Promise<void>;
  /**
   * Expects no accessibility violations on the page (WCAG 2.2 AA, as far as axe can tell). `except` leaves out
   * third-party content, such as a game in its frame.
   */
  expectAccessible(options?: { except: string }): Promise<void>;
  /** Console messages and uncaught errors that this test causes on purpose. */
  expectedErrors: RegExp[];
  /** Whether this browser has closed the promotional popup before. Only tests of the popup itself set it to false. */
  hasClosedPopup: boolean;
  /** Whether the browser loads pictures. Only tests of pictures, layout shifts and looks set it to true. */
  hasPictures: boolean;
}

interface WorkerFixtures {
  /** The cookie of a browser that has closed the popup in each language. */
  popupCookie: string;
  /** Launches the worker's browser that loads pictures, if it has not been launched yet. */
  browserWithPictures: () => Promise<Browser>;
}

/** Gives every test a client address of its own for the rate limits, and fails it on an unexpected error. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  expectedErrors: async ({}, use) => use([]),

  hasClosedPopup: [true, { option: true }],

  popupCookie: [
    async ({}, use) => {
      const origin = `http://localhost:${SITE_PORT}`;
      await use((await Promise.all(['tr', 'en'].map((language) => popupCookie(origin, language)))).join('-'));
    },
    { scope: 'worker' },
  ],

  hasPictures: [false, { option: true }],

  browserWithPictures: [
    async ({}, use) => {
      let launched: Promise<Browser> | undefined;
      await use(() => (launched ??= launchBrowser()));
      await (await launched)?.close();
    },
    { scope: 'worker' },
  ],

  context: async ({ context, hasPictures, browserWithPictures, hasClosedPopup, popupCookie, baseURL }, use) => {
    // Playwright Test gives a context of any browser the options of the project.
    const used = hasPictures ? await (await browserWithPictures()).newContext() : context;
    if (hasClosedPopup) await used.addCookies([{ name: 'popup', value: popupCookie, url: baseURL ?? '' }]);
    await use(used);
    if (used !== context) await used.close();
  },

  page: async ({ page, expectedErrors }, use) => {
    const faults: string[] = [];
    const isExpected = (text: string) => [disconnected, ...expectedErrors].some((expected) => expected.test(text));
    page.on('pageerror', ({ message }) => {
      if (!isExpected(message)) faults.push(`page error: ${message}`);
    });
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('/logout')) expectedErrors.push(refusedConnection);
    });
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message.text())) faults.push(`console: ${message.text()}`);
    });
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': anyAddress() });
    await use(page);
    expect(faults).toEqual([]);
  },

  player: async ({}, use) => use(await newPlayer(OPERATOR_API)),

  logIn: async ({ page }, use) => {
    await use(async ({ username, password }) => {
      await page.goto('/login');
      await fillLogin(page, username, password);
      await expect(page).toHaveURL('/');
    });
  },

  beLoggedIn: async ({ page, baseURL }, use) => {
    await use(async ({ username, password, facts }) => {
      if (facts)
        await page
          .context()
          .addCookies([{ name: 'limit-declined', value: String(facts['usercode']), url: baseURL ?? '' }]);
      await logInBehind(page.request, baseURL ?? '', { username, password }, { 'x-forwarded-for': anyAddress() });
    });
  },

  expectAccessible: async ({ page, javaScriptEnabled }, use) => {
    await use(async (judged) => {
      // axe is a script. The markup is the same without JavaScript, so only the projects with JavaScript check it.
      if (javaScriptEnabled !== false) expect(await accessibilityFaults(page, judged)).toEqual([]);
    });
  },
});

export { expect };

/** A live connection that was opening while the player logged out. Chromium has two wordings for a 401. */
const refusedConnection = /hubs\/notify.*(?: 401|HTTP Authentication failed)/;

/** Only a test takes a browser offline. What reads or connects meanwhile fails so. */
const disconnected = /ERR_INTERNET_DISCONNECTED/;

const byte = () => randomInt(1, 255);
export const anyAddress = () => `10.${byte()}.${byte()}.${byte()}`;

/** Fills in and sends the login form, on the page or in the dialog. */
export async function fillLogin(page: Page, username: string, password: string): Promise<void> {
  const form = page.locator('form:has([name=password]):visible').last();
  await form.locator('[name=username]').fill(username);
  await form.locator('[name=password]').fill(password);
  await form.locator('button[type=submit]').click();
}

/** A form's action that fails with a message, for `route.fulfill`. */
export const failedForm = (status: number, message: string) => ({
  status,
  headers: { 'x-remix-response': 'yes' },
  json: { status: 'error', initialValue: {}, error: { '': [message] } },
});

/** Waits for hydration, if JavaScript is on. */
export async function hydrated(page: Page, javaScriptEnabled: boolean | undefined): Promise<void> {
  if (javaScriptEnabled !== false) await page.locator('html[data-hydrated]').waitFor();
}
