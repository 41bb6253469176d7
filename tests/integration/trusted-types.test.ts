// @module-tag tier-2

import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { HttpBrowser } from '../support/http-browser';
import { collectPageErrors } from '../support/page-errors';
import { popupCookie } from '../support/popup-cookie';
import { sharedBrowser } from '../support/shared-browser';
import { sharedSite } from '../support/shared-site';

const site = sharedSite();
const browser = sharedBrowser();

async function hydrated(path: string): Promise<Page> {
  const page = await browser.newPage();
  // The popup would cover what the tests press.
  await page.context().addCookies([{ name: 'popup', value: await popupCookie(site.url), url: site.url }]);
  await page.goto(`${site.url}${path}`);
  await page.locator('html[data-hydrated]').waitFor();
  return page;
}

it.each(['/', '/login', '/pages/1', '/nowhere'])('the policy of %s requires Trusted Types', async (path) => {
  const policy = (await new HttpBrowser(site.url).get(path)).headers.get('content-security-policy');
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default served worker;");
});

describe('a script on a page', () => {
  it.each([
    ['write HTML', () => void (document.body.innerHTML = '<img src=x onerror="window.ran = true">')],
    ['frame HTML', () => void (document.createElement('iframe').srcdoc = '<script>1</script>')],
    ['choose a script', () => void (document.createElement('script').src = '/assets/x.js')],
    ['write a script', () => void (document.createElement('script').text = 'window.ran = true')],
    ['choose a worker', () => navigator.serviceWorker.register('/other.js')],
    ['make a policy of its own', () => void window.trustedTypes?.createPolicy('own' as 'default', {})],
  ])('cannot %s', async (_name, act) => {
    const page = await hydrated('/');
    await expect(page.evaluate(act)).rejects.toThrow(/Trusted|policy|Policy/);
    await page.close();
  });

  it('can write text without tags', async () => {
    const page = await hydrated('/');
    expect(await page.evaluate(() => (document.createElement('p').innerHTML = 'a &amp; b'))).toBe('a &amp; b');
    await page.close();
  });
});

describe('in the browser, without a violation,', () => {
  it("the operator's HTML is shown in a dialog", async () => {
    const page = await hydrated('/promotions');
    const faults = collectPageErrors(page);
    await page.locator('main a[href="/promotions/1"]').click();
    await page.locator('dialog[open] ol').first().waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });

  it('the root error page replaces a page, with all its scripts', async () => {
    const page = await hydrated('/safer-play');
    const faults = collectPageErrors(page);
    await page.route(/\?.*_data=/, (route) =>
      route.fulfill({
        status: 404,
        headers: { 'x-remix-catch': 'yes' },
        json: { title: 'Sayfa bulunamadı', text: '' },
      }),
    );
    await page.locator('nav a[href="/promotions"]:visible').first().click();
    await page.locator('main h1', { hasText: 'Sayfa bulunamadı' }).waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });

  it('the offline page is kept by the worker', async () => {
    const page = await hydrated('/promotions');
    const faults = collectPageErrors(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    expect(faults).toEqual([]);
    await page.close();
  });
});
