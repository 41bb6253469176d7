import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../tests/support/free-port';
import { newPlayer } from '../tests/support/players';
import { startSite } from '../tests/support/site';
import { changedPages } from './browsers/changed-pages';
import { waitUntil, type BrowserDriver } from './browsers/browser-driver';
import { startFirefox } from './browsers/firefox';
import { startHoldingProxy, type HoldingProxy } from './browsers/holding-proxy';
import { startWebKit } from './browsers/webkit';

/**
 * Smoke journey in Debian's Firefox and WebKit, on the built site, with a screenshot of each step.
 *
 *     apt-get install firefox-esr webkit2gtk-driver xvfb
 *     npm run build && xvfb-run npx tsx scripts/other-browsers.ts [folder] [firefox | webkit] [cases]
 */

const [folder = 'screenshots', only, cases = ''] = process.argv.slice(2);
const ENTER = '\uE007';
const browsers = { firefox: startFirefox, webkit: startWebKit };

/**
 * True if no header text is cut off, except for long names, which end in an ellipsis, and if the header fits the
 * window.
 */
const HEADER_FITS = `[...document.querySelectorAll('header *')].every((part) =>
  !part.checkVisibility() ||
  (part.getBoundingClientRect().right <= innerWidth &&
    (!part.querySelector('[data-balance]') || part.scrollWidth <= part.clientWidth || part.clientWidth === 0)))`;

async function runJourney(browser: BrowserDriver, site: string, player: { username: string; password: string }) {
  let steps = 0;
  const has = (expression: string) =>
    waitUntil(async () => (await browser.evaluate(expression)) === true, `${browser.name}: ${expression}`);
  const sees = (selector: string) =>
    has(`document.querySelector(${JSON.stringify(selector)})?.checkVisibility() === true`);
  async function goTo(address: string) {
    await browser.open(`${site}${address}`);
    await sees('html[data-hydrated]');
  }
  async function fill(selector: string, text: string) {
    await sees(selector);
    await browser.press(selector);
    await browser.type(text);
  }
  async function done(step: string) {
    steps += 1;
    writeFileSync(path.join(folder, `${browser.name.split(' ')[0]}-${steps}-${step}.png`), await browser.screenshot());
    await has('document.documentElement.scrollWidth <= document.documentElement.clientWidth');
    console.log(`${browser.name}: ${step}`);
  }

  await goTo('/');
  await sees('dialog[open] form[action="/popup"] button');
  await browser.press('dialog[open] form[action="/popup"] button');
  await has('document.querySelector("dialog[open]") === null');
  await done('home, the popup closed');

  await browser.press('header a[href="/login?redirectTo=%2F"]');
  await fill('dialog[open] [name=username]', player.username);
  await fill('dialog[open] [name=password]', player.password);
  await done('login in a dialog');
  await browser.type(ENTER);
  await sees(`header a[title="${player.username}"]`);
  await sees('header [data-balance]');
  await has(HEADER_FITS);
  await done('logged in');

  await goTo('/dashboard/deposit');
  await browser.press('main button[name=intent][value=decline]');
  await sees('main a[href="/dashboard/deposit/20"]');
  await done('no limit for the first deposit');
  await browser.press('main a[href="/dashboard/deposit/20"]');
  await fill('dialog[open] [name=Amount]', '150');
  await fill('dialog[open] [name=FullName]', 'Ayse Deneme');
  await done('deposit in a dialog');
  await browser.type(ENTER);
  await has('document.body.innerText.includes("Talebiniz alındı")');
  await done('deposited');

  await goTo('/casino/slot');
  await browser.press('[data-menu=language] > summary');
  await sees('[data-menu=language] button[value=en]');
  await done('the language menu open');
  await browser.press('[data-menu=language] > summary');
  await browser.press('[data-menu=profile] > summary');
  await sees('[data-menu=profile] form[action="/logout"] button');
  await browser.press('[data-menu=profile] form[action="/logout"] button');
  await sees('header a[href^="/login?redirectTo=%2F"]');
  await done('logged out');
}

/** WebKit keeps a process for each site that it has shown. */
const CASES_PER_BROWSER = 20;

/** Tries the cases whose names match the third argument. @returns whether all hold */
async function tryChangedPages(start: (port: number) => Promise<BrowserDriver>, proxy: HoldingProxy): Promise<boolean> {
  let [held, tried, isOver] = [0, 0, false];
  while (!isOver) {
    const browser = await start(await freePort());
    const all = changedPages(browser, proxy, site).filter(([name]) => new RegExp(cases).test(name));
    for (const [name, run] of all.slice(tried, tried + CASES_PER_BROWSER)) {
      tried += 1;
      try {
        await run();
        held += 1;
      } catch (error) {
        console.error(`${browser.name}: ${name}: ${String(error)}`);
        writeFileSync(path.join(folder, `${browser.name.split(' ')[0]}-case-${tried}.png`), await browser.screenshot());
      }
    }
    isOver = tried === all.length;
    if (isOver) console.log(`${browser.name}: ${held} of ${tried} cases hold`);
    await browser.close();
  }
  return held === tried;
}

mkdirSync(folder, { recursive: true });
const site = await startSite();
const proxy = await startHoldingProxy(site.url);
try {
  for (const [name, start] of Object.entries(browsers)) {
    if (only !== undefined && only !== name) continue;
    if (!(await tryChangedPages(start, proxy))) process.exitCode = 1;
    if (cases) continue;
    const browser = await start(await freePort());
    try {
      await runJourney(browser, site.url, await newPlayer(site.operatorUrl));
      console.log(`${browser.name}: ${browser.pageErrors.length} page errors`, browser.pageErrors);
    } finally {
      await browser.close();
    }
  }
} finally {
  proxy.close();
  await site.stop();
}
