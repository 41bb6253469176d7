import type { Locator, Page } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility';
import { HttpBrowser } from '../support/http-browser';
import { afterRepaint } from '../support/after-repaint';
import { lostInForcedColours } from '../support/forced-colours';
import { layoutFaults, movements, spaceTexts } from '../support/layout-faults';
import { findAllPages, pagesNotIn, type SitePages } from '../support/site-pages';
import { SITE_PORT } from './ports';
import { expect, hydrated, test } from './test';

const DEMO = { username: 'demo', password: 'demo1234' };

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };
/** 1280 × 1024 at 400 %, which is also the width of the narrowest phone (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };

/** Third-party content: games, the sportsbook and the chat. */
const OF_OTHERS = 'iframe';

/** The page on which dialogs and menus are opened. */
const QUIET_PAGE = '/preferences';

test.use({ hasClosedPopup: false });

// The failures are listed as text. Traces of every page would only be slow.
test.use({ trace: 'off' });

for (const who of ['guest', 'player'] as const) {
  for (const language of ['tr', 'en'] as const) {
    test(`every page, menu and dialog is accessible for a ${who} in ${language}`, async ({
      page,
      context,
      baseURL,
      logIn,
      expectedErrors,
    }, { project }) => {
      test.skip(project.name !== 'desktop', 'the test sets viewport size and media itself');
      test.setTimeout(300_000);
      expectedErrors.push(/status of 404/);
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      if (who === 'player') await logIn(DEMO);
      const { pages, dialogs } = await pagesOf(who, language);
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
    });
  }
}

/** For a guest all pages and dialogs. For a player the home page and those that a guest does not have. */
async function pagesOf(who: 'guest' | 'player', language: string): Promise<SitePages> {
  const guest = await findAllPages(visitorIn(language), 'guest');
  if (who === 'guest') return guest;
  const visitor = visitorIn(language);
  await visitor.logIn();
  const { pages, dialogs } = pagesNotIn(guest, await findAllPages(visitor, 'player'));
  return { pages: ['/', ...pages], dialogs };
}

function visitorIn(language: string): HttpBrowser {
  const visitor = new HttpBrowser(`http://localhost:${SITE_PORT}`);
  visitor.cookies.set('language', language);
  return visitor;
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

/** @param part selector of the part to check; the whole page by default */
async function faultsOf(page: Page, language: string, part?: string): Promise<string[]> {
  const judged = { except: OF_OTHERS, ...(part && { only: part }) };
  const faults: string[] = [];
  const note = (how: string, found: string[]) => faults.push(...found.map((fault) => `${how}: ${fault}`));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    note(`${size.width} px`, await accessibilityFaults(page, judged));
    // Both languages have the same shapes, and all pages the same header and footer: those are checked once.
    const shaped = part ?? (new URL(page.url()).pathname === '/' ? 'body' : 'main');
    if (language === 'tr' && (size === DESKTOP || shaped !== 'main'))
      note(`${size.width} px in forced colours`, await lostInForcedColours(page, shaped));
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
