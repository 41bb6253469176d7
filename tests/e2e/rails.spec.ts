import type { Locator, Page } from '@playwright/test';
import { desktopOnly } from './projects';
import { expect, test } from './test';

const PHONE = { width: 360, height: 740 };

/** The arrows that the browser draws for a rail and that can be pressed: they are not elements. Node ids by name. */
async function railArrows(page: Page, rail: Locator) {
  const devtools = await page.context().newCDPSession(page);
  const section = await rail.locator('..').boundingBox();
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  const found: { name: string; x: number; y: number; end: number }[] = [];
  for (const { role, name, backendDOMNodeId } of nodes) {
    if (role?.value !== 'button' || !/^(Öncekiler|Sonrakiler|Previous|Next)$/.test(String(name?.value))) continue;
    const { model } = await devtools.send('DOM.getBoxModel', { backendNodeId: backendDOMNodeId ?? 0 });
    const [left = NaN, top = NaN] = model.border;
    if (!section || top < section.y - 1 || top > section.y + section.height) continue;
    found.push({
      name: String(name?.value),
      x: left + model.width / 2,
      y: top + model.height / 2,
      end: left + model.width,
    });
  }
  await devtools.detach();
  return found;
}

const arrowsOf = async (page: Page, rail: Locator) => (await railArrows(page, rail)).map(({ name }) => name);

async function pressArrow(page: Page, rail: Locator, name: string) {
  const arrow = (await railArrows(page, rail)).find((one) => one.name === name);
  await page.mouse.click(arrow?.x ?? NaN, arrow?.y ?? NaN);
}

test('rows of games show whole tiles up to the edge of the page', desktopOnly, async ({ page }) => {
  await page.goto('/');
  const edgeOf = () =>
    page
      .getByRole('main')
      .evaluate((main) => main.getBoundingClientRect().right - parseFloat(getComputedStyle(main).paddingRight));
  for (const width of [320, 360, 740, 768, 1024, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const edge = await edgeOf();
    const cut = await page
      .getByRole('list', { name: 'Popüler slotlar' })
      .getByRole('listitem')
      .evaluateAll(
        (tiles, end) =>
          tiles.filter((tile) => {
            const { left, right } = tile.getBoundingClientRect();
            return left < end - 1 && right > end + 1;
          }).length,
        edge,
      );
    expect(cut, `${width} px`).toBe(0);
  }
  // The last width: as many games as places.
  const last = await page.getByRole('list', { name: 'Popüler slotlar' }).getByRole('listitem').last().boundingBox();
  expect((last?.x ?? NaN) + (last?.width ?? NaN)).toBeCloseTo(await edgeOf(), 0);
});

// From 1296 to 1615 px home has ten tiles in a line, the lobby eight: two rows of home end above the fold.
test('tiles of rows and of the lobby are as wide as each other', desktopOnly, async ({ page }) => {
  const widths = async (tiles: Locator) => {
    const found: number[] = [];
    for (const width of [320, 360, 480, 600, 740, 1024, 1200, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      found.push(await tiles.first().evaluate((one) => Math.round(one.getBoundingClientRect().width)));
    }
    return found;
  };
  await page.goto('/');
  const inRow = await widths(page.getByRole('list', { name: 'Popüler slotlar' }).getByRole('listitem'));
  await page.goto('/casino/slot');
  expect(await widths(page.getByRole('region', { name: 'Oyunlar' }).getByRole('listitem'))).toEqual(inRow);
});

test.describe('the arrows of rails', () => {
  // The browser without pictures reports no mouse.
  test.use({ hasPictures: true });
  for (const [language, rails, before, after] of [
    ['tr', ['Popüler slotlar', 'Ödeme yöntemleri'], 'Öncekiler', 'Sonrakiler'],
    ['en', ['Popular slots', 'Payment methods'], 'Previous', 'Next'],
  ] as const) {
    test(
      `arrows scroll a rail by whole tiles and end with it, in ${language}`,
      desktopOnly,
      async ({ page, context, baseURL }) => {
        await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize({ width: 1024, height: 900 });
        await page.goto('/');
        for (const name of rails) {
          const rail = page.getByRole('list', { name });
          await rail.scrollIntoViewIfNeeded();
          const firstAt = () =>
            rail.getByRole('listitem').evaluateAll((tiles) => {
              const edge = (tiles[0]?.parentElement?.getBoundingClientRect().left ?? NaN) - 1;
              const padding = parseFloat(getComputedStyle(tiles[0]?.parentElement as Element).paddingLeft);
              const lefts = tiles.map((tile) => tile.getBoundingClientRect().left - edge - padding);
              const index = lefts.findIndex((left) => left >= 0);
              return { index, offset: Math.round(lefts[index] ?? NaN) };
            });
          await expect.poll(() => arrowsOf(page, rail)).toEqual([after]);
          // A row of games has a link behind its arrows.
          const { x = NaN, width = NaN } = (await rail.locator('..').boundingBox()) ?? {};
          if (name === rails[1]) expect((await railArrows(page, rail))[0]?.end).toBeCloseTo(x + width, 0);
          await pressArrow(page, rail, after);
          await expect.poll(async () => (await firstAt()).index).toBeGreaterThan(1);
          expect((await firstAt()).offset).toBeLessThanOrEqual(1);
          await expect(async () => {
            if ((await arrowsOf(page, rail)).includes(after)) await pressArrow(page, rail, after);
            expect(await arrowsOf(page, rail)).toEqual([before]);
          }).toPass();
        }
        await page.setViewportSize(PHONE);
        expect(await arrowsOf(page, page.getByRole('list', { name: rails[0] }))).toEqual([]);
      },
    );
  }
});
