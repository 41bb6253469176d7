import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext } from 'playwright';
import { browserOptions } from '../tests/support/browser';
import { HttpBrowser } from '../tests/support/http-browser';
import { fund, newPlayer } from '../tests/support/players';
import { popupCookie } from '../tests/support/popup-cookie';
import { startSite } from '../tests/support/site';
import { addressOf, type PageKind } from '../tests/support/page-kinds';
import { PHONE, slowPhone } from './phone/page-metrics';
import { median } from './statistics';

/**
 * Benchmark of typing while a page comes alive, on a phone with a slow network. Run by hand, after `npm run build`:
 * `npx tsx bench/forms.ts`. Each visit has an empty cache, and presses a key every tenth of a second in the first field, from
 * the first paint on; in turns with the page without scripts. `VISITS=9` sets the number of visits of
 * each form (default 3), `SLOWDOWNS=4` how many times slower the processor is, `KEYS=50` the number of keys.
 *
 * Goals: a letter within 50 ms at 4×, within 200 ms at 20×; every letter is kept.
 */

const VISITS = Number(process.env.VISITS ?? 3);
const SLOWDOWNS = (process.env.SLOWDOWNS ?? '4,20').split(',').map(Number);
const KEY_PAUSE_MS = 100;
/** Longer than a page at 20× takes to hydrate. */
const KEYS = Number(process.env.KEYS ?? 100);

const GUEST_FORMS: readonly PageKind[] = [
  { name: 'login', path: '/login' },
  { name: 'registration', path: '/register' },
  { name: 'recovery', path: '/recover' },
  { name: 'call-back', path: '/call-me' },
  { name: 'search', path: '/search?search=' },
];

const PLAYER_FORMS: readonly PageKind[] = [
  { name: 'deposit', path: '/dashboard/deposit', link: '/dashboard/deposit/' },
  { name: 'withdrawal', path: '/dashboard/withdraw', link: '/dashboard/withdraw/' },
  { name: 'ticket', path: '/ticket' },
];

/** Focuses the first field that takes letters, as soon as one is painted. The digits of an amount are letters here. */
const OBSERVE_PAGE = `
  const observed = (window.observed = { keys: [], field: null });
  new PerformanceObserver((list) => list.getEntries().forEach(({ name, duration, startTime }) => {
    if (name === 'keydown') observed.keys.push({ ms: duration, at: startTime });
  })).observe({ type: 'event', buffered: true, durationThreshold: 16 });
  function findField() {
    const fields = document.querySelectorAll('main form :is(input, textarea)');
    observed.field = [...fields].find(
      ({ type, offsetParent }) => offsetParent && ['text', 'search', 'textarea', 'tel', 'email'].includes(type),
    );
    if (!observed.field) return requestAnimationFrame(findField);
    observed.field.focus();
    console.debug('painted');
  }
  new PerformanceObserver((_list, observer) => {
    observer.disconnect();
    findField();
  }).observe({ type: 'paint', buffered: true });`;

interface Key {
  /** From the key to the next frame, in milliseconds. Chromium rounds it to 8 ms, and omits those under 16. */
  readonly ms: number;
  /** When it was pressed, in milliseconds since navigation. */
  readonly at: number;
}

interface Visit {
  readonly slowestKey: Key;
  /** How many letters the field lacks that were typed and fit into it. */
  readonly lost: number;
}

async function type(context: BrowserContext, address: string, slowdown: number): Promise<Visit> {
  const { page, devtools } = await slowPhone(context, slowdown);
  await page.addInitScript(OBSERVE_PAGE);
  const painted = page.waitForEvent('console', {
    predicate: (message) => message.text() === 'painted',
    timeout: 60_000,
  });
  await page.goto(address, { waitUntil: 'commit' });
  await painted;
  const sent: Promise<unknown>[] = [];
  for (let key = 0; key < KEYS; key += 1) {
    const digit = String(key % 10);
    sent.push(devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', text: digit, key: digit }));
    sent.push(devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key: digit }));
    await pause(KEY_PAUSE_MS);
  }
  await Promise.all(sent);
  const seen = await page.evaluate<{ keys: Key[]; kept: number; most: number }>(
    `(({ keys, field }) => ({ keys, kept: field.value.replace(/\\D/g, '').length, most: field.maxLength }))(window.observed)`,
  );
  const expected = seen.most > 0 ? Math.min(seen.most, KEYS) : KEYS;
  const slowestKey = seen.keys.reduce((slowest, key) => (key.ms > slowest.ms ? key : slowest), { ms: 0, at: 0 });
  return { slowestKey, lost: Math.max(0, expected - seen.kept) };
}

async function visit(browser: Browser, cookies: Readonly<Record<string, string>>, address: string, slowdown: number) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: address })));
    return await type(context, address, slowdown);
  } finally {
    await context.close();
  }
}

const site = await startSite();
const browser = await chromium.launch(browserOptions);

const inWords = (visits: readonly Visit[]) => {
  const slowest = visits.map(({ slowestKey }) => slowestKey);
  const at = slowest.map((key) => (key.at / 1000).toFixed(1)).join(', ');
  const lost = visits.map((each) => each.lost).join(', ');
  return `slowest key ${median(slowest.map(({ ms }) => ms))} ms (after ${at} s), letters lost ${lost}`;
};

async function measure(kinds: readonly PageKind[], visitor: HttpBrowser, popup: string): Promise<void> {
  for (const kind of kinds) {
    const address = `${site.url}${await addressOf(kind, visitor)}`;
    const cookies = { ...Object.fromEntries(visitor.cookies), popup };
    for (const slowdown of SLOWDOWNS) {
      const whole: Visit[] = [];
      const bare: Visit[] = [];
      for (let turn = 0; turn < VISITS; turn += 1) {
        whole.push(await visit(browser, { ...cookies, lite: '0' }, address, slowdown));
        bare.push(await visit(browser, { ...cookies, lite: '1' }, address, slowdown));
      }
      console.log(`${kind.name.padEnd(13)} ${slowdown}×   ${inWords(whole)}   without scripts: ${inWords(bare)}`);
    }
  }
}

try {
  const popup = await popupCookie(site.url);
  await measure(GUEST_FORMS, new HttpBrowser(site.url), popup);
  const player = await newPlayer(site.operatorUrl);
  await fund(player, 1_000);
  const visitor = new HttpBrowser(site.url);
  await visitor.logIn(player.username, player.password);
  // Shows the welcome message, which would be on the first page measured.
  await visitor.get('/pages/1');
  await measure(PLAYER_FORMS, visitor, popup);
} finally {
  await browser.close();
  await site.stop();
}
