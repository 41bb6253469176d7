// @module-tag tier-2

import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { afterFrames } from '../support/after-repaint';
import { layoutFaults } from '../support/layout-faults';
import { logInBehind } from '../support/log-in-behind';
import { mirrorFaults } from '../support/mirror-faults';
import { popupCookie } from '../support/popup-cookie';
import { PSEUDO_LANGUAGES } from '../support/pseudo-languages';
import { siteInPseudoLanguages, visitorIn } from '../support/site-in-pseudo-languages';
import { sharedBrowser } from '../support/shared-browser';
import { findAllPages, pagesNotIn, type SitePages } from '../support/site-pages';

const { site } = siteInPseudoLanguages();
const browser = sharedBrowser();

const WIDTHS = [360, 1440];

const crawled = new Map<string, Promise<SitePages>>();

/** The pages of a visitor: the addresses are the same in every language. */
function pagesOf(who: 'guest' | 'player'): Promise<SitePages> {
  const found = crawled.get(who) ?? visitorIn('en-XA', who, site.url).then((visitor) => findAllPages(visitor, who));
  crawled.set(who, found);
  return found;
}

const cases = PSEUDO_LANGUAGES.flatMap((language) =>
  (['guest', 'player'] as const).map((who) => [language, who] as const),
);

describe.each(cases)('in %s, for a %s,', (language, who) => {
  it('no page is wider than the screen, cuts off a text, or is not mirrored', async () => {
    const guest = await pagesOf('guest');
    const { pages, dialogs } = who === 'guest' ? guest : pagesNotIn(guest, await pagesOf(who));
    const context = await browser.newContext({
      ...{ baseURL: site.url, serviceWorkers: 'block' },
      // The announcement then stands still, and shows all of its text.
      reducedMotion: 'reduce',
    });
    await context.addCookies([
      { name: 'language', value: language, url: site.url },
      { name: 'popup', value: await popupCookie(site.url, language), url: site.url },
    ]);
    if (who === 'player') await logInBehind(context.request, site.url, { username: 'demo', password: 'demo1234' });
    const page = await context.newPage();
    const faults: string[] = [];
    for (const address of new Set(['/', ...pages, ...dialogs])) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      for (const width of WIDTHS) faults.push(...(await faultsAt(page, width)).map((fault) => `${address}: ${fault}`));
    }
    await context.close();
    expect(faults).toEqual([]);
  }, 400_000);
});

async function faultsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  // A row that comes into sight with the new size has the old one until then.
  await afterFrames(page);
  const found = [...(await layoutFaults(page)), ...(await mirrorFaults(page))];
  return found.map((fault) => `${width} px: ${fault}`);
}
