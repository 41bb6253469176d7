import type { Locator, Page } from '@playwright/test';
import { brands, type BrandName } from '../../operator/seed/brands';
import { accessibilityFaults } from '../support/accessibility';
import { afterRepaint } from '../support/after-repaint';
import { lostInForcedColours } from '../support/forced-colours';
import { layoutFaults, movements, spaceTexts } from '../support/layout-faults';
import { ownPages } from './all-pages';
import { holdScriptsBack } from './held-back-scripts';
import { desktopOnly, phoneOnly } from './projects';
import { expect, hydrated, test } from './test';

const DEMO = { username: 'demo', password: 'demo1234' };

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };
/** 1280 × 1024 at 400 %, which is also the width of the narrowest phone (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };

/** Third-party content: games, the sportsbook and the chat. */
const OF_OTHERS = 'iframe';

/** The same on every page: it is checked on the home page. The header marks the current page, the footer does not. */
const FOOTER = 'footer:not(main *)';

/** The slowest rule of axe. Colours are the same in each language. */
const RULE_OF_COLOURS = 'color-contrast';

/** The brand in which the sweep is run, and with it the site. CONTRIBUTING.md says how to choose one. */
const BRAND = brands[(process.env['DEMO_BRAND'] ?? 'dark') as BrandName];

/** The page on which dialogs and menus are opened. */
const QUIET_PAGE = '/preferences';

// One device pixel for each pixel: drawing a wide page with four takes most of the time.
test.use({ hasClosedPopup: false, hasPictures: true, deviceScaleFactor: 1 });

/** In which language, on the screen of which project a page is opened. It is checked on both screens. */
const OPENED = [
  ['tr', DESKTOP, desktopOnly],
  ['en', PHONE, phoneOnly],
] as const;

for (const who of ['guest', 'player'] as const) {
  for (const [language, screen, projects] of OPENED) {
    test(
      `every page, menu and dialog is accessible for a ${who} in ${language}, and nothing shifts when a page hydrates`,
      projects,
      async ({ page, context, baseURL, beLoggedIn, expectedErrors }) => {
        test.setTimeout(300_000);
        expectedErrors.push(/status of 404/);
        await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
        if (who === 'player') await beLoggedIn(DEMO);
        const { pages, dialogs } = await ownPages(who);
        const faults: string[] = [];
        const judge = async (at: string, part?: string) =>
          faults.push(...(await faultsOf(page, language, part)).map((fault) => `${at}, ${fault}`));

        await page.goto('/');
        expect(await groundOf(page)).toBe(BRAND.colours.ground);
        // The demonstration's player has had what the popup offers.
        if (who === 'guest') {
          await expect(page.locator('dialog[open]')).toBeVisible();
          await judge('the popup', 'dialog[open]');
          // The next page has no popup only when the closing of this one has arrived.
          const closed = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/popup');
          await page.keyboard.press('Escape');
          await closed;
          await expect(page.locator('dialog[open]')).toHaveCount(0);
        }
        // A message of the operator's would lie over what is judged, and count as a shift.
        await page.routeWebSocket('**/hubs/notify', (socket) => socket.close());
        const heldBack = await holdScriptsBack(page);
        const openOn = async (address: string) => {
          await page.setViewportSize(screen);
          faults.push(...(await heldBack.open(address)).map((element) => `${address}, shifts: ${element}`));
        };
        for (const address of pages) {
          await openOn(address);
          await judge(address);
        }
        // The stars of a player's favourites are on pages of guests, too.
        const more = who === 'player' ? ['/casino/slot'] : [];
        for (const address of [...dialogs, ...more]) if (!pages.includes(address)) await openOn(address);
        await heldBack.stop();
        await page.goto(QUIET_PAGE);
        await hydrated(page, true);
        for (const menu of await page.locator('[data-menu]').all()) {
          if (!(await isShownAt(page, menu, DESKTOP)) && !(await isShownAt(page, menu, PHONE))) continue;
          await menu.locator('> summary').click();
          const name = (await menu.getAttribute('data-menu')) ?? '';
          await judge(`the menu ${name}`, `[data-menu=${name}]`);
          await page.keyboard.press('Escape');
        }
        for (const address of dialogs) {
          await openDialog(page, address);
          await judge(`${address} as a dialog`, 'dialog[open]');
          await page.keyboard.press('Escape');
          await expect(page.locator('dialog[open]')).toHaveCount(0);
        }
        expect(faults).toEqual([]);
      },
    );
  }
}

/** The colour that the page has below everything, as `#rrggbb`. */
const groundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ground').trim());

/** Opens a dialog by a link like those of the site. The position of the link makes no difference. */
async function openDialog(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    link.dataset.dialog = '';
    document.body.append(link);
    link.click();
    link.remove();
  }, address);
  await expect(page.locator('dialog[open]'), address).toBeVisible();
}

async function isShownAt(page: Page, menu: Locator, size: { width: number; height: number }): Promise<boolean> {
  await page.setViewportSize(size);
  return menu.locator('> summary').isVisible();
}

/**
 * Checks in Turkish everything on both screens. In English all but colours: names, sizes, and whether the layout has room
 * for the texts.
 *
 * @param part selector of the part to check; the whole page by default
 */
async function faultsOf(page: Page, language: 'tr' | 'en', part?: string): Promise<string[]> {
  const faults: string[] = [];
  const note = (how: string, found: string[]) => faults.push(...found.map((fault) => `${how}: ${fault}`));
  const isHome = new URL(page.url()).pathname === '/';
  const except = isHome || part !== undefined ? OF_OTHERS : [OF_OTHERS, FOOTER];
  const without = language === 'en' ? [RULE_OF_COLOURS] : [];
  const judge = (only?: string) => accessibilityFaults(page, { except, without, ...(only && { only }) });
  const shaped = part ?? (isHome ? 'body' : 'main');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize(DESKTOP);
  note('1440 px', await judge(part));
  if (language === 'tr') note('1440 px in forced colours', await lostInForcedColours(page, shaped));
  await page.setViewportSize(PHONE);
  note('360 px', await judge(shaped));
  if (language === 'tr' && shaped !== 'main') note('360 px in forced colours', await lostInForcedColours(page, shaped));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(ZOOMED);
  await afterRepaint(page);
  note('400 %', await layoutFaults(page));
  note('less motion', await movements(page));
  await spaceTexts(page, true);
  note('wide texts', await layoutFaults(page));
  await spaceTexts(page, false);
  return faults;
}
