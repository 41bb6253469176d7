import type { BrowserContext } from 'playwright';
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

async function visitAll(context: BrowserContext, addresses: readonly string[]): Promise<string[]> {
  await context.exposeFunction('hacked', () => undefined);
  await context.addInitScript('window.hacked = () => alert("hacked")');
  const page = await context.newPage();
  const pageErrors = collectPageErrors(page);
  for (const address of addresses) {
    await page.goto(`${site.url}${address}`, { waitUntil: 'load' });
    const frame = await page.evaluate(() => ({
      isWhole: ['header', 'main', 'footer'].every((name) => document.querySelector(name) !== null),
      sticksOut:
        document.documentElement.scrollWidth <= innerWidth
          ? null
          : [...document.querySelectorAll('body *')].findLast((one) => one.getBoundingClientRect().right > innerWidth)
              ?.outerHTML,
      base: document.querySelectorAll('base').length,
    }));
    if (!frame.isWhole) pageErrors.push(`${address}: no header, main or footer`);
    if (frame.sticksOut) pageErrors.push(`${address}: wider than the screen: ${frame.sticksOut}`);
    if (frame.base > 0) pageErrors.push(`${address}: a base element`);
  }
  return pageErrors;
}

describe.each([0, 11, 22])('hostile texts of the operator, from the %ith on', (turn) => {
  beforeAll(async () => {
    proxy.faults.clear();
    proxy.faults.set('*', { kind: 'rewrite', rewrite: (call, data) => hostileAnswer(call, data, turn) });
    proxy.faults.set('auth/login', { kind: 'rewrite', rewrite: (_call, data) => data });
    site = await startSite({ OPERATOR_API_URL: proxy.apiUrl });
  });
  afterAll(() => site.stop());

  it.each(['360', '1280'])('run nothing and break no page of a guest, %s pixels wide', async (width) => {
    const context = await browser.newContext({ viewport: { width: Number(width), height: 740 } });
    expect([...new Set(await visitAll(context, guestPages))].join('\n')).toBe('');
    await context.close();
  });

  it('run nothing and break no page of a player', async () => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const login = await context.request.post(`${site.url}/login`, {
      form: { username: 'demo', password: 'demo1234' },
      headers: { origin: site.url },
      maxRedirects: 0,
    });
    expect(login.status()).toBe(303);
    expect([...new Set(await visitAll(context, playerPages))].join('\n')).toBe('');
    await context.close();
  });
});
