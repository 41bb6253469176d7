import type { Page } from '@playwright/test';
import { afterRepaint } from '../support/after-repaint';
import { registrationOf } from '../support/players';
import { fillRegistration, formFor, registrationForm, submit, typedRegistration } from '../support/registration-form';
import { ownPages } from './all-pages';
import { phoneOnly, withScripts } from './projects';
import { expect, hydrated, test } from './test';

const DEMO = { username: 'demo', password: 'demo1234' };

test('nothing shifts when the phone-code page hydrates', withScripts, async ({ page }) => {
  await page.goto('/register');
  await hydrated(page, true);
  await fillRegistration(page, typedRegistration(registrationOf()));
  await registrationForm(page).locator('[name=trialBonus]').check();
  await submit(registrationForm(page));
  await formFor(page, 'verify').waitFor();
  expect(await movedOn(page, ['/register/phone'])).toEqual([]);
});

for (const who of ['guest', 'player'] as const) {
  test(
    `nothing shifts on any page when it hydrates for a ${who}`,
    withScripts,
    async ({ page, beLoggedIn, expectedErrors }) => {
      test.setTimeout(180_000);
      expectedErrors.push(/status of 404/);
      if (who === 'player') await beLoggedIn(DEMO);
      // The stars of a player's favourites are on pages of guests, too.
      const { pages, dialogs } = await ownPages(who);
      const more = who === 'player' ? ['/casino/slot'] : [];
      expect(await movedOn(page, new Set([...pages, ...dialogs, ...more]))).toEqual([]);
    },
  );
}

for (const [part, end] of [
  ['half of it has', '</a>'],
  ['only its first icon has', '</svg>'],
] as const) {
  test(`the bottom bar is at its final position when ${part} arrived`, phoneOnly, async ({ page }) => {
    const icon = page.locator('nav').last().locator('svg').first();
    await page.goto('/');
    const place = await icon.boundingBox();
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const half = html.indexOf(end, html.lastIndexOf('<nav')) + end.length;
      await route.fulfill({ response, body: html.slice(0, half) });
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect.poll(() => icon.boundingBox()).toEqual(place);
  });
}

/** The elements that move, resize or disappear during hydration. Scripts are held back until the page is laid out. */
async function movedOn(page: Page, addresses: Iterable<string>): Promise<string[]> {
  let isLetGo = Promise.resolve();
  await page.route('**/assets/*.js', async (route) => {
    await isLetGo;
    await route.continue();
  });
  // Parts that move by themselves, such as the banner, are not layout shifts.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moved: string[] = [];
  for (const address of addresses) {
    let letGo = () => {};
    isLetGo = new Promise<void>((resolve) => (letGo = resolve));
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(
      () =>
        document.readyState !== 'loading' &&
        [...document.images].every((image) => image.complete || image.loading === 'lazy'),
    );
    await afterRepaint(page);
    // Skips the contents of icons: an icon has its size at once, but is empty until the icon sprite has loaded.
    const places = await page.evaluateHandle(() =>
      [...document.querySelectorAll('body *:not(svg *)')]
        .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
        .map((element) => ({ element, place: element.getBoundingClientRect() })),
    );
    letGo();
    await hydrated(page, true);
    await page.waitForLoadState();
    await afterRepaint(page);
    const found = await places.evaluate((stood) =>
      stood
        .filter(({ element, place }) => {
          const now = element.getBoundingClientRect();
          return (['x', 'y', 'width', 'height'] as const).some((side) => Math.abs(now[side] - place[side]) > 0.5);
        })
        .map(({ element }) => `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`),
    );
    moved.push(...found.map((element) => `${address}: ${element}`));
  }
  return moved;
}
