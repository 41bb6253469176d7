import { holdScriptsBack } from './held-back-scripts';
import { mainMenuLink } from './main-menu';
import { desktopOnly } from './projects';
import { expect, hydrated, test } from './test';

const TYPED = 'Kuponum hâlâ gelmedi.';

test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/./));

test(
  'a page whose frame fails keeps what was typed, and its form is sent',
  desktopOnly,
  async ({ page, player, beLoggedIn }) => {
    await page.addInitScript(() => {
      const { addEventListener } = window;
      // The frame listens for it, to load dialogs.
      Object.assign(window, {
        addEventListener: (type: string, ...rest: [EventListener]) => {
          if (type === 'pointerover') throw new TypeError('This browser has no pointers.');
          addEventListener.call(window, type, ...rest);
        },
      });
    });
    await beLoggedIn(player);
    const { openOnly, run } = await holdScriptsBack(page);
    await openOnly('/ticket');
    const form = page.getByRole('main').locator('form:has(textarea)');
    await form.locator('[name=subject]').fill('Kupon');
    await form.locator('[name=message]').fill(TYPED);
    const reported = page.waitForResponse('**/script-failures');
    await run();
    expect((await reported).status()).toBe(204);
    await expect(form.locator('[name=message]')).toHaveValue(TYPED);
    await expect(form.locator('[name=message]')).toBeFocused();
    await expect(page.locator('h1')).toHaveCount(1);
    await form.locator('button').click();
    await expect(page.getByRole('main').getByText(TYPED)).toBeVisible();
    // In this tab the scripts stay off.
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
  },
);

test('a page stays when the browser has no history to offer', desktopOnly, async ({ page }) => {
  await page.addInitScript(() => {
    history.replaceState = () => {
      throw new Error('This browser has no history.');
    };
  });
  const reported = page.waitForResponse('**/script-failures');
  await page.goto('/login');
  await reported;
  await expect(page.getByRole('main').locator('[name=username]')).toBeVisible();
  await mainMenuLink(page, '/promotions').click();
  await expect(page).toHaveURL('/promotions');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

const script = "export default () => { throw new TypeError('broken'); }";
test('a page that cannot be shown is loaded as a document', desktopOnly, async ({ page }) => {
  await page.goto('/login');
  await hydrated(page, true);
  const path = await page.evaluate(() => window.__remixManifest.routes['routes/promotions._index']?.module ?? '');
  expect(path).not.toBe('');
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  const reported = page.waitForRequest('**/script-failures');
  await mainMenuLink(page, '/promotions').click();
  await reported;
  await expect(page).toHaveURL('/promotions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promosyonlar');
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
  const showsPage = async (path: string, heading: string) => {
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  };
  await page.goBack();
  await showsPage('/login', 'Giriş yap');
  await page.goForward();
  await showsPage('/promotions', 'Promosyonlar');
  await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).click();
  await showsPage('/login?redirectTo=%2Fpromotions', 'Giriş yap');
  await page.goBack();
  await showsPage('/promotions', 'Promosyonlar');
  await page.goBack();
  await showsPage('/login', 'Giriş yap');
});
