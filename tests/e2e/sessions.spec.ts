import type { APIRequestContext } from '@playwright/test';
import type { TestPlayer } from '../support/players';
import { liveConnection } from './live-connection';
import { withScripts } from './projects';
import { expect, hydrated, test as base } from './test';

const SESSIONS = '/dashboard/session-history';

/** Logs in in a browser of its own, whose session is another one. Returns its headers for forms. */
async function enterElsewhere({ username, password }: TestPlayer, elsewhere: APIRequestContext) {
  const headers = { origin: new URL((await elsewhere.get('/login')).url()).origin };
  await elsewhere.post('/login', { form: { username, password }, headers });
  return headers;
}

async function endOthers(player: TestPlayer, elsewhere: APIRequestContext): Promise<void> {
  const headers = await enterElsewhere(player, elsewhere);
  const answer = await elsewhere.post(SESSIONS, { form: { others: '1' }, headers, maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([303, SESSIONS]);
}

const test = base.extend<{ elsewhere: APIRequestContext }>({
  elsewhere: async ({ playwright, baseURL }, use) => {
    const request = await playwright.request.newContext({ baseURL: baseURL ?? '', userAgent: 'Firefox/130.0 Windows' });
    await use(request);
    await request.dispose();
  },
});

test(
  'a login elsewhere is a toast also after a security form of the page',
  withScripts,
  async ({ page, player, elsewhere, beLoggedIn }) => {
    const connected = liveConnection(page);
    await beLoggedIn(player);
    await page.goto('/dashboard/security/passkeys');
    await hydrated(page, true);
    await connected;
    // Refused: nothing of it comes as a push.
    await page.getByLabel('Ad', { exact: true }).fill('');
    await page.getByRole('button', { name: 'Geçiş anahtarı ekle' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await enterElsewhere(player, elsewhere);
    await expect(page.locator('[data-toast=info]')).toBeVisible();
  },
);

test('a session is ended by its button, and the list says what it was', async ({
  page,
  player,
  elsewhere,
  beLoggedIn,
  javaScriptEnabled,
  expectAccessible,
}) => {
  await beLoggedIn(player);
  await enterElsewhere(player, elsewhere);
  await page.goto(SESSIONS);
  await hydrated(page, javaScriptEnabled);
  await expectAccessible();
  const button = page.getByRole('button', {
    name: /^Oturumu sonlandır: Firefox, Windows, \d\d\.\d\d\.\d{4} \d\d:\d\d$/,
  });
  await button.click();
  await expect(page).toHaveURL(SESSIONS);
  await expect(page.locator('[data-toast=success]')).toContainText('Oturum sonlandırıldı.');
  await expect(button).toHaveCount(0);
  const answer = await elsewhere.get('/', { maxRedirects: 0 });
  expect(answer.headers()['location']).toBe('/login?redirectTo=%2F');
  await page.getByRole('button', { name: 'Diğer tüm oturumları sonlandır' }).click();
  await expect(page.locator('[data-toast=success]')).toContainText('Diğer tüm oturumlarınız sonlandırıldı.');
  await expect(page.getByRole('button', { name: /onlandır/ })).toHaveCount(0);
});

test('the next page of a session that was ended is the login page, with the reason', async ({
  page,
  player,
  elsewhere,
  beLoggedIn,
}) => {
  await beLoggedIn(player);
  // Without the poll, which would find it out first.
  await page.route('**/balance?*', () => undefined);
  await page.routeWebSocket('**/hubs/notify', (socket) => socket.close());
  await page.goto('/casino/slot');
  await endOthers(player, elsewhere);
  await page.goto('/');
  await expect(page).toHaveURL('/login?redirectTo=%2F');
  await expect(page.locator('[data-toast=warning]')).toContainText('Oturumunuz sona erdi.');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Giriş yap' }).first()).toBeVisible();
});

test.describe('an open page of a session that was ended', withScripts, () => {
  test('ends by itself within two seconds, by the live connection', async ({
    page,
    player,
    elsewhere,
    beLoggedIn,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 401/);
    await beLoggedIn(player);
    const connected = liveConnection(page);
    await page.goto(SESSIONS);
    await connected;
    await endOthers(player, elsewhere);
    await expect(page).toHaveURL(/^[^?]*\/login\?/, { timeout: 2_000 });
    await expect(page.locator('[data-toast=warning]')).toContainText('Oturumunuz sona erdi.');
  });
});
