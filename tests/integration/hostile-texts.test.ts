// @module-tag tier-2

import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectPageErrors } from '../support/page-errors';
import { hostileAnswer } from '../support/hostile-answers';
import { operatorBehindFaults } from '../support/site-behind-faults';
import { sharedBrowser } from '../support/shared-browser';
import { startSite, type TestSite } from '../support/site';

/** Replaces all texts of the operator by hostile ones and opens the pages in a real browser. */

const { proxy } = operatorBehindFaults();
let site: TestSite;
const browser = sharedBrowser();

const searching = `/search?search=${encodeURIComponent('"><img src=x onerror=hacked()><script>hacked()</script>')}`;

const guestPages = [
  ...['/', '/promotions', '/promotions/1', '/pages/1', '/casino/slot', '/casino/live', '/casino/bingo', searching],
  ...['/register', '/login', '/call-me', '/support', '/safer-play', '/preferences', '/spor', '/nowhere'],
];
const playerPages = [
  ...['/', '/dashboard', '/dashboard/account', '/dashboard/deposit', '/dashboard/withdraw', '/dashboard/deposit/6'],
  ...['/dashboard/bonuses', '/dashboard/claim-bonus', '/dashboard/financial-activities', '/dashboard/game-history'],
  ...['/dashboard/session-history', '/notifications', '/notifications/1', '/ticket', '/ticket/1', '/casino/slot'],
  ...['/dashboard/phone-verification', '/dashboard/change-password', '/safer-play'],
];

/** Opens each address on the first of the screens, and checks it on all. */
async function visitAll(
  context: BrowserContext,
  addresses: readonly string[],
  widths: readonly number[],
): Promise<string[]> {
  await context.exposeFunction('hacked', () => undefined);
  await context.addInitScript('window.hacked = () => alert("hacked")');
  const page = await context.newPage();
  const pageErrors = collectPageErrors(page);
  for (const address of addresses) {
    await page.setViewportSize({ width: widths[0] ?? 0, height: 740 });
    await page.goto(`${site.url}${address}`, { waitUntil: 'load' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      pageErrors.push(...(await faultsOf(page)).map((fault) => `${address}, ${width} px: ${fault}`));
    }
  }
  return pageErrors;
}

async function faultsOf(page: Page): Promise<string[]> {
  const frame = await page.evaluate(() => ({
    isWhole: ['header', 'main', 'footer'].every((name) => document.querySelector(name) !== null),
    sticksOut:
      document.documentElement.scrollWidth <= innerWidth
        ? null
        : [...document.querySelectorAll('body *')].findLast((one) => one.getBoundingClientRect().right > innerWidth)
            ?.outerHTML,
    base: document.querySelectorAll('base').length,
  }));
  return [
    ...(frame.isWhole ? [] : ['no header, main or footer']),
    ...(frame.sticksOut ? [`wider than the screen: ${frame.sticksOut}`] : []),
    ...(frame.base > 0 ? ['a base element'] : []),
  ];
}

describe.each([0, 11, 22])('hostile texts of the operator, from the %ith on', (turn) => {
  beforeAll(async () => {
    proxy.faults.clear();
    proxy.faults.set('*', { kind: 'rewrite', rewrite: (call, data) => hostileAnswer(call, data, turn) });
    proxy.faults.set('auth/login', { kind: 'rewrite', rewrite: (_call, data) => data });
    site = await startSite({ OPERATOR_API_URL: proxy.apiUrl });
  });
  afterAll(() => site.stop());

  it('run nothing and break no page of a guest, 360 and 1280 pixels wide', async () => {
    const context = await browser.newContext();
    expect([...new Set(await visitAll(context, guestPages, [360, 1280]))].join('\n')).toBe('');
    await context.close();
  });

  it('run nothing and break no page of a player', async () => {
    const context = await browser.newContext();
    const login = await context.request.post(`${site.url}/login`, {
      form: { username: 'demo', password: 'demo1234' },
      headers: { origin: site.url },
      maxRedirects: 0,
    });
    expect(login.status()).toBe(303);
    expect([...new Set(await visitAll(context, playerPages, [360]))].join('\n')).toBe('');
    await context.close();
  });
});
