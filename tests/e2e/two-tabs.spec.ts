import type { Page } from '@playwright/test';
import { listPayments } from '../support/list-payments';
import { newPlayer } from '../support/players';
import { OPERATOR_API } from './ports';
import { desktopOnly, withAndWithoutScripts } from './projects';
import { expect, fillLogin, hydrated, test } from './test';

const TEXT = 'Kuponum hâlâ gelmedi.';

const ticket = (page: Page) => page.getByRole('main').locator('form:has(textarea)');

async function open(page: Page, path: string, javaScriptEnabled: boolean | undefined): Promise<void> {
  await page.goto(path);
  await hydrated(page, javaScriptEnabled);
}

test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/status of 4\d\d|ERR_FAILED|hubs\/notify|WebSocket/));

test(
  'a guest form that was open while another tab logged in is sent',
  withAndWithoutScripts,
  async ({ page, context, player, javaScriptEnabled }) => {
    await open(page, '/call-me?redirectTo=%2Fpages%2F1', javaScriptEnabled);
    const main = page.getByRole('main');
    await main.locator('[name=name]').fill('Şeyma Işık');
    await main.locator('[name=message]').fill(TEXT);
    await main.locator('[name$=contact]').first().fill('0532 123 45 67');
    const other = await context.newPage();
    await open(other, '/login', javaScriptEnabled);
    await fillLogin(other, player.username, player.password);
    await expect(other.getByRole('banner')).toContainText('₺');
    await expect(main.locator('[name=message]')).toHaveValue(TEXT);
    await main.getByRole('button', { name: 'Gönder' }).last().click();
    await expect(page).toHaveURL('/pages/1');
    await expect(page.locator('[data-toast=success]')).toHaveCount(1);
    await expect(page.getByRole('banner')).toContainText('₺');
  },
);

test(
  'a ticket that was being written while another tab logged out is there after the next login',
  withAndWithoutScripts,
  async ({ page, context, player, beLoggedIn, javaScriptEnabled }) => {
    await beLoggedIn(player);
    await open(page, '/ticket', javaScriptEnabled);
    await ticket(page).locator('[name=subject]').fill('Kupon');
    await ticket(page).locator('[name=message]').fill(TEXT);
    const other = await context.newPage();
    await open(other, '/pages/1', javaScriptEnabled);
    await other.evaluate(() => document.querySelector<HTMLFormElement>('form[action="/logout"]')?.requestSubmit());
    await expect(other.getByRole('banner').getByRole('link', { name: 'Giriş yap' })).toBeVisible();
    if (javaScriptEnabled !== false) {
      await expect(page.locator('[data-toast=warning]')).toContainText('yazdıklarınız duruyor');
      await expect(ticket(page).locator('[name=message]')).toHaveValue(TEXT);
    }
    await ticket(page).locator('button').first().click();
    await fillLogin(page, player.username, player.password);
    await expect(ticket(page).locator('[name=message]')).toHaveValue(TEXT);
    await ticket(page).locator('button').first().click();
    await expect(page).toHaveURL(/\/ticket\/\d+/);
    await expect(page.getByRole('main').getByText(TEXT)).toHaveCount(1);
    const { data } = await player.call('ticket/list', { skip: 0, take: 10 });
    expect((data as { items: object[] }).items).toHaveLength(1);
  },
);

test(
  'what was typed goes when another player logs in elsewhere, and the page says so',
  desktopOnly,
  async ({ page, player, beLoggedIn }) => {
    await beLoggedIn(player);
    await open(page, '/ticket', true);
    await ticket(page).locator('[name=message]').fill(TEXT);
    const search = page.getByRole('banner').locator('[name=search]').first();
    await search.fill('Şeyma Işık');
    await page.route(/\/balance\?/, (route) => route.abort());
    await beLoggedIn(await newPlayer(OPERATOR_API));
    await page.unroute(/\/balance\?/);
    await expect(page.locator('[data-toast=warning]')).toContainText('Yazdıklarınız gönderilmedi');
    await expect(ticket(page).locator('[name=message]')).toHaveValue('');
    await expect(search).toHaveValue('');
  },
);

test(
  'a page with a ticket in writing is not led to the login by what it reads by itself',
  desktopOnly,
  async ({ page, player, beLoggedIn, context }) => {
    await beLoggedIn(player);
    await open(page, '/ticket', true);
    await ticket(page).locator('[name=message]').fill(TEXT);
    await context.clearCookies({ name: /session/ });
    await page.evaluate(() => window.__remixRouter.revalidate());
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    await expect(ticket(page).locator('[name=message]')).toHaveValue(TEXT);
    await expect(page).toHaveURL('/ticket');
    await ticket(page).locator('[name=message]').fill('');
    await page.evaluate(() => window.__remixRouter.revalidate());
    await expect(page).toHaveURL(/\/login/);
  },
);

test(
  'a deposit in each of two tabs is sent once and has its own receipt',
  withAndWithoutScripts,
  async ({ page, context, player, beLoggedIn, javaScriptEnabled }) => {
    await beLoggedIn(player);
    const tabs = [page, await context.newPage()];
    for (const [index, tab] of tabs.entries()) {
      await open(tab, '/dashboard/deposit/20', javaScriptEnabled);
      const form = tab.getByRole('main').locator('form[data-kind]');
      await form.locator('[inputmode=text]').fill('Ayşe Deneme');
      await form.locator('[inputmode=decimal]').fill(String(150 + index));
    }
    for (const [index, tab] of tabs.entries()) {
      const send = tab
        .getByRole('main')
        .getByRole('button', { name: /yatır$/i })
        .last();
      await send.click();
      if (index > 0) {
        // Both forms have the same intent: the second one says that nothing was paid by it.
        await expect(tab.getByRole('main').getByRole('alert')).toContainText('bu bilgilerle ödeme yapılmadı');
        await hydrated(tab, javaScriptEnabled);
        await send.click();
      }
      await expect(tab).toHaveURL(/\/dashboard\/receipt\//);
      await expect(tab.getByRole('main')).toContainText(`₺${150 + index},00`);
      await tab.reload();
      await expect(tab.getByRole('main')).toContainText(`₺${150 + index},00`);
      // Without scripts the entry before the second receipt is the answer to a form, which browsers ask about.
      if (index > 0) continue;
      await tab.goBack();
      await tab.goForward();
      await expect(tab.getByRole('main')).toContainText(`₺${150 + index},00`);
    }
    expect(page.url()).not.toBe(tabs[1]?.url());
    expect((await listPayments(player)).map(({ amount }) => amount).sort()).toEqual([150, 151]);
  },
);

test(
  'a login and a deposit arrive over 50 kbit/s with 800 ms of latency',
  desktopOnly,
  async ({ page, context, player, baseURL }) => {
    await context.addCookies([{ name: 'limit-declined', value: String(player.facts['usercode']), url: baseURL ?? '' }]);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 800,
      downloadThroughput: 50_000 / 8,
      uploadThroughput: 50_000 / 8,
    });
    await page.goto('/login?redirectTo=/dashboard/deposit/20', { waitUntil: 'commit' });
    await fillLogin(page, player.username, player.password);
    const form = page.getByRole('main').locator('form[data-kind]');
    await form.locator('[inputmode=text]').fill('Ayşe Deneme', { timeout: 60_000 });
    await form.locator('[inputmode=decimal]').fill('150');
    await page
      .getByRole('button', { name: /yatır$/i })
      .last()
      .click({ noWaitAfter: true });
    await expect(page).toHaveURL(/\/dashboard\/receipt\//, { timeout: 60_000 });
    expect((await listPayments(player)).map(({ amount }) => amount)).toEqual([150]);
  },
);

test('a page that ends in the middle of its form is sent as a document', desktopOnly, async ({ page, player }) => {
  await page.route('**/login', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const html = await response.text();
    const end = html.indexOf('</button>', html.indexOf('name="password"'));
    const button = html.indexOf('type="submit"', end);
    await route.fulfill({ response, body: html.slice(0, html.indexOf('</button>', button)) });
  });
  await page.goto('/login');
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
  await fillLogin(page, player.username, player.password);
  await expect(page.getByRole('banner')).toContainText('₺');
});

for (const [fault, answer] of [
  ['blocked', { status: 0 }],
  ['404', { status: 404, body: 'Not Found' }],
  ['HTML', { contentType: 'text/html', body: '<h1>Wi-Fi</h1>' }],
] as const)
  test(`a login without style sheets (${fault}) arrives`, desktopOnly, async ({ page, player, expectedErrors }) => {
    expectedErrors.push(/./);
    await page.route('**/*.css', (route) =>
      'status' in answer && answer.status === 0 ? route.abort() : route.fulfill(answer),
    );
    await page.goto('/login');
    await hydrated(page, true);
    await fillLogin(page, player.username, player.password);
    await expect(page.getByRole('banner')).toContainText('₺');
    await expect(page.locator('h1')).toHaveCount(1);
  });
