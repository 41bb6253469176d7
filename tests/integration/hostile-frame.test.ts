// @module-tag tier-2

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserOptions } from '../support/browser';
import { operatorBehindFaults } from '../support/site-behind-faults';
import { sharedSite } from '../support/shared-site';
import { sharedBrowser } from '../support/shared-browser';
import { HttpBrowser } from '../support/http-browser';
import { shown } from '../support/html';
import { callOperator } from '../support/operator-call';
import { seededPlayer } from '../support/players';
import { startSite, type TestSite } from '../support/site';

/** Tests header, menus and footer for a player while the operator's data are hostile. */

const { operator, proxy } = operatorBehindFaults();
let site: TestSite;
const browser = sharedBrowser(browserOptions);
/** Its operator sets no menu. */
const plain = sharedSite();

const LONG = 'Ağırlıklı'.repeat(23).slice(0, 200);
const UNBROKEN = 'W'.repeat(200);
const SCRIPT = '<script>alert(1)</script>';

const answer = (data: unknown) => ({
  kind: 'body' as const,
  body: JSON.stringify({ success: true, message: null, data }),
});

interface Grouped {
  siteOption: { key: string; value: string | null; status: boolean }[];
}

const grouped = async () =>
  (await callOperator(operator.apiUrl, 'cms/grouped', undefined, { locale: 'tr' })).data as Grouped;

beforeAll(async () => {
  const { token } = await seededPlayer(operator.apiUrl);
  const option = (key: string, value: string) => ({ key, value, status: true });
  const data = await grouped();
  const sportsbooks = data.siteOption.filter(({ key }) => ['sportsbookGuestUrl', 'providerHosts'].includes(key));
  proxy.faults.set(
    'cms/grouped',
    answer({
      ...data,
      language: [
        { locale: 'tr', name: UNBROKEN, flag: 'javascript:alert(1)' },
        { locale: 'en', name: SCRIPT, flag: null },
        { locale: '../en', name: 'Odd', flag: null },
      ],
      domainStatus: { current: UNBROKEN, next: SCRIPT },
      popup: null,
      siteOption: [
        ...sportsbooks,
        option('menuVariant', 'fcg'),
        option('capabilities', '["match-feed"]'),
        option('socialTelegram', 'javascript:alert(1)'),
        option('socialYoutube', 'https://video.example/"onmouseover="alert(1)'),
        option('telegram1', 'JaVaScRiPt:alert(1)'),
        option('whatsapp1', 'https://talk.example/1'),
        option('licenceText', UNBROKEN + SCRIPT),
        option('licenceLogo', 'https://pictures.example/missing.png'),
        option('licenceUrl', 'data:text/html,x'),
        option('ageSign', '<b>18+</b>'),
        option('paymentLogos', '[]'),
        option('providerLogos', JSON.stringify([{ name: UNBROKEN, image: 'https://pictures.example/missing.png' }])),
      ],
    }),
  );
  proxy.faults.set(
    'cms/categorylist',
    answer([
      {
        name: SCRIPT,
        content: [
          { id: 1, title: LONG },
          { id: 2, title: UNBROKEN },
          { id: '"><script>', title: SCRIPT },
        ],
      },
      { name: '', content: [] },
    ]),
  );
  proxy.faults.set('user/balance', { kind: 'status', status: 500 });
  proxy.faults.set('customer/notification', answer([]));
  proxy.faults.set('auth/login', answer({ token, username: UNBROKEN.slice(0, 100), usercode: SCRIPT }));
  site = await startSite({ OPERATOR_API_URL: proxy.apiUrl });
});
afterAll(() => site.stop());

async function hostilePlayer() {
  const visitor = new HttpBrowser(site.url);
  await visitor.logIn();
  return visitor;
}

describe('header, menus and footer with hostile data', () => {
  it.each(['a guest', 'a player'])('run no script and link to no foreign address, for %s', async (who) => {
    const visitor = who === 'a guest' ? new HttpBrowser(site.url) : await hostilePlayer();
    const response = await visitor.get('/');
    const page = await shown(response);
    expect(response.status).toBe(200);
    expect(page).not.toMatch(/<script|javascript:|(?:href|src)="data:|<b>18\+|" ?onmouseover=|\.\.\/en/i);
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).toContain('href="https://talk.example/1"');
    expect(page).toContain('</footer>');
    if (who === 'a player') expect(page).toContain('Bakiye şu an alınamıyor');
  });

  it.each([360, 768, 1440])('fit into %i px, menus included', async (width) => {
    const visitor = await hostilePlayer();
    const context = await browser.newContext({ viewport: { width, height: 800 }, javaScriptEnabled: true });
    await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: site.url })));
    const page = await context.newPage();
    try {
      await page.goto(`${site.url}/preferences`, { waitUntil: 'networkidle' });
      const sticksOut = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await sticksOut()).toBe(0);
      expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(64);
      for (const menu of ['side', 'profile', 'language']) {
        const toggle = page.locator(`[data-menu=${menu}] > summary`);
        if (!(await toggle.isVisible())) continue;
        await toggle.click();
        const panel = page.locator(`[data-menu=${menu}] > div`);
        const [inner, outer] = await panel.evaluate((box) => [box.scrollWidth, box.clientWidth]);
        expect(inner, menu).toBeLessThanOrEqual(outer ?? 0);
        const place = await panel.boundingBox();
        expect(place && place.x >= 0 && place.x + place.width <= width, menu).toBe(true);
        await page.keyboard.press('Escape');
      }
    } finally {
      await context.close();
    }
  });
});

describe('the other menu variant', () => {
  const VARIANT = ['/spor/fcg', '/livespor/fcg', '/search?search=Aviator&amp;live=0'];

  it('has its own sports in all menus and Aviator in the main menu and the side menu, and their pages exist', async () => {
    const visitor = new HttpBrowser(site.url);
    const page = await shown(await visitor.get('/'));
    const count = (address: string) => page.split(`href="${address}"`).length - 1;
    for (const address of VARIANT) expect(count(address), address).toBeGreaterThanOrEqual(2);
    expect(/<nav[^>]*aria-label="Alt menü"[\s\S]*?<\/nav>/.exec(page)?.[0]).toContain('href="/spor/fcg"');
    // The footer keeps its own addresses (docs/product/frame.md#footer).
    expect(page).toMatch(/href="\/spor\/fcg\?event=/);
    for (const address of VARIANT.slice(0, 2)) {
      const answered = await visitor.get(address);
      const opened = await shown(answered);
      expect(answered.status, address).toBe(200);
      expect(opened, address).toMatch(new RegExp(`href="${address.replace('?', '\\?')}"[^>]*aria-current="page"`));
    }
    const found = await visitor.get('/search?search=Aviator&live=0');
    expect(await shown(found)).toContain('>Aviator<');
  });

  it('is set by the operator; the default menu applies without it', async () => {
    const page = await shown(await new HttpBrowser(plain.url).get('/'));
    for (const address of VARIANT) expect(page, address).not.toContain(`href="${address}"`);
    expect(page).toContain('href="/spor"');
  });
});
