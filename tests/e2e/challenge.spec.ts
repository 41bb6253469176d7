import type { Page } from '@playwright/test';
import { HttpBrowser } from '../support/http-browser';
import { lastCodeTo, messagesTo } from '../support/operator-outbox';
import { newPlayer } from '../support/players';
import { startSite, type TestSite } from '../support/site';
import { OPERATOR_API, SITE_PORT } from './ports';
import { desktopOnly, desktopWithoutScripts } from './projects';
import { expect, fillLogin, hydrated, test } from './test';

const SITE = `http://localhost:${SITE_PORT}`;
const outboxUrl = new URL('/outbox', OPERATOR_API).href;

const TITLE = 'Kısa bir güvenlik kontrolü';

/** Puts the page into a network of its own, from which the account has been tried until strangers are challenged. */
async function afterGuesses(page: Page, username: string, url = SITE): Promise<void> {
  const neighbour = new HttpBrowser(url);
  for (let guess = 0; guess < 8; guess += 1) await neighbour.logIn(username, `${username}-guess-${guess}`);
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': neighbour.address });
}

/** Everything that live regions said on this page. */
async function announcements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[role=status], [role=alert]');
        if (region?.textContent && said.at(-1) !== region.textContent) said.push(region.textContent);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

test.describe('with scripts', () => {
  test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/status of 429/));

  test(
    'a challenged login goes on by itself, with what was typed and without moving the focus',
    desktopOnly,
    async ({ page, player, expectAccessible }) => {
      await afterGuesses(page, player.username);
      await page.goto('/login?redirectTo=%2Fpages%2F1');
      await hydrated(page, true);
      // Holds the work back, to look at the form meanwhile.
      let letGo = () => {};
      const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
      await page.route('**/challenge-worker-*.js', async (route) => {
        await isLetGo;
        await route.continue();
      });
      const said = await announcements(page);
      await fillLogin(page, player.username, player.password);
      const form = page.getByRole('main').locator('form');
      await expect(form.getByRole('group', { name: TITLE })).toContainText('Kontrol sürüyor.');
      await expect(form.locator('[name=password]')).toHaveValue(player.password);
      await expect(form.getByRole('button', { name: 'Giriş yap' })).toBeFocused();
      await expect(form.getByRole('alert')).toHaveCount(0);
      await expect.poll(said).toContain(`${TITLE}. Kontrol sürüyor. Birkaç saniye içinde kendiliğinden tamamlanır.`);
      await expectAccessible();
      letGo();
      await expect(page).toHaveURL('/pages/1');
      await expect(page.getByRole('banner')).toContainText(player.username);
    },
  );

  test('the dialog does the same', desktopOnly, async ({ page, player }) => {
    await afterGuesses(page, player.username);
    await openLoginDialog(page);
    const challenged = page.waitForResponse((response) => response.status() === 429);
    await fillLogin(page, player.username, player.password);
    await challenged;
    await expect(page.getByRole('banner')).toContainText(player.username);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/');
  });

  test('a wrong password is reported after the challenge', desktopOnly, async ({ page, player, expectedErrors }) => {
    expectedErrors.push(/status of 400/);
    await afterGuesses(page, player.username);
    await page.goto('/login');
    await hydrated(page, true);
    await fillLogin(page, player.username, 'not-the-password');
    await expect(page.getByRole('alert')).toHaveText('Kullanıcı adı veya şifre hatalı.');
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByLabel('Şifre', { exact: true })).toHaveValue('');
    await expect(page.getByRole('group', { name: TITLE })).toHaveCount(0);
    await fillLogin(page, player.username, player.password);
    await expect(page).toHaveURL('/');
  });

  test(
    'the page does the work itself where the worker does not load',
    desktopOnly,
    async ({ page, player, expectedErrors }) => {
      expectedErrors.push(/ERR_FAILED/);
      await page.route('**/challenge-worker-*.js', (route) => route.abort());
      await afterGuesses(page, player.username);
      await page.goto('/login');
      await hydrated(page, true);
      await fillLogin(page, player.username, player.password);
      await expect(page).toHaveURL('/');
    },
  );

  test(
    'the form is sent after the wait where no script of the challenge loads',
    desktopOnly,
    async ({ page, player, expectedErrors }) => {
      expectedErrors.push(/ERR_FAILED/);
      await page.route('**/solve-challenge*.js', (route) => route.abort());
      await afterGuesses(page, player.username);
      await page.clock.install();
      await page.goto('/login');
      await hydrated(page, true);
      await fillLogin(page, player.username, player.password);
      await expect(page.getByRole('group', { name: TITLE })).toBeVisible();
      const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/login'));
      await page.clock.fastForward(15_000);
      const fields = new URLSearchParams((await sent).postData() ?? '');
      expect(fields.get('challenge')).not.toBe('');
      expect([fields.get('solution'), fields.get('password')]).toEqual(['', player.password]);
    },
  );

  test(
    'a challenge on a page of the server waits for the password',
    desktopOnly,
    async ({ page, player, expectedErrors }) => {
      expectedErrors.push(/ERR_FAILED/);
      await afterGuesses(page, player.username);
      // The form is sent before the page hydrates: the answer is a page, without the password.
      await page.route('**/*.js', (route) => route.abort());
      await page.goto('/login');
      await page.unroute('**/*.js');
      await fillLogin(page, player.username, player.password);
      const notice = page.getByRole('group', { name: TITLE });
      await expect(notice).toBeFocused();
      await hydrated(page, true);
      await expect(notice).toContainText('Kontrol tamamlandı. Formu gönderebilirsiniz.');
      await page.getByLabel('Şifre', { exact: true }).fill(player.password);
      await page.getByLabel('Şifre', { exact: true }).press('Enter');
      await expect(page).toHaveURL('/');
    },
  );

  test('another recovery code is sent after its challenge', desktopOnly, async ({ page, player }) => {
    const { username, email } = player;
    for (let code = 0; code < 4; code += 1) {
      const elsewhere = new HttpBrowser(SITE);
      await elsewhere.post('/recover', { step: 'username', username });
    }
    await page.goto('/recover');
    await hydrated(page, true);
    await page.getByLabel('Kullanıcı adı').fill(username);
    await page.getByRole('button', { name: 'Devam et' }).click();
    await page.getByLabel('Sıfırlama kodu').fill('a code');
    expect(await messagesTo({ outboxUrl }, email)).toHaveLength(5);
    const challenged = page.waitForResponse((response) => response.status() === 429);
    await page.getByRole('button', { name: 'Yeni kod gönder' }).click();
    await challenged;
    await expect.poll(() => messagesTo({ outboxUrl }, email)).toHaveLength(6);
    await expect(page.getByRole('group', { name: TITLE })).toHaveCount(0);
    await page.getByLabel('Sıfırlama kodu').fill(await lastCodeTo({ outboxUrl }, email));
    await page.getByRole('button', { name: 'Devam et' }).click();
    await expect(page.getByLabel('Şifre tekrarı')).toBeVisible();
  });
});

test.describe('without scripts', () => {
  // A site of its own, whose clock the test turns in place of waiting.
  let site: TestSite;
  test.beforeAll(async () => void (site = await startSite()));
  test.afterAll(() => site.stop());

  test('a challenged login is accepted after 15 seconds', desktopWithoutScripts, async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 429/);
    const player = await newPlayer(site.operatorUrl);
    await afterGuesses(page, player.username, site.url);
    await page.goto(`${site.url}/login?redirectTo=%2Fpages%2F1`);
    await fillLogin(page, player.username, player.password);
    const notice = page.getByRole('group', { name: TITLE });
    await expect(notice).toBeFocused();
    await expect(notice).toContainText('Boş alanları doldurun ve 15 saniye sonra yeniden deneyin.');
    await expect(page.getByLabel('Kullanıcı adı')).toHaveValue(player.username);
    await expect(page.getByLabel('Şifre', { exact: true })).toHaveValue('');
    await site.clock.turn(10_000);
    await fillLogin(page, player.username, player.password);
    await expect(notice).toContainText(/Boş alanları doldurun ve [1-5] saniye sonra yeniden deneyin\./);
    await site.clock.turn(5_000);
    await fillLogin(page, player.username, player.password);
    await expect(page).toHaveURL(`${site.url}/pages/1`);
  });
});

async function openLoginDialog(page: Page): Promise<void> {
  await page.goto('/');
  await hydrated(page, true);
  await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).click();
  await expect(page.getByRole('dialog', { name: 'Giriş yap' })).toBeVisible();
}
