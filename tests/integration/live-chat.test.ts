// @module-tag tier-2

import { createServer, type RequestListener, type Server } from 'node:http';
import type { Page, Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/accessibility';
import { afterFrames } from '../support/after-repaint';
import { browserOptions } from '../support/browser';
import { listenOnLoopback } from '../support/listen-on-loopback';
import { sharedBrowser } from '../support/shared-browser';
import { newPlayer } from '../support/players';
import { startSite, type TestSite } from '../support/site';

const PRODUCTION = { NODE_ENV: 'production', DEMO: '1', SESSION_SECRETS: 'a-secret-of-thirty-two-characters' };

/** Runs the hosts of the chat: each serves a page or closes the connection. */
let primary: RequestListener;
let fallback: RequestListener;
const notFound: RequestListener = (_request, response) => void response.writeHead(404).end('<h1>Not here</h1>');
const refuse: RequestListener = (request) => void request.socket.destroy();
const chatPage =
  (name: string): RequestListener =>
  (_request, response) =>
    void response.setHeader('content-type', 'text/html').end(`<!doctype html><title>x</title><h1>${name}</h1>`);

const hosts: Server[] = [];
let site: TestSite;
const browser = sharedBrowser(browserOptions);
let origins: string[];

async function host(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  hosts.push(server);
  return `http://127.0.0.1:${await listenOnLoopback(server)}`;
}

const chatSettings = () => ({
  ...PRODUCTION,
  LIVE_CHAT_URL: `${origins[0]}/desk`,
  LIVE_CHAT_FALLBACK_URL: `${origins[1]}/desk`,
});

beforeAll(async () => {
  origins = await Promise.all([
    host((request, response) => primary(request, response)),
    host((request, response) => fallback(request, response)),
  ]);
  site = await startSite(chatSettings());
});
afterAll(async () => {
  await site.stop();
  for (const server of hosts) {
    server.closeAllConnections();
    server.close();
  }
});

describe('the live chat', () => {
  const PHONE = { width: 360, height: 740 };
  const DESKTOP = { width: 1440, height: 900 };

  async function at<Result>(
    viewport: typeof PHONE,
    path: string,
    act: (page: Page, asked: string[]) => Promise<Result>,
    { url } = site,
  ): Promise<Result> {
    const page = await browser.newPage({ viewport });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (origins.includes(new URL(request.url()).origin)) asked.push(request.url());
    });
    try {
      await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
      await page.locator('html[data-hydrated]').waitFor();
      return await act(page, asked);
    } finally {
      await page.close();
    }
  }
  const tapSupport = (page: Page) =>
    page.getByRole('navigation', { name: 'Alt menü' }).getByRole('link', { name: 'Destek' }).click();
  const chat = (page: Page) => page.getByRole('dialog', { name: 'Canlı destek' });

  it('ends when another player follows on the same page', async () => {
    [primary, fallback] = [chatPage('First'), chatPage('Second')];
    await at(PHONE, '/preferences', async (page) => {
      const follow = async () => {
        const { username, password } = await newPlayer(site.operatorUrl);
        const form = { username, password };
        await page.request.post(`${site.url}/login`, { form, headers: { origin: site.url }, maxRedirects: 0 });
        await page.evaluate(() => window.__remixRouter.revalidate());
        await page.waitForFunction(() => window.__remixRouter.state.revalidation === 'idle');
      };
      await follow();
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Bildirimler/ })
        .waitFor();
      await tapSupport(page);
      await page.frameLocator('iframe').getByRole('heading', { name: 'First' }).waitFor();
      await follow();
      await page.locator('iframe').waitFor({ state: 'detached' });
    });
  });

  it('opens on the first tap, over the page, and keeps the conversation when it is closed', async () => {
    [primary, fallback] = [chatPage('First'), chatPage('Second')];
    await at(PHONE, '/preferences', async (page, asked) => {
      expect(asked).toEqual([]);
      await tapSupport(page);
      await page.frameLocator('iframe').getByRole('heading', { name: 'First' }).waitFor();
      expect(page.url()).toBe(`${site.url}/preferences`);
      expect(asked.every((address) => address.startsWith(origins[0] ?? ''))).toBe(true);
      const loaded = asked.length;
      await chat(page).getByRole('button', { name: 'Canlı desteği kapat' }).click();
      await chat(page).waitFor({ state: 'hidden' });
      expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/support');
      await tapSupport(page);
      await chat(page).waitFor();
      // Android's back gesture asks for closing without a key; the focus may be anywhere.
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.keyboard.press('Escape');
      await chat(page).waitFor({ state: 'hidden' });
      expect(asked.length).toBe(loaded);
    });
  });

  it('is opened, read and closed by keyboard only, and returns the focus', async () => {
    [primary, fallback] = [chatPage('First'), chatPage('Second')];
    await at(DESKTOP, '/support', async (page) => {
      const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
      await page.getByRole('link', { name: 'İçeriğe geç' }).focus();
      await page.keyboard.press('Enter');
      for (let stops = 0; stops < 10 && (await focused()) !== 'Canlı desteği aç'; stops += 1)
        await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.frameLocator('iframe').getByRole('heading', { name: 'First' }).waitFor();
      expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('dialog');
      const ofTheSite = { only: '[role=dialog]', except: 'iframe' };
      expect(await accessibilityFaults(page, ofTheSite)).toEqual([]);
      await page.setViewportSize(PHONE);
      expect(await accessibilityFaults(page, ofTheSite)).toEqual([]);
      await page.setViewportSize(DESKTOP);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Canlı desteği kapat');
      await page.keyboard.press('Enter');
      await chat(page).waitFor({ state: 'hidden' });
      expect(await focused()).toBe('Canlı desteği aç');
    });
  });

  it('loads from the fallback when the first host refuses the connection', async () => {
    [primary, fallback] = [refuse, chatPage('Second')];
    await at(PHONE, '/preferences', async (page) => {
      await tapSupport(page);
      await page.frameLocator('iframe').getByRole('heading', { name: 'Second' }).waitFor();
    });
  });

  it('loads from the fallback when the first host answers with an error', async () => {
    [primary, fallback] = [notFound, chatPage('Second')];
    const another = await startSite(chatSettings());
    try {
      await at(
        PHONE,
        '/preferences',
        async (page) => {
          await tapSupport(page);
          await page.frameLocator('iframe').getByRole('heading', { name: 'Second' }).waitFor();
        },
        another,
      );
    } finally {
      await another.stop();
    }
  });

  it('shows the other ways to reach a person when both hosts refuse', async () => {
    [primary, fallback] = [refuse, refuse];
    await at(PHONE, '/preferences', async (page) => {
      await tapSupport(page);
      await page.waitForURL(`${site.url}/support?chat=failed`);
      expect(await page.getByRole('main').innerText()).toContain('Canlı destek şu an açılamıyor.');
      expect(await page.getByRole('main').getByRole('link', { name: 'Arama isteyin' }).isVisible()).toBe(true);
    });
  });

  it('leads there only while it is open, or at the next tap', async () => {
    [primary, fallback] = [refuse, refuse];
    await at(PHONE, '/preferences', async (page) => {
      const asked: Route[] = [];
      for (const origin of origins) await page.route(`${origin}/**`, (route) => void asked.push(route));
      const fail = async (which: number) => {
        await expect.poll(() => asked.length).toBe(which + 1);
        await asked[which]?.abort();
      };
      await tapSupport(page);
      await chat(page).getByRole('button', { name: 'Canlı desteği kapat' }).click();
      await fail(0);
      await fail(1);
      await afterFrames(page);
      expect(page.url()).toBe(`${site.url}/preferences`);
      await tapSupport(page);
      await page.waitForURL(`${site.url}/support?chat=failed`);
    });
  });

  it('shows them too when its own script does not load', async () => {
    [primary, fallback] = [chatPage('First'), chatPage('Second')];
    await at(PHONE, '/preferences', async (page, asked) => {
      await page.route('**/assets/chat-window-*.js', (route) => route.abort());
      await tapSupport(page);
      await page.waitForURL(`${site.url}/support?chat=failed`);
      expect(asked).toEqual([]);
    });
  });
});
