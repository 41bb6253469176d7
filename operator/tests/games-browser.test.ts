// @module-tag tier-2

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games } from '../catalogue/catalogue';
import type { CatalogueGame, GameKind } from '../catalogue/game';
import type { RunningOperator } from '../operator';
import { accessibilityFaults } from '../../tests/support/accessibility';
import { startDemoOperator } from '../../tests/support/demo-operator';
import { listenOnLoopback } from '../../tests/support/listen-on-loopback';
import { sharedBrowser } from '../../tests/support/shared-browser';
import { lostInForcedColours } from '../../tests/support/forced-colours';
import { launchGame } from '../../tests/support/game-launch';
import { seededPlayer, type TestPlayer } from '../../tests/support/players';

const PHONE = { width: 360, height: 740 };

let operator: RunningOperator;
let site: Server;
let stranger: Server;
const browser = sharedBrowser();
let player: TestPlayer;

/** A page that frames the address in its query and records the messages that it receives. */
async function framingServer(): Promise<Server> {
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://localhost').searchParams.get('game') ?? '';
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><link rel="icon" href="data:,"><iframe src="${address}" width="340" height="600"></iframe>
      <script>heard = []; addEventListener('message', (event) => heard.push([event.origin, event.data]));</script>`);
  });
  await listenOnLoopback(server);
  return server;
}

const originOf = (server: Server) => `http://localhost:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  [site, stranger] = await Promise.all([framingServer(), framingServer()]);
  operator = await startDemoOperator({ siteOrigin: originOf(site) });
  player = await seededPlayer(operator.apiUrl);
});
afterAll(async () => {
  await operator.close();
  for (const server of [site, stranger]) {
    server.closeAllConnections();
    server.close();
  }
});

/** The input of a player on the page of each kind before the button is pressed. */
const choose: Record<GameKind, (page: Page) => Promise<void>> = {
  slot: (page) => page.getByLabel('₺25', { exact: true }).check(),
  roulette: async (page) => {
    await page.getByLabel('Red', { exact: true }).check();
    await page.getByLabel('17', { exact: true }).check();
  },
  blackjack: async () => {},
  baccarat: (page) => page.getByLabel('Banker').check(),
  poker: async () => {},
  crash: (page) => page.getByLabel('Auto cash-out multiplier').fill('1.5'),
  bingo: (page) => page.getByRole('link', { name: 'Another card' }).click(),
  wheel: (page) => page.locator('input[name=number][value="1"]').check(),
};

const action: Record<GameKind, string> = {
  slot: 'Spin',
  roulette: 'Spin',
  blackjack: 'Deal',
  baccarat: 'Deal',
  poker: 'Deal',
  crash: 'Take off',
  bingo: 'Draw the balls',
  wheel: 'Spin',
};

const meter = async (page: Page, name: string) =>
  Number((await page.locator(`.meter-${name} dd`).innerText()).replace(/[^\d.]/g, ''));

describe('without JavaScript, on a phone', () => {
  it.each(Object.keys(choose) as GameKind[])('plays %s', async (kind) => {
    const game = games.find((one) => one.kind === kind) as CatalogueGame;
    const context = await browser.newContext({ viewport: PHONE, javaScriptEnabled: false, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const consoleErrors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()));
    await page.goto(await launchGame(player, game));
    const before = await meter(page, 'balance');
    await choose[kind](page);
    await page.getByRole('button', { name: action[kind] }).click();
    while (await page.getByRole('button', { name: 'Stand' }).count()) {
      await page.getByRole('button', { name: 'Stand' }).click();
    }
    const [after, staked, won] = [await meter(page, 'balance'), await meter(page, 'staked'), await meter(page, 'won')];
    expect(staked).toBeGreaterThan(0);
    expect(after).toBeCloseTo(before - staked + won, 2);

    // A reload shows the same result and moves no money.
    await page.reload();
    expect([await meter(page, 'balance'), await meter(page, 'won')]).toEqual([after, won]);

    const sizes = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      width: document.documentElement.clientWidth,
      small: [...document.querySelectorAll('a, button, .chip, .tile, summary')]
        .map((element) => ({ text: element.textContent?.trim(), box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.height < 44 || box.width < 44)
        .map(({ text, box }) => `${text} ${box.width}×${box.height}`),
    }));
    expect(sizes.scroll).toBe(sizes.width);
    expect(sizes.small).toEqual([]);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });
});

describe('with and without JavaScript', () => {
  it.each(Object.keys(choose) as GameKind[])('has no accessibility violations in %s after a round', async (kind) => {
    const game = games.findLast((one) => one.kind === kind) as CatalogueGame;
    const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(await launchGame(player, game));
    await choose[kind](page);
    await page.getByRole('button', { name: action[kind] }).click();
    await page.locator('summary').click();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await lostInForcedColours(page)).toEqual([]);
    await context.close();
  });
});

describe('with JavaScript, in the frame of the site', () => {
  it('sends close and reload messages to the site only', async () => {
    const game = games.find(({ title }) => title === 'Aviator') as CatalogueGame;
    const address = await launchGame(player, game);
    const context = await browser.newContext({ viewport: PHONE });
    const page = await context.newPage();
    await page.goto(`${originOf(site)}/?game=${encodeURIComponent(address)}`);
    const frame = page.frameLocator('iframe');
    await frame.getByRole('button', { name: 'Reload' }).click();
    await frame.getByRole('link', { name: 'Lobby' }).click();
    await page.waitForFunction('heard.length === 2');
    expect(await page.evaluate('heard')).toEqual([
      [operator.thirdPartyOrigin, { type: 'reload' }],
      [operator.thirdPartyOrigin, { type: 'exit' }],
    ]);
    await context.close();
  });

  it('cannot be framed by another site', async () => {
    const address = await launchGame(player, games[0] as CatalogueGame);
    const context = await browser.newContext();
    const page = await context.newPage();
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await page.goto(`${originOf(stranger)}/?game=${encodeURIComponent(address)}`);
    await refused;
    await context.close();
  });
});
