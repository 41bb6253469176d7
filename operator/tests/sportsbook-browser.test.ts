// @module-tag tier-2

import { createServer } from 'node:http';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { browserOptions } from '../../tests/support/browser';
import { SITE_ORIGIN, startDemoOperator } from '../../tests/support/demo-operator';
import { listenOnLoopback } from '../../tests/support/listen-on-loopback';
import { operatorOfFile } from '../../tests/support/operator-of-file';
import { sharedBrowser } from '../../tests/support/shared-browser';
import { lostInForcedColours } from '../../tests/support/forced-colours';
import { fund, newPlayer } from '../../tests/support/players';

const operator = operatorOfFile();
// The headless shell does not follow a redirect to an address that the test answers.
const browser = sharedBrowser(browserOptions);

const screens = [
  ['a phone', { width: 360, height: 740 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const;

/** Opens a page without JavaScript. The site answers every request with an empty page. */
async function openPage(viewport: { width: number; height: number }): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({ viewport, javaScriptEnabled: false });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await context.route(`${SITE_ORIGIN}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Site</h1>' }),
  );
  return { page, faults };
}

/** Expects that nothing is wider than the screen. */
async function expectNoSideScroll(page: Page, width: number): Promise<void> {
  const box = await page.locator('html').evaluate((html) => html.scrollWidth);
  expect(box).toBeLessThanOrEqual(width);
}

/** Expects that every control is at least 44 px high or wide, except links within a text. */
async function expectTouchTargets(page: Page): Promise<void> {
  // A click waits for the next page, but not for its styles.
  await page.waitForLoadState();
  for (const control of await page.locator('a:visible, button:visible, input:visible').all()) {
    const box = await control.boundingBox();
    expect(box?.height, await control.textContent().then((text) => text ?? '')).toBeGreaterThanOrEqual(44);
  }
}

describe.each(screens)('on %s without JavaScript', (_name, viewport) => {
  it('a player finds a match, bets on it and finds the bet again', async () => {
    const player = await newPlayer(operator.apiUrl);
    await fund(player, 500);
    const { page, faults } = await openPage(viewport);
    const query = new URLSearchParams({
      token: String(player.facts['betsyToken']),
      cid: String(player.facts['betsyCid']),
      lang: 'tr',
      view: 'prematch',
    });
    await page.goto(`${String(player.facts['betsyUrl'])}?${query.toString()}`);
    await page.getByRole('link', { name: 'Basketbol' }).click();
    await expectNoSideScroll(page, viewport.width);
    await expectTouchTargets(page);
    // Picks the last match, which starts hours from now, so that it does not start during the test.
    await page.locator('.league').last().locator('.match').last().locator('a.odds').first().click();
    await expectNoSideScroll(page, viewport.width);
    await expectTouchTargets(page);
    await page.getByLabel('Bahis tutarı').fill('75,50');
    await page.getByRole('button').press('Enter');
    while (await page.getByRole('button', { name: 'Yeni oranla bahsi yap' }).isVisible()) {
      await page.getByRole('button', { name: 'Yeni oranla bahsi yap' }).click();
    }
    await page.getByRole('heading', { name: 'Bahsiniz alındı' }).waitFor();
    expect(await player.balance()).toBe(424.5);
    await page.reload();
    expect(await player.balance()).toBe(424.5);
    await page.getByRole('navigation').getByRole('link', { name: 'Kuponlarım' }).click();
    await expectNoSideScroll(page, viewport.width);
    await page.getByText('₺75,50').waitFor();
    await page.getByRole('link', { name: 'Canlı' }).click();
    await expectNoSideScroll(page, viewport.width);
    await page.getByRole('link', { name: 'E-spor' }).first().click();
    await page.getByRole('heading', { name: 'Yaklaşan' }).waitFor();
    expect(faults.filter((fault) => !fault.includes('409'))).toEqual([]);
    await page.context().close();
  });

  it('a player pays a deposit and comes back to the site', async () => {
    const player = await newPlayer(operator.apiUrl);
    const detail = { Amount: 320.25, Phone: '(555) 000 11 22' };
    const { data } = await player.call('payment/deposit', { id: 4, target: 'pay', detail }, { locale: 'tr' });
    const { page, faults } = await openPage(viewport);
    await page.goto(String(data));
    await page.getByText('₺320,25').waitFor();
    await expectNoSideScroll(page, viewport.width);
    await expectTouchTargets(page);
    await page.getByRole('button', { name: 'Ödemeyi tamamla' }).click();
    await page.waitForURL(`${SITE_ORIGIN}/dashboard/financial-activities`);
    expect(await player.balance()).toBe(320.25);
    await page.goto(String(data));
    await page.getByRole('heading', { name: 'Ödeme tamamlandı' }).waitFor();
    await page.getByRole('link', { name: 'Siteye dön' }).click();
    await page.waitForURL(`${SITE_ORIGIN}/dashboard/financial-activities`);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('a player cancels a deposit and nothing is paid', async () => {
    const player = await newPlayer(operator.apiUrl);
    const { data } = await player.call('payment/deposit', {
      id: 6,
      target: 'pay',
      detail: { Amount: 500, Network: 2 },
    });
    const { page } = await openPage(viewport);
    await page.goto(String(data));
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL(`${SITE_ORIGIN}/dashboard/financial-activities`);
    expect(await player.balance()).toBe(0);
    await page.context().close();
  });
});

it('keeps every control visible in forced colours: the sportsbook, a slip, the bets, a payment', async () => {
  const player = await newPlayer(operator.apiUrl);
  await fund(player, 500);
  const { page } = await openPage({ width: 360, height: 740 });
  const lost: string[] = [];
  const judge = async (at: string) => lost.push(...(await lostInForcedColours(page)).map((fault) => `${at}: ${fault}`));
  await page.goto(
    `${String(player.facts['betsyUrl'])}?token=${String(player.facts['betsyToken'])}&lang=tr&view=prematch`,
  );
  await judge('the book');
  await page.locator('.match').last().locator('a.who').click();
  await judge('a match');
  await page.locator('a.odds').last().click();
  await judge('a slip');
  await page.getByLabel('Bahis tutarı').fill('50');
  await page.getByRole('button').press('Enter');
  await judge('a bet');
  await page.getByRole('navigation').getByRole('link', { name: 'Kuponlarım' }).click();
  await judge('the bets');
  const { data } = await player.call('payment/deposit', { id: 6, target: 'pay', detail: { Amount: 500, Network: 2 } });
  await page.goto(String(data));
  await judge('a payment');
  await page.locator('form[action$="/complete"] button').click();
  await page.waitForURL(`${SITE_ORIGIN}/dashboard/financial-activities`);
  await page.goto(String(data));
  await judge('a payment, made');
  expect(lost).toEqual([]);
  await page.context().close();
});

/**
 * Serves a page that frames that address, from an origin of its own. It is a real server, because Chromium lets no
 * mocked page frame loopback addresses.
 */
async function serveFrame(address: () => string, sandbox: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end(`<iframe src="${address()}" sandbox="${sandbox}"></iframe>`);
  });
  return { origin: `http://localhost:${await listenOnLoopback(server)}`, close: () => server.close() };
}

describe('inside a frame', () => {
  it.each(['allow-forms allow-same-origin', 'allow-forms'])(
    'of the site with sandbox="%s" a bet is placed, and another site cannot frame the sportsbook',
    async (sandbox) => {
      let address = '';
      const [site, other] = await Promise.all([serveFrame(() => address, sandbox), serveFrame(() => address, sandbox)]);
      const framed = await startDemoOperator({ siteOrigin: site.origin });
      const player = await newPlayer(framed.apiUrl);
      await fund(player, 500);
      address = `${framed.thirdPartyOrigin}/sportsbook?lang=en&token=${String(player.facts['betsyToken'])}`;
      const { page } = await openPage({ width: 360, height: 740 });
      await page.goto(site.origin);
      const frame = page.frameLocator('iframe');
      await frame.locator('.league').last().locator('.match').last().locator('a.odds').first().click();
      await frame.getByLabel('Stake').fill('40');
      await frame.getByRole('button').click();
      const placed = frame.getByRole('heading', { name: 'Your bet is placed' });
      const moved = frame.getByRole('button', { name: 'Place at the new odds' });
      await placed.or(moved).waitFor();
      while (await moved.isVisible()) await moved.click();
      await placed.waitFor();
      expect(await player.balance()).toBe(460);
      const refused = page.waitForEvent('requestfailed', (request) => request.url() === address);
      await page.goto(other.origin);
      expect((await refused).failure()?.errorText).toContain('BLOCKED_BY_RESPONSE');
      await page.context().close();
      site.close();
      other.close();
      await framed.close();
    },
  );
});
