import { desktopOnly, mainJourney, phoneOnly, withAndWithoutScripts } from './projects';
import { expect, hydrated, test } from './test';

const GAME = 'Kızıl Tilki';
const add = `${GAME} oyununu favorilere ekle`;
const remove = `${GAME} oyununu favorilerden çıkar`;

test.beforeEach(async ({ page, player, beLoggedIn, javaScriptEnabled }) => {
  await beLoggedIn(player);
  await page.goto('/casino/slot');
  await hydrated(page, javaScriptEnabled);
});

test(
  'the star adds a game to the favourites, which are listed first, and removes it again',
  mainJourney,
  async ({ page, player, javaScriptEnabled }) => {
    await page.getByRole('button', { name: add }).click();
    await expect(page.locator('[data-toast=success]')).toHaveText('Favorilere eklendi');
    await expect(page.getByRole('button', { name: remove }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/casino\/slot(#game-.+)?$/);
    expect((await player.call('casino/favorites', {})).data).toEqual(['kestane-kizil-tilki']);

    await page.goto('/casino/slot');
    await hydrated(page, javaScriptEnabled);
    await expect(page.getByRole('region', { name: 'Favorileriniz' })).toContainText(GAME);
    await page.getByRole('button', { name: remove }).last().click();
    await expect(page.locator('[data-toast=warning]')).toHaveText('Favorilerden çıkarıldı');
    await expect(page.getByRole('button', { name: add }).first()).toBeVisible();
    expect((await player.call('casino/favorites', {})).data).toEqual([]);
  },
);

test('the star has English labels in English', phoneOnly, async ({ page, context, baseURL, javaScriptEnabled }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await page.goto('/casino/slot');
  await hydrated(page, javaScriptEnabled);
  await page.getByRole('button', { name: `Add ${GAME} to favourites` }).click();
  await expect(page.locator('[data-toast=success]')).toHaveText('Added to favorites');
  await page
    .getByRole('button', { name: `Remove ${GAME} from favourites` })
    .first()
    .click();
  await expect(page.locator('[data-toast=warning]')).toHaveText('Removed from favorites');
});

test('a double tap sends one request', desktopOnly, async ({ page, player }) => {
  await page.getByRole('button', { name: add }).dblclick();
  await expect(page.locator('[data-toast=success]')).toHaveText('Favorilere eklendi');
  await expect(page.getByRole('button', { name: remove }).first()).toBeVisible();
  expect((await player.call('casino/favorites', {})).data).toEqual(['kestane-kizil-tilki']);
});

test(
  'the second tap of a double tap is ignored after the answer to the first',
  desktopOnly,
  async ({ page, player }) => {
    await page.getByRole('button', { name: add }).scrollIntoViewIfNeeded();
    const star = await page.getByRole('button', { name: add }).boundingBox();
    const [x, y] = [(star?.x ?? 0) + (star?.width ?? 0) / 2, (star?.y ?? 0) + (star?.height ?? 0) / 2];
    await page.mouse.click(x, y);
    await expect(page.locator('[data-toast=success]')).toHaveText('Favorilere eklendi');
    await page.mouse.move(x, y);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(page.getByRole('button', { name: remove }).first()).toBeVisible();
    expect((await player.call('casino/favorites', {})).data).toEqual(['kestane-kizil-tilki']);
  },
);

test('a tap while the request is under way is ignored', desktopOnly, async ({ page, player }) => {
  let continueRequest = () => {};
  const isTapped = new Promise<void>((resolve) => (continueRequest = resolve));
  await page.route('**/favourites', async (route) => {
    await isTapped;
    await route.continue();
  });
  await page.getByRole('button', { name: add }).click();
  await page.getByRole('button', { name: remove }).first().click();
  continueRequest();
  await expect(page.locator('[data-toast=success]')).toHaveText('Favorilere eklendi');
  await expect(page.getByRole('button', { name: remove }).first()).toBeVisible();
  expect((await player.call('casino/favorites', {})).data).toEqual(['kestane-kizil-tilki']);
});

test(
  "resets the star when the operator refuses, with the operator's message",
  desktopOnly,
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 400/);
    const toast = { type: 'error', message: 'Bu oyun şu anda açılamıyor.' };
    await page.route('**/favourites', (route) => route.fulfill({ status: 400, json: { isDone: false, toast } }));
    await page.getByRole('button', { name: add }).click();
    await expect(page.locator('[data-toast=error]')).toHaveText('Bu oyun şu anda açılamıyor.');
    await expect(page.getByRole('button', { name: add })).toBeVisible();
  },
);

test('reports a lost connection and resets the star', desktopOnly, async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  await page.route('**/favourites', (route) => route.abort());
  await page.getByRole('button', { name: add }).click();
  await expect(page.locator('[data-toast=error]')).toContainText('Favoriler değiştirilemedi.');
  await expect(page.getByRole('button', { name: add })).toBeVisible();
});

test(
  'a star leads to the login form and back when the session has ended',
  withAndWithoutScripts,
  async ({ page, context, expectedErrors }) => {
    // The live connection may start at this moment and be refused.
    expectedErrors.push(/hubs\/notify' failed/);
    await context.clearCookies({ name: /session/ });
    await page.getByRole('button', { name: add }).click();
    await expect(page).toHaveURL('/login?redirectTo=%2Fcasino%2Fslot&for=favourite');
  },
);
