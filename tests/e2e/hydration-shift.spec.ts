import type { Locator, Page } from '@playwright/test';
import { registrationOf } from '../support/players';
import { formFor, registerForTrialBonus } from '../support/registration-form';
import { holdScriptsBack } from './held-back-scripts';
import { recordLayoutShifts } from './layout-shifts';
import { phoneOnly, withoutScripts, withScripts } from './projects';
import { expect, hydrated, test } from './test';

test.use({ hasPictures: true });

test('nothing shifts when the phone-code page hydrates', withScripts, async ({ page }) => {
  await page.goto('/register');
  await hydrated(page, true);
  await registerForTrialBonus(page, registrationOf());
  await formFor(page, 'verify').waitFor();
  const { open } = await holdScriptsBack(page);
  expect(await open('/register/phone')).toEqual([]);
});

/** Each loads pieces of its own after it has hydrated. */
const PAGES = {
  guest: ['/', '/casino/slot', '/login', '/register', '/search?search=a', '/promotions'],
  player: ['/', '/casino/slot', '/dashboard', '/dashboard/deposit/20', '/dashboard/claim-bonus', '/notifications'],
};

for (const who of ['guest', 'player'] as const) {
  test(`nothing shifts when the later pieces of a page for a ${who} load`, phoneOnly, async ({ page, beLoggedIn }) => {
    if (who === 'player') await beLoggedIn({ username: 'demo', password: 'demo1234' });
    const readShifts = await recordLayoutShifts(page);
    for (const address of PAGES[who]) {
      // The last pieces load when the page is quiet.
      await page.goto(address, { waitUntil: 'networkidle' });
      await hydrated(page, true);
      expect.soft(await readShifts(), address).toEqual([]);
    }
  });
}

/** Serves home up to the end of a tag, and expects the element where the whole page has it. */
async function expectInPlace(page: Page, element: Locator, cut: (html: string) => number): Promise<void> {
  await page.goto('/');
  const place = await element.boundingBox();
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.slice(0, cut(html)) });
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => element.boundingBox()).toEqual(place);
}

/** The end of the first such tag behind a place. */
const endOf = (html: string, tag: string, from: number) => html.indexOf(tag, from) + tag.length;

for (const [part, end] of [
  ['half of it has', '</a>'],
  ['only its first icon has', '</svg>'],
] as const) {
  test(`the bottom bar is at its final position when ${part} arrived`, phoneOnly, ({ page }) =>
    expectInPlace(page, page.locator('nav').last().locator('svg').first(), (html) =>
      endOf(html, end, html.lastIndexOf('<nav')),
    ),
  );
}

test('the menu is at its final position when the rest of the header has not arrived', phoneOnly, ({ page }) =>
  expectInPlace(page, page.locator('[data-menu=side] > summary'), (html) => endOf(html, '</details>', 0)),
);

/** How far down the elements of the main part are, in the order of the page; null for those out of view. */
const placesIn = (page: Page) =>
  page.locator('main *').evaluateAll((elements) =>
    elements.map((element) => {
      const { y, height } = element.getBoundingClientRect();
      const isSeen = height > 0 && y < window.innerHeight && element.checkVisibility();
      return { name: element.outerHTML.slice(0, 80), y: isSeen ? y : null };
    }),
  );

/** In a row an element finds its place when the next ones have come, and its baseline with their letters. */
const SETTLING = 4;
const BASELINE_PX = 4;

const PARTS = 6;

for (const who of ['guest', 'player'] as const)
  test(`nothing moves while a page for a ${who} arrives`, withoutScripts, async ({ page, beLoggedIn }) => {
    if (who === 'player') await beLoggedIn({ username: 'demo', password: 'demo1234' });
    for (const address of PAGES[who]) {
      const html = await (await page.request.get(address)).text();
      const openUpTo = async (cut: number) => {
        await page.route(`**${address}`, (route) =>
          route.fulfill({ contentType: 'text/html', body: html.slice(0, cut) }),
        );
        await page.goto(address);
        await page.unrouteAll();
        return placesIn(page);
      };
      const whole = await openUpTo(html.length);
      const [start, end] = [html.indexOf('<main'), html.indexOf('</main>')];
      for (let part = 1; part < PARTS; part += 1) {
        const cut = html.indexOf('>', start + Math.round(((end - start) * part) / PARTS)) + 1;
        const arrived = (await openUpTo(cut)).slice(0, -SETTLING);
        const moved = arrived.filter(
          ({ y }, at) => y !== null && !(Math.abs(y - (whole[at]?.y ?? Infinity)) <= BASELINE_PX),
        );
        expect.soft(moved, `${address}, part ${part} of ${PARTS}`).toEqual([]);
      }
    }
  });
