import type { Page } from '@playwright/test';
import { afterRepaint } from '../support/after-repaint';
import { hydrated } from './test';

/**
 * Holds the scripts of every page back until it is laid out.
 *
 * @returns a function that opens an address and returns the elements that moved, resized or disappeared during hydration
 */
export async function openWithScriptsHeldBack(page: Page): Promise<(address: string) => Promise<string[]>> {
  let isLetGo = Promise.resolve();
  await page.route('**/assets/*.js', async (route) => {
    await isLetGo;
    await route.continue();
  });
  return async (address) => {
    // Parts that move by themselves, such as the banner, are not layout shifts.
    await page.emulateMedia({ reducedMotion: 'reduce' });
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
    return places.evaluate((stood) =>
      stood
        .filter(({ element, place }) => {
          const now = element.getBoundingClientRect();
          return (['x', 'y', 'width', 'height'] as const).some((side) => Math.abs(now[side] - place[side]) > 0.5);
        })
        .map(({ element }) => `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`),
    );
  };
}
