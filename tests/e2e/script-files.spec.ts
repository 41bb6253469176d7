import type { Route } from '@playwright/test';
import { listPayments } from '../support/list-payments';
import { newPlayer } from '../support/players';
import { OPERATOR_API } from './ports';
import { desktopOnly } from './projects';
import { anyAddress, expect, hydrated, test } from './test';
import { come, fieldIn, FORMS, OTHER_FORMS, send, tickConsents } from './typed-forms';

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

const isScript = (url: URL) => /^\/assets\/.*\.js$/.test(url.pathname);

test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/./));

for (const [kindIndex, [name, kind]] of Object.entries({ ...FORMS, ...OTHER_FORMS }).entries())
  test(
    `a page of the kind ${name} works without each of its script files`,
    desktopOnly,
    async ({ page, beLoggedIn }) => {
      const context = page.context();
      const atFirst = await context.cookies();
      /** A form can be sent once by each player. */
      const comeAnew = async () => {
        await context.clearCookies();
        await context.addCookies(atFirst);
        await page.setExtraHTTPHeaders({ 'x-forwarded-for': anyAddress() });
        const player = await newPlayer(OPERATOR_API);
        return { player, ...(await come(kind, player, beLoggedIn)) };
      };

      const { form, path } = await comeAnew();
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
          const { player, typed, checked, end } = await comeAnew();
          await page.route(`**${file}`, (route) => answer?.(route, isLetGo, text));
          const asked = page.waitForRequest(`**${file}`);
          await page.goto(path, { waitUntil: 'commit' });
          for (const [field, value] of Object.entries(typed)) await fieldIn(form(page), field).fill(value);
          if (checked) await fieldIn(form(page), checked).check();
          await tickConsents(form(page));
          await asked;
          letGo();
          await page.waitForLoadState();
          if (fault === 'late') await hydrated(page, true);
          for (const [field, value] of Object.entries(typed))
            await expect(fieldIn(form(page), field)).toHaveValue(value);
          await expect(page.locator('h1')).toHaveCount(1);
          await expect(page.locator('body')).not.toContainText(/Application Error|TypeError|at .+\.js:\d/);
          await send(form(page));
          await end(page);
          if (name === 'deposit')
            expect((await listPayments(player)).filter(({ amount }) => amount === 123)).toHaveLength(1);
          await page.unroute(`**${file}`);
          await page.evaluate(() => sessionStorage.clear());
        });
      }
    },
  );
