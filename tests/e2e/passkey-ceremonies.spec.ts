import type { Page } from '@playwright/test';
import { holdScriptsBack } from './held-back-scripts';
import { desktopOnly, withScripts } from './projects';
import { expect, fillLogin, hydrated, test } from './test';
import { addVirtualAuthenticator } from './virtual-authenticator';

/** When the browser is asked for a passkey, and when that ends. */

const BUTTON = 'Geçiş anahtarıyla gir';
const PIECE = '**/assets/ceremony.client-*';
const isOptions = (url: URL) => url.searchParams.get('_data') === 'routes/login';

interface Ceremony {
  readonly kind: string;
  readonly isOver: boolean;
}

/** The device is not touched: what asks for its passkeys stays open. The page notes each of its ceremonies. */
async function noteCeremonies(page: Page): Promise<() => Promise<Ceremony[]>> {
  const device = await addVirtualAuthenticator(page);
  await device.touches(false);
  await page.addInitScript(() => {
    const noted: { kind: string; signal: AbortSignal | undefined }[] = [];
    Object.assign(window, { noted });
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = (options) => {
      noted.push({ kind: options?.mediation === 'conditional' ? 'list' : 'prompt', signal: options?.signal });
      return get(options);
    };
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { noted: { kind: string; signal?: AbortSignal }[] }).noted.map(({ kind, signal }) => ({
        kind,
        isOver: signal?.aborted ?? false,
      })),
    );
}

const openDialog = async (page: Page) => {
  await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).click();
  await expect(page.getByRole('dialog').getByLabel('Kullanıcı adı')).toBeFocused();
};

const open = (kind: string): Ceremony => ({ kind, isOver: false });
const over = (kind: string): Ceremony => ({ kind, isOver: true });

test(
  'the list begins with the login dialog, and ends with it, and when the button is pressed',
  withScripts,
  async ({ page }) => {
    const ceremonies = await noteCeremonies(page);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    const pieces = () => loaded.filter((path) => path.startsWith('/assets/ceremony.client-'));
    await page.goto('/promotions', { waitUntil: 'networkidle' });
    await hydrated(page, true);
    expect(pieces()).toEqual([]);
    await openDialog(page);
    await expect.poll(ceremonies).toEqual([open('list')]);
    expect(pieces()).toHaveLength(1);
    await page.keyboard.press('Escape');
    await expect.poll(ceremonies).toEqual([over('list')]);
    await openDialog(page);
    await expect.poll(ceremonies).toEqual([over('list'), open('list')]);
    await page.getByRole('dialog').getByRole('button', { name: BUTTON }).click();
    await expect.poll(ceremonies).toEqual([over('list'), over('list'), open('prompt')]);
    await page.getByRole('dialog').getByRole('button', { name: BUTTON }).dispatchEvent('click');
    await page.keyboard.press('Escape');
    await expect.poll(ceremonies).toEqual([over('list'), over('list'), over('prompt')]);
  },
);

test(
  'the list ends when the page is left, and begins again after a refused password',
  withScripts,
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 400/);
    const ceremonies = await noteCeremonies(page);
    await page.goto('/login');
    await hydrated(page, true);
    await expect.poll(ceremonies).toEqual([open('list')]);
    await fillLogin(page, 'demo', 'wrong-password');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('hatalı');
    await expect.poll(ceremonies).toEqual([over('list'), open('list')]);
    await page.getByRole('banner').locator('a[href="/"]').first().click();
    await expect(page).toHaveURL('/');
    await expect.poll(ceremonies).toEqual([over('list'), over('list')]);
  },
);

test(
  'a list whose options come late does not replace the prompt, nor open on another page',
  desktopOnly,
  async ({ page }) => {
    const ceremonies = await noteCeremonies(page);
    const held: (() => void)[] = [];
    await page.route(isOptions, async (route) => {
      if (route.request().method() === 'POST') await new Promise<void>((resolve) => held.push(resolve));
      await route.continue().catch(() => undefined);
    });
    await page.goto('/login');
    await hydrated(page, true);
    await expect.poll(() => held.length).toBe(1);
    await page.getByRole('button', { name: BUTTON }).click();
    await expect.poll(() => held.length).toBe(2);
    held[1]?.();
    await expect.poll(ceremonies).toEqual([open('prompt')]);
    held[0]?.();
    await page.getByRole('banner').locator('a[href="/"]').first().click();
    await expect(page).toHaveURL('/');
    await page.waitForLoadState('networkidle');
    await expect.poll(ceremonies).toEqual([over('prompt')]);
  },
);

test(
  'without its script the button says so, and the password logs in',
  withScripts,
  async ({ page, player, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource|dynamically imported/);
    await page.route(PIECE, (route) => route.abort());
    await page.goto('/login');
    await hydrated(page, true);
    await page.getByRole('main').getByLabel('Kullanıcı adı').fill(player.username);
    await page.getByRole('button', { name: BUTTON }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Geçiş anahtarı okunamadı.');
    await expect(page.getByRole('main').getByLabel('Kullanıcı adı')).toHaveValue(player.username);
    await fillLogin(page, player.username, player.password);
    await expect(page).toHaveURL('/');
  },
);

test('a script that is late keeps the button for two seconds', desktopOnly, async ({ page }) => {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(PIECE, async (route) => {
    await isLetGo;
    await route.continue();
  });
  const ceremonies = await noteCeremonies(page);
  await page.goto('/login');
  await hydrated(page, true);
  await page.getByRole('button', { name: BUTTON }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Geçiş anahtarı okunamadı.');
  letGo();
  await page.getByRole('button', { name: BUTTON }).click();
  // The list may have begun between the two.
  await expect.poll(async () => (await ceremonies()).at(-1)).toEqual(open('prompt'));
});

test('without a connection the button says so', desktopOnly, async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  await page.goto('/login', { waitUntil: 'networkidle' });
  await hydrated(page, true);
  await page.route(isOptions, (route) => route.abort());
  await page.getByRole('button', { name: BUTTON }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('bağlantı', { ignoreCase: true });
});

test('a browser without passkeys has the form alone', withScripts, async ({ page, player }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto('/login');
  await hydrated(page, true);
  await expect(page.getByRole('button', { name: BUTTON })).toBeHidden();
  await fillLogin(page, player.username, player.password);
  await expect(page).toHaveURL('/');
});

test('nothing shifts when the login page hydrates', withScripts, async ({ page }) => {
  const heldBack = await holdScriptsBack(page);
  expect(await heldBack.open('/login')).toEqual([]);
  await expect(page.getByRole('button', { name: BUTTON })).toBeVisible();
});

test('the list gets a new challenge before its own expires, while the page is seen', desktopOnly, async ({ page }) => {
  const ceremonies = await noteCeremonies(page);
  await page.clock.install();
  await page.goto('/login');
  await hydrated(page, true);
  await expect.poll(ceremonies).toEqual([open('list')]);
  await page.clock.fastForward('03:00');
  expect(await ceremonies()).toEqual([open('list')]);
  await page.clock.fastForward('01:30');
  await expect.poll(ceremonies).toEqual([over('list'), open('list')]);
});
