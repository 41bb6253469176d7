import type { Locator, Page, Route } from '@playwright/test';
import { listPayments } from '../support/list-payments';
import type { TestPlayer } from '../support/players';
import { desktopOnly } from './projects';
import { expect, hydrated, test } from './test';

/** What becomes of one script file of a page. `late` files come when the form is filled in. */
const FAULTS: Readonly<Record<string, (route: Route, isLetGo: Promise<void>, text: string) => Promise<void>>> = {
  blocked: (route) => route.abort(),
  late: async (route, isLetGo) => {
    await isLetGo;
    await route.continue();
  },
  '404': (route) => route.fulfill({ status: 404, body: 'Not Found' }),
  HTML: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Wi-Fi</h1>' }),
  half: (route, _isLetGo, text) =>
    route.fulfill({ contentType: 'text/javascript', body: text.slice(0, text.length / 2) }),
};

interface Kind {
  readonly path: string;
  readonly isPlayer?: true;
  readonly form: (page: Page) => Locator;
  readonly typed: (player: TestPlayer, count: number) => Readonly<Record<string, string>>;
  /** Expects what comes of the form. */
  readonly end: (page: Page) => Promise<void>;
  readonly after?: (player: TestPlayer, amounts: readonly number[]) => Promise<void>;
}

const search = (path: string): Kind => ({
  path,
  form: (page) => page.getByRole('banner').getByRole('search'),
  typed: (_player, count) => ({ '[name=search]': `qqzz${count}` }),
  end: (page) => expect(page).toHaveURL(/\/search\?search=qqzz\d/),
});

const KINDS: Readonly<Record<string, Kind>> = {
  'the home page': search('/'),
  'a lobby': search('/casino/slot'),
  'a search': search('/search?search=tilki&list=1'),
  'a login': {
    path: '/login',
    form: (page) => page.getByRole('main').locator('form:has([name=password])'),
    typed: ({ username, password }) => ({ '[name=username]': username, '[name=password]': password }),
    async end(page) {
      await expect(page.getByRole('banner')).toContainText('₺');
      const cookies = await page.context().cookies();
      await page.context().clearCookies();
      await page.context().addCookies(cookies.filter(({ name }) => name === 'popup'));
    },
  },
  'a deposit': {
    path: '/dashboard/deposit/20',
    isPlayer: true,
    form: (page) => page.getByRole('main').locator('form[data-kind]'),
    typed: (_player, count) => ({ '[inputmode=text]': 'Ayşe Deneme', '[inputmode=decimal]': String(100 + count) }),
    end: (page) => expect(page).toHaveURL(/\/dashboard\/receipt\//),
    async after(player, amounts) {
      const sent = (await listPayments(player)).map(({ amount }) => amount);
      expect(sent.sort((one, other) => one - other)).toEqual(amounts);
    },
  },
};

/** More payments in a minute are refused. */
const MOST_PAYMENTS = 8;

const isScript = (url: URL) => /^\/assets\/.*\.js$/.test(url.pathname);

test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/./));

for (const [kindIndex, [kind, { path, isPlayer, form, typed, end, after }]] of Object.entries(KINDS).entries())
  test(`${kind} works without each of its script files`, desktopOnly, async ({ page, player, beLoggedIn }) => {
    if (isPlayer) await beLoggedIn(player);
    const files = new Set<string>();
    const note = (request: { url(): string }) => {
      const url = new URL(request.url());
      if (isScript(url)) files.add(url.pathname);
    };
    page.on('request', note);
    await page.goto(path, { waitUntil: 'networkidle' });
    await hydrated(page, true);
    // Pieces that load with the first key.
    await form(page).locator('input:not([type=hidden])').first().focus();
    await page.waitForLoadState('networkidle');
    page.off('request', note);
    expect(files.size).toBeGreaterThan(4);

    for (const [count, file] of [...files].entries()) {
      // Each page tries another fault of the files that they share.
      const [fault = '', answer] = Object.entries(FAULTS)[(kindIndex + count) % Object.keys(FAULTS).length] ?? [];
      await test.step(`${file}: ${fault}`, async () => {
        let letGo = () => {};
        const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
        const text = await (await page.request.get(file)).text();
        await page.route(`**${file}`, (route) => answer?.(route, isLetGo, text));
        const asked = page.waitForRequest(`**${file}`);
        await page.goto(path, { waitUntil: 'commit' });
        const texts = Object.entries(typed(player, count));
        for (const [name, text] of texts) await form(page).locator(`${name}:not([type=hidden])`).fill(text);
        await asked;
        letGo();
        await page.waitForLoadState();
        if (fault === 'late') await hydrated(page, true);
        for (const [name, text] of texts)
          await expect(form(page).locator(`${name}:not([type=hidden])`)).toHaveValue(text);
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('body')).not.toContainText(/Application Error|TypeError|at .+\.js:\d/);
        if (isPlayer && count >= MOST_PAYMENTS) return page.unroute(`**${file}`);
        if (await form(page).getAttribute('role')) await form(page).locator('[name=search]').press('Enter');
        else await form(page).locator('button:not([type=button])').first().click();
        await end(page);
        await page.unroute(`**${file}`);
        await page.evaluate(() => sessionStorage.clear());
      });
    }
    await after?.(
      player,
      Array.from({ length: MOST_PAYMENTS }, (_, count) => 100 + count),
    );
  });
