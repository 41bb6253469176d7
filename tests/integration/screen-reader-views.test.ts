// @module-tag tier-2

import { format, resolveConfig } from 'prettier';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logInBehind } from '../support/log-in-behind';
import { popupCookie } from '../support/popup-cookie';
import { sharedBrowser } from '../support/shared-browser';
import { startSite, type TestSite } from '../support/site';

const browser = sharedBrowser();

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** The pages on which the main journeys happen, as a player with an empty account finds them. */
const PAGES = {
  guest: ['/login', '/register', '/recover', '/call-me', '/support', '/promotions'],
  player: [
    '/dashboard',
    '/dashboard/deposit',
    '/dashboard/deposit/20',
    '/dashboard/withdraw/105',
    '/dashboard/receipt/none',
    '/bet-slip',
    '/dashboard/account',
    '/dashboard/change-password',
    '/dashboard/security',
    '/dashboard/phone-verification',
    '/safer-play',
    '/safer-play/limits',
    '/safer-play/pause',
    '/ticket',
    '/notifications',
    '/preferences',
  ],
};

/** What differs from day to day. */
const withoutTimes = (text: string) =>
  text
    .replaceAll(/\d{2}[./]\d{2}[./]\d{4}/g, '01/01/2026')
    .replaceAll(/\b\d{2}:\d{2}\b/g, '12:00')
    .replaceAll(/\b\d+ min\b/g, '0 min');

async function viewsOf(who: keyof typeof PAGES): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, baseURL: site.url });
  await context.addCookies([
    { name: 'language', value: 'en', url: site.url },
    { name: 'popup', value: await popupCookie(site.url, 'en'), url: site.url },
  ]);
  if (who === 'player') await logInBehind(context.request, site.url, { username: 'yeni', password: 'yeni1234' });
  const page = await context.newPage();
  const views: string[] = [];
  for (const address of PAGES[who]) {
    await page.goto(address);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    const tree = withoutTimes(await page.locator('main').ariaSnapshot());
    views.push(`## ${who}: \`${address}\`\n\n\`\`\`text\n${tree}\n\`\`\``);
  }
  await context.close();
  return views;
}

it('screen readers are given what docs/screen-reader-views.md shows', { timeout: 180_000 }, async () => {
  const views = [...(await viewsOf('guest')), ...(await viewsOf('player'))];
  const text = `# What a screen reader is given

Written by \`npx vitest run --project integration tests/integration/screen-reader-views.test.ts -u\`, which fails when a
view differs: the roles, names and states of the content of each page, in Chromium's accessibility tree. Read a view
from top to bottom: it should tell what the page is for and what to do next. Dates and times are replaced.

${views.join('\n\n')}
`;
  const options = await resolveConfig('docs/screen-reader-views.md');
  await expect(await format(text, { ...options, parser: 'markdown' })).toMatchFileSnapshot(
    '../../docs/screen-reader-views.md',
  );
});
