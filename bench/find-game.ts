import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { browserOptions } from '../tests/support/browser';
import { newPlayer, type TestPlayer } from '../tests/support/players';
import { popupCookie } from '../tests/support/popup-cookie';
import { startSite, type TestSite } from '../tests/support/site';
import { machineMs } from './phone/machine-speed';
import { PHONE, slowPhone } from './phone/page-metrics';
import { median } from './statistics';

/**
 * Benchmark of finding a game by name on a low-end phone: slow 4G, CPU slowed down 4 times, an empty cache. Run by hand,
 * after `npm run build`: `npx tsx bench/find-game.ts`. A player on the home page opens the search (1), types a part of the
 * name and sends it (2), and taps the game or is led to it (3). The time runs from the first tap until the game can be
 * played, typing included, which here takes no time. `TURNS=9` sets the number of turns (default 5).
 *
 * Goal: at most three actions and 5 s, with JavaScript and without.
 */

const TURNS = Number(process.env.TURNS ?? 5);
const SLOWDOWN = 4;

/** One name that a single game has, and one that several games have. */
const NAMES = ['bogaz', 'winterwo', 'rulet'];

/** Finds a game and resolves with the milliseconds and the number of actions. */
async function find(page: Page, name: string): Promise<{ ms: number; actions: number }> {
  await page.goto('/', { waitUntil: 'networkidle' });
  const from = performance.now();
  await page.locator('header a[href="/search"]').filter({ visible: true }).first().tap();
  const field = page.locator('main input[name=search]');
  await field.fill(name);
  await field.press('Enter');
  await page.waitForURL(/\/casino\/play\/|\/search\?search=/);
  const isLed = page.url().includes('/casino/play/');
  if (!isLed) await page.locator('main a[href^="/casino/play/"]').filter({ visible: true }).first().tap();
  const game = page.locator('iframe').last().contentFrame().frameLocator('iframe');
  await game.locator('body > *').filter({ visible: true }).first().waitFor();
  return { ms: performance.now() - from, actions: isLed ? 2 : 3 };
}

async function visit(browser: Browser, player: TestPlayer, name: string, javaScriptEnabled: boolean) {
  const context: BrowserContext = await browser.newContext({
    ...PHONE,
    baseURL: site.url,
    javaScriptEnabled,
    serviceWorkers: 'block',
  });
  try {
    await context.addCookies([{ name: 'popup', value: popup, url: site.url }]);
    const { username, password } = player;
    await context.request.post('/login?redirectTo=/pages/1', {
      form: { username, password },
      headers: { origin: site.url },
    });
    const { page } = await slowPhone(context, SLOWDOWN);
    return await find(page, name);
  } finally {
    await context.close();
  }
}

const site: TestSite = await startSite();
const popup = await popupCookie(site.url);
const browser = await chromium.launch(browserOptions);
try {
  const player = await newPlayer(site.operatorUrl);
  for (const name of NAMES)
    for (const javaScriptEnabled of [true, false]) {
      const turns: { ms: number; actions: number }[] = [];
      for (let turn = 0; turn < TURNS; turn += 1) turns.push(await visit(browser, player, name, javaScriptEnabled));
      const times = turns.map(({ ms }) => ms);
      const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
      console.log(
        `"${name}", JavaScript ${javaScriptEnabled ? 'on' : 'off'}: ${turns[0]?.actions} actions, ` +
          `${seconds(median(times))} (${seconds(Math.min(...times))} to ${seconds(Math.max(...times))}), ` +
          `machine ${(await machineMs(browser)).toFixed(1)} ms`,
      );
    }
} finally {
  await browser.close();
  await site.stop();
}
