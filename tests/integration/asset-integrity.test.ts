// @module-tag tier-2

import { createHash } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { HttpBrowser } from '../support/http-browser';
import { sharedBrowser } from '../support/shared-browser';
import { sharedSite } from '../support/shared-site';

const site = sharedSite();
const browser = sharedBrowser();

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

const pageAt = async (path: string, cookies: Record<string, string> = {}) => {
  const visitor = new HttpBrowser(site.url);
  for (const [name, value] of Object.entries(cookies)) visitor.cookies.set(name, value);
  return (await visitor.get(path)).text();
};

async function hashOf(address: string): Promise<string> {
  const file = await fetch(`${site.url}${address}`);
  return `sha256-${createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('base64')}`;
}

describe.each(['/', '/casino/slot', '/pages/1'])('%s', (path) => {
  it('names the hash of every script and stylesheet', async () => {
    const html = await pageAt(path);
    const scripts = new Set(html.match(/\/assets\/[\w.-]+\.js(?=")/g));
    const [map = '{}'] = all(html, /<script type="importmap">(.*?)<\/script>/g);
    const { integrity } = JSON.parse(map) as { integrity: Record<string, string> };
    expect([...scripts].sort()).toEqual(Object.keys(integrity).sort());
    for (const [address, hash] of Object.entries(integrity)) expect(await hashOf(address), address).toBe(hash);
    const [stylesheet = ''] = all(html, /<link rel="stylesheet" href="([^"]+)"/g);
    expect(html).toContain(`href="${stylesheet}" integrity="${await hashOf(stylesheet)}"`);
    for (const address of Object.keys(integrity))
      expect(html).toContain(`href="${address}" integrity="${integrity[address]}"`);
  });

  it('requests each script once, and becomes interactive', async () => {
    const page = await browser.newPage();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(request.url());
    });
    await page.goto(`${site.url}${path}`);
    await page.locator('html[data-hydrated]').waitFor();
    expect(asked.length).toBeGreaterThan(3);
    expect(asked).toEqual([...new Set(asked)]);
    await page.close();
  });

  it.each(['site', 'framework', 'manifest'])('works as plain HTML when %s was changed on its way', async (name) => {
    const page = await openChanged(path, new RegExp(`/assets/${name}-[\\w-]+\\.js`));
    await page.locator('footer a[href^="/pages/"]').first().click();
    await page.waitForURL(/\/pages\/\d+/);
    expect(await page.locator('main h1').count()).toBe(1);
    expect(await page.locator('html[data-hydrated]').count()).toBe(0);
    await page.close();
  });
});

it('an unknown stylesheet is not applied, and the page can be read', async () => {
  const page = await openChanged('/pages/1', /\/assets\/site-[\w-]+\.css/);
  const applied = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
  expect(applied).toEqual([/\/assets\/pages-/, /\/brand\//].map((path) => expect.stringMatching(path) as string));
  expect(await page.locator('main h1').innerText()).not.toBe('');
  await page.close();
});

it('a page without scripts names the hashes of its stylesheets only', async () => {
  const html = await pageAt('/', { lite: '1' });
  expect(all(html, /integrity="([^"]+)"/g)).toHaveLength(2);
  expect(html).not.toContain('importmap');
});

/** Opens a page whose file was changed, and waits until the browser has refused it. */
async function openChanged(path: string, file: RegExp): Promise<Page> {
  const page = await browser.newPage();
  await page.route(file, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}\n` });
  });
  const refused = page.waitForEvent('console', (message) => /integrity/i.test(message.text()));
  await page.goto(`${site.url}${path}`);
  await refused;
  return page;
}
