import type { Page } from '@playwright/test';
import { mainMenuLink } from './main-menu';
import { desktopOnly } from './projects';
import { expect, hydrated, test } from './test';

/** What search engines, other sites and the browser read from the head, and the attributes of the document. */
const readHead = (page: Page) =>
  page.evaluate(() => {
    const tags = [...document.head.querySelectorAll('title, meta, link:not([rel=preload], [rel=modulepreload])')];
    const texts = tags.map((tag) => {
      const attributes = [...tag.attributes].filter(({ name }) => !['integrity', 'fetchpriority'].includes(name));
      return [tag.localName, ...attributes.map(({ name, value }) => `${name}=${value}`).sort(), tag.textContent].join(
        ' ',
      );
    });
    const { lang, dir } = document.documentElement;
    return { lang, dir, tags: texts.sort() };
  });

/** The order of style sheets decides between rules: the brand's comes last. */
const readSheets = (page: Page) =>
  page.evaluate(() =>
    [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
      ({ href }) => new URL(href).pathname,
    ),
  );

test('the head after navigations is that of the page loaded as a document', desktopOnly, async ({ page }) => {
  await page.goto('/login');
  await hydrated(page, true);
  const served = await readHead(page);
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  await mainMenuLink(page, '/promotions').click();
  await expect(page).toHaveURL('/promotions');
  await expect(page).toHaveTitle(/^Promosyonlar/);
  const head = await readHead(page);
  const sheets = await readSheets(page);
  expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => readHead(page)).toEqual(served);
  await page.goto('/promotions');
  // Addresses in other languages and the description are for search engines, which load documents.
  const forPlayers = ({ tags, ...rest }: typeof head) => ({
    ...rest,
    tags: tags.filter((tag) => !/rel=(?:alternate|canonical)|name=description/.test(tag)),
  });
  expect(forPlayers(head)).toEqual(forPlayers(await readHead(page)));
  expect(sheets).toEqual(await readSheets(page));
});

test(
  'the language of the document follows a change in another tab',
  desktopOnly,
  async ({ page, context, baseURL }) => {
    await page.goto('/promotions');
    await hydrated(page, true);
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
    await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
    await page.evaluate(() => window.__remixRouter.revalidate());
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const head = await readHead(page);
    await page.reload();
    expect(head).toEqual(await readHead(page));
  },
);
