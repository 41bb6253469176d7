import type { Locator, Page } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility';
import { afterRepaint } from '../support/after-repaint';
import { lostInForcedColours } from '../support/forced-colours';
import { layoutFaults, movements, spaceTexts } from '../support/layout-faults';
import { ownPages } from './all-pages';
import { desktopOnly } from './projects';
import { expect, hydrated, test } from './test';

const DEMO = { username: 'demo', password: 'demo1234' };

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };
/** 1280 × 1024 at 400 %, which is also the width of the narrowest phone (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };

/** Third-party content: games, the sportsbook and the chat. */
const OF_OTHERS = 'iframe';

/** Every page has the same header and footer: they are checked on the home page. */
const FRAME = ['header:not(main *)', 'footer:not(main *)'];

/** The slowest rules of axe. They judge colours and sizes, which are the same in both languages. */
const RULES_OF_SHAPES = ['color-contrast', 'target-size'];

/** The page on which dialogs and menus are opened. */
const QUIET_PAGE = '/preferences';

test.use({ hasClosedPopup: false });

for (const who of ['guest', 'player'] as const) {
  for (const language of ['tr', 'en'] as const) {
    // The test sets viewport size and media itself.
    test(
      `every page, menu and dialog is accessible for a ${who} in ${language}`,
      desktopOnly,
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
        await expect(page.locator('dialog[open]')).toBeVisible();
        await judge('the popup', 'dialog[open]');
        await page.keyboard.press('Escape');
        await expect(page.locator('dialog[open]')).toHaveCount(0);
        for (const address of pages) {
          await page.goto(address);
          await hydrated(page, true);
          await judge(address);
        }
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
 * Checks in Turkish everything on both screens. In English only what the texts decide: names, and whether the layout has
 * room for them.
 *
 * @param part selector of the part to check; the whole page by default
 */
async function faultsOf(page: Page, language: 'tr' | 'en', part?: string): Promise<string[]> {
  const faults: string[] = [];
  const note = (how: string, found: string[]) => faults.push(...found.map((fault) => `${how}: ${fault}`));
  const isHome = new URL(page.url()).pathname === '/';
  const except = isHome || part !== undefined ? OF_OTHERS : [OF_OTHERS, ...FRAME];
  const judge = (only?: string, without?: string[]) =>
    accessibilityFaults(page, { except, ...(only && { only }), ...(without && { without }) });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize(DESKTOP);
  if (language === 'en') {
    note('1440 px', await judge(part, RULES_OF_SHAPES));
  } else {
    const shaped = part ?? (isHome ? 'body' : 'main');
    note('1440 px', await judge(part));
    note('1440 px in forced colours', await lostInForcedColours(page, shaped));
    await page.setViewportSize(PHONE);
    note('360 px', await judge(shaped));
    if (shaped !== 'main') note('360 px in forced colours', await lostInForcedColours(page, shaped));
  }
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
