// @module-tag tier-1
// @module-tag shell
// @module-tag upstream

import { describe, expect, it } from 'vitest';
import { brands } from '../../operator/seed/brands';
import { shown } from '../support/html';
import { HttpBrowser } from '../support/http-browser';
import { metric } from '../support/metrics';
import { siteBehindFaults } from '../support/site-behind-faults';
import { siteWithOptions, withOptions } from '../support/site-with-options';
import { startSite, type TestSite } from '../support/site';

const { proxy, site } = siteBehindFaults();

const branded = (brand: unknown) =>
  siteWithOptions(proxy, { brand: typeof brand === 'string' ? brand : JSON.stringify(brand) });

const sheetOf = (page: string) =>
  /<link rel="stylesheet" href="(\/brand\/[\w-]+\.css)" integrity="sha256-/.exec(page)?.[1];

const pageOf = async ({ url }: Pick<TestSite, 'url'>, path = '/preferences') => {
  const answer = await new HttpBrowser(url).get(path);
  return { answer, page: await answer.text() };
};

const cssOf = async (of: Pick<TestSite, 'url'>) => {
  const sheet = sheetOf((await pageOf(of)).page);
  return sheet === undefined ? '' : (await new HttpBrowser(of.url).get(sheet)).text();
};

describe('a brand', () => {
  it('is in name, stylesheet, icons, manifest and every bare document', async () => {
    const mercan = await branded(brands.light);
    const guest = new HttpBrowser(mercan.url);
    const { page } = await pageOf(mercan);
    expect(page).toContain(' · Mercan</title>');
    expect(page).toContain('<meta name="theme-color" content="#ffffff"/>');
    expect(page).toContain('<link rel="icon" href="/media/brands/mercan-icon.svg" type="image/svg+xml"/>');
    expect(page).toMatch(/<img [^>]*src="\/media\/brands\/mercan-logo\.svg" alt="Mercan"/);
    const sheet = await guest.get(sheetOf(page) ?? '');
    expect(sheet.headers.get('cache-control')).toMatch(/immutable/);
    const css = await sheet.text();
    expect(css).toContain('color-scheme:light;');
    expect(css).toContain('--accent:#c43d2b;');
    const manifest = (await (await guest.get('/manifest.en.webmanifest')).json()) as object;
    expect(manifest).toMatchObject({
      lang: 'en',
      name: 'Mercan',
      background_color: '#faf4ee',
      icons: [{ src: '/media/brands/mercan-icon.svg', sizes: 'any' }],
    });
    // A plain page has the tokens that it uses: it is sent under overload, too.
    for (const [path, branding] of [
      ['/offline', css],
      ['/%ff', 'color-scheme:light;--ground:#faf4ee;'],
    ] as const) {
      const bare = await guest.get(path);
      expect(await bare.text(), path).toContain(branding);
      expect(bare.headers.get('content-security-policy'), path).toMatch(/style-src 'sha256-[^']+';/);
    }
    expect(await (await guest.get('/sportsbook/frame/nobook')).text()).toContain(`href="${sheetOf(page)}"`);
  });

  it('without colours has the stylesheet of the site alone', async () => {
    const { page } = await pageOf(await branded({ name: 'Mercan' }));
    expect(page).toContain(' · Mercan</title>');
    expect(sheetOf(page)).toBeUndefined();
    expect(page).toContain('href="/favicon.svg"');
  });

  it.each([
    ['an icon of its own', { iconUrl: '/media/brands/icon.png' }, '/media/brands/icon.png', '/media/brands/icon.png'],
    ['none', { name: 'Mercan' }, '/favicon.svg', '/icon-180.png'],
    // iOS draws no SVG, and then shows a letter.
    ['a drawing of its own', { iconUrl: '/media/brands/icon.svg' }, '/media/brands/icon.svg', null],
    ['colours alone', { colours: { accent: '#c43d2b' } }, expect.stringMatching(/^\/brand\/[\w-]+\.svg$/), null],
  ])('with %s as icon has it where browsers ask without a link', async (_what, brand, icon, touchIcon) => {
    const guest = new HttpBrowser((await branded(brand)).url);
    const targets: unknown[] = [];
    for (const path of ['/favicon.ico', '/apple-touch-icon.png', '/apple-touch-icon-120x120-precomposed.png']) {
      const answer = await guest.get(path);
      expect(answer.status, path).toBe(answer.headers.has('location') ? 302 : 404);
      targets.push(answer.headers.get('location'));
    }
    expect(targets).toEqual([icon, touchIcon, touchIcon]);
  });

  it('is followed when it changes', async () => {
    const changing = await branded({ name: 'Mercan', colours: { accent: '#c43d2b' } });
    const before = await pageOf(changing);
    proxy.faults.set('cms/grouped', withOptions({ brand: '{"name":"Kuvars","colours":{"accent":"#a78bfa"}}' }));
    await changing.clock.turn(6 * 60_000);
    await expect
      .poll(async () => (await pageOf(changing)).page.includes(' · Kuvars</title>'), { timeout: 15_000, interval: 200 })
      .toBe(true);
    // The old stylesheet stays for pages that are still open.
    expect((await new HttpBrowser(changing.url).get(sheetOf(before.page) ?? '')).status).toBe(200);
    expect(sheetOf((await pageOf(changing)).page)).not.toBe(sheetOf(before.page));
  });

  it('is neutral for an operator without the capability', async () => {
    const plain = await siteWithOptions(proxy, { capabilities: '[]' });
    const { page } = await pageOf(plain);
    expect(page).toContain(' · Oyun sitesi</title>');
    expect(page).not.toContain('/brand/');
    expect(page).not.toContain('Poyra');
  });

  it('is found by a process that has answered no page yet', async () => {
    proxy.faults.set('cms/grouped', withOptions({ brand: JSON.stringify(brands.sharp) }));
    const first = await startSite({ OPERATOR_API_URL: proxy.apiUrl });
    const sheet = sheetOf((await pageOf(first)).page) ?? '';
    await first.stop();
    const second = await startSite({ OPERATOR_API_URL: proxy.apiUrl });
    expect((await new HttpBrowser(second.url).get(sheet)).status).toBe(200);
    const unknown = await new HttpBrowser(second.url).get(`/brand/${'a'.repeat(43)}.css`);
    expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([404, 'no-store']);
    await second.stop();
  });
});

describe('a hostile brand', () => {
  const MARK = 'evil.example';
  const EVERY_FIELD = {
    name: `</title></style><script src=//${MARK}>`,
    shortName: `${MARK}!`,
    colours: { accent: `url(https://${MARK})`, ground: `#fff;}body{background:url(//${MARK})}`, text: `#000/*${MARK}` },
    radius: `0;}${MARK}`,
    density: MARK,
    fontFamily: `x";}@import "//${MARK}`,
    fontUrl: `https://${MARK}; script-src *;/x.woff2`,
    logoUrl: `javascript:fetch('//${MARK}')`,
    iconUrl: `data:image/svg+xml,${MARK}`,
  };

  it.each([
    ['in every field', EVERY_FIELD, 11],
    [
      'with an address that ends its string',
      { fontUrl: `https://${MARK}/x.woff2") ;} .woff2`, logoUrl: `http://${MARK}/` },
      2,
    ],
    ['of 10 kB', { name: MARK.repeat(900) }, 1],
  ])('%s appears in no answer', async (_how, hostile, faults) => {
    proxy.faults.set('cms/grouped', withOptions({ brand: JSON.stringify(hostile) }));
    const attacked = await startSite({ OPERATOR_API_URL: proxy.apiUrl, METRICS_PORT: '0' });
    for (const path of ['/', '/preferences', '/nowhere', '/offline', '/manifest.tr.webmanifest', '/%ff']) {
      const { answer, page } = await pageOf(attacked, path);
      expect(page, path).not.toContain(MARK);
      expect(JSON.stringify([...answer.headers]), path).not.toContain(MARK);
      expect(page.length, path).toBeGreaterThan(100);
    }
    expect(await cssOf(attacked)).not.toContain(MARK);
    expect(attacked.logs.join('\n')).not.toContain(MARK);
    expect(await metric(attacked, 'site_brand_faults_total', { fault: 'refused' })).toBe(faults);
    await attacked.stop();
  });

  it('keeps the last good one, and is counted', async () => {
    proxy.faults.set('cms/grouped', withOptions({ brand: '{"name":"Mercan","colours":{"accent":"#c43d2b"}}' }));
    const attacked = await startSite({ OPERATOR_API_URL: proxy.apiUrl, METRICS_PORT: '0' });
    const before = sheetOf((await pageOf(attacked)).page);
    proxy.faults.set('cms/grouped', withOptions({ brand: '{"name":"Kuvars","colours":{"accent":"red;}"}}' }));
    await attacked.clock.turn(6 * 60_000);
    await expect
      .poll(
        async () => {
          await pageOf(attacked);
          return metric(attacked, 'site_brand_faults_total', { field: 'colours.accent', fault: 'refused' });
        },
        { timeout: 15_000, interval: 200 },
      )
      .toBe(1);
    const { page } = await pageOf(attacked);
    expect(page).toContain(' · Mercan</title>');
    expect(sheetOf(page)).toBe(before);
    await attacked.stop();
  });
});

it('unreadable colours are corrected, logged and counted', async () => {
  proxy.faults.set('cms/grouped', withOptions({ brand: '{"colours":{"ground":"#ffffff","text":"#f0f0f0"}}' }));
  const pale = await startSite({ OPERATOR_API_URL: proxy.apiUrl, METRICS_PORT: '0' });
  const css = await cssOf(pale);
  expect(css).not.toContain('--text:#f0f0f0;');
  expect(pale.logs.join('\n')).toContain('colours of the brand were corrected');
  expect(await metric(pale, 'site_brand_faults_total', { field: 'colours.text', fault: 'corrected' })).toBe(1);
  await pale.stop();
});

it('an operator orders the menus', async () => {
  const ordered = await siteWithOptions(proxy, { mainMenu: '["bingo","slot"]', bottomBar: '["bingo"]' });
  const page = await shown(await new HttpBrowser(ordered.url).get('/preferences'));
  const nav = /<nav[^>]*aria-label="Ana menü"[\s\S]*?<\/nav>/.exec(page)?.[0] ?? '';
  expect([...nav.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/casino/bingo',
    '/casino/slot',
  ]);
});

it('the demonstration has its brand', async () => {
  expect((await pageOf(site)).page).toContain(' · Poyra</title>');
});
