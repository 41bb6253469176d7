// @module-tag tier-1
// @module-tag home

import { describe, expect, it } from 'vitest';
import { sharedSite } from '../support/shared-site';
import { HttpBrowser } from '../support/http-browser';
import { startFaultProxy, type FaultProxy } from '../support/fault-proxy';
import { shown } from '../support/html';
import { callOperator } from '../support/operator-call';
import { startSite } from '../support/site';

/** Starts the site with an operator some of whose answers are replaced. */

const unchanged = sharedSite();

const answer = (data: unknown) => ({
  kind: 'body' as const,
  body: JSON.stringify({ success: true, message: null, data }),
});

async function siteWith(arrange: (proxy: FaultProxy) => void | Promise<void>) {
  const proxy = await startFaultProxy(unchanged.operatorUrl);
  await arrange(proxy);
  const site = await startSite({ OPERATOR_API_URL: proxy.apiUrl });
  return {
    site,
    stop: async () => {
      await site.stop();
      await proxy.close();
    },
  };
}

interface Grouped {
  siteOption: { key: string; value: string | null; status: boolean }[];
  popup: unknown;
}

/** The bootstrap data with some options replaced. */
async function groupedWith(options: Record<string, string | null>, others: Partial<Grouped> = {}) {
  const { data } = await callOperator(unchanged.operatorUrl, 'cms/grouped', undefined, { locale: 'tr' });
  const grouped = data as Grouped;
  const siteOption = grouped.siteOption.map((option) =>
    option.key in options ? { ...option, value: options[option.key] ?? null } : option,
  );
  return { ...grouped, siteOption, ...others };
}

const LONG = 'ö'.repeat(200);
const SCRIPT = '<script>alert(1)</script>';
const HOSTILE = ['javascript:alert(1)', 'data:text/html,x', 'http://plain.example/x.png', '//evil.example', ''];

describe('a hostile operator', () => {
  it('cannot add a script or an unsafe address to the home page, nor crash it', async () => {
    const { site, stop } = await siteWith(async ({ faults }) => {
      faults.set(
        'cms/sliderlist',
        answer([
          { url: 'javascript:alert(1)', target: '_blank', images: [{ url: '/media/a.svg' }] },
          ...HOSTILE.map((url) => ({ url, target: SCRIPT.slice(0, 20), images: [{ url }] })),
          { url: null, images: [] },
        ]),
      );
      faults.set(
        'transaction/topwinners',
        answer([
          { image: 'javascript:alert(1)', game: SCRIPT, name: LONG, amount: '99999999999.999', currencySymbol: '<b>' },
          { image: null, game: '', name: '', amount: 0, currencySymbol: '' },
        ]),
      );
      faults.set('casino/games', answer([{ gameCode: SCRIPT, mainProviderId: 1, name: LONG, image: 'data:,x' }]));
      faults.set(
        'cms/categorylist',
        answer([
          { name: LONG, content: [{ id: '../x"><script>', title: SCRIPT }] },
          { name: '', content: [{ id: 5, title: ' ' }] },
        ]),
      );
      const grouped = await groupedWith(
        {
          socialTelegram: 'javascript:alert(1)',
          whatsapp1: '//evil.example',
          licenceText: SCRIPT,
          licenceUrl: 'javascript:alert(1)',
          licenceLogo: 'data:image/svg+xml,<svg/>',
          ageSign: '18+<script>',
          videoBannerUrl: 'javascript:alert(1)',
          paymentLogos: 'not json',
          providerLogos: JSON.stringify([
            { name: LONG, image: '/media/ok.svg' },
            { name: SCRIPT, image: 'javascript:alert(1)' },
          ]),
        },
        { popup: { url: 'javascript:alert(1)', images: [{ url: '/media/p.svg' }, { url: 'data:,x' }] } },
      );
      faults.set('cms/grouped', answer(grouped));
    });
    const response = await new HttpBrowser(site.url).get('/');
    const page = await shown(response);
    expect(response.status).toBe(200);
    expect(page).not.toMatch(/<script|javascript:|href="data:|src="data:|src="http:|evil\.example|plain\.example/);
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page.match(/\/media\/a\.svg/g)?.length).toBeGreaterThan(0);
    expect(page).not.toContain('<video');
    // The popup's unsafe link is replaced by the home page, and its valid picture is used for all sizes.
    expect(page).toMatch(/<dialog[^>]*>[\s\S]*<a [^>]*href="\/"/);
    expect(page).toContain('</footer>');
    await stop();
  });

  it('with empty lists leaves those sections out', async () => {
    const { site, stop } = await siteWith(async ({ faults }) => {
      for (const call of ['cms/sliderlist', 'transaction/topwinners', 'casino/games', 'cms/categorylist'])
        faults.set(call, answer([]));
      const none = await groupedWith(
        { paymentLogos: '[]', providerLogos: null, videoBannerUrl: null },
        { popup: null },
      );
      faults.set('cms/grouped', answer({ ...none, casinoCategoryList: [], siteOption: [] }));
    });
    const page = await shown(await new HttpBrowser(site.url).get('/'));
    for (const gone of [
      'Öne çıkanlar',
      'En çok kazananlar',
      'Popüler slotlar',
      'Üye olun',
      'Ödeme yöntemleri',
      '<dialog',
      '18+',
    ])
      expect(page).not.toContain(gone);
    expect(page).toContain('Spor, casino ve canlı oyunlar');
    expect(page).toContain('href="/pages/1"');
    await stop();
  });

  it('that is unavailable leaves three placeholders and all content of the site itself', async () => {
    const { site, stop } = await siteWith(({ faults }) => void faults.set('*', { kind: 'status', status: 500 }));
    const response = await new HttpBrowser(site.url).get('/');
    const page = await shown(response);
    expect(response.status).toBe(200);
    const placeholders = /<section[^>]*aria-label="Öne çıkanlar"[\s\S]*?<\/section>/.exec(page)?.[0] ?? '';
    expect(placeholders.match(/<li/g)).toHaveLength(3);
    expect(page).toContain('Spor, casino ve canlı oyunlar');
    await stop();
  });
});

describe('the popup', () => {
  const hashIn = (page: string) => /name="popup" value="([\w-]+)"/.exec(page)?.[1];

  it('is closed by its form, in every language', async () => {
    const visitor = new HttpBrowser(unchanged.url);
    const first = hashIn(await shown(await visitor.get('/')));
    expect(first).toMatch(/^[0-9a-f]{12}$/);
    const closed = await visitor.post('/popup', { popup: first ?? '', redirectTo: '/login' });
    expect([closed.status, closed.headers.get('location')]).toEqual([303, '/login']);
    expect(hashIn(await shown(await visitor.get('/')))).toBeUndefined();
    await visitor.post('/language', { language: 'en', redirectTo: '/' });
    expect(hashIn(await shown(await visitor.get('/')))).toBeUndefined();
    await visitor.post('/language', { language: 'tr', redirectTo: '/' });
    expect(hashIn(await shown(await visitor.get('/')))).toBeUndefined();
  });

  it.each([
    ['nothing', ''],
    ['too little', 'x'],
    ['too much', 'a'.repeat(5_000)],
    ['an odd name', '__proto__'],
    ['another cookie', 'a;b=c'],
  ])('stores nothing for %s', async (_name, popup) => {
    const visitor = new HttpBrowser(unchanged.url);
    const answered = await visitor.post('/popup', { popup, redirectTo: '//evil.example' });
    expect([answered.status, answered.headers.get('location')]).toEqual([303, '/']);
    expect(visitor.cookies.has('popup')).toBe(false);
  });

  it('is shown for any cookie value that does not name it', async () => {
    const visitor = new HttpBrowser(unchanged.url);
    for (const value of ['', '..', 'x'.repeat(3_000), '%00']) {
      visitor.cookies.set('popup', value);
      expect(hashIn(await shown(await visitor.get('/')))).toBeDefined();
    }
  });
});

describe('an SVG of the operator', () => {
  it.each(['br', 'gzip'])('is compressed with %s', async (encoding) => {
    const drawing = '/media/banners/derby-large-tr.svg';
    const plain = await new HttpBrowser(unchanged.url).get(drawing, { 'accept-encoding': 'identity' });
    const small = await new HttpBrowser(unchanged.url).get(drawing, { 'accept-encoding': encoding });
    expect([small.headers.get('content-encoding'), small.headers.get('vary')]).toEqual([encoding, 'Accept-Encoding']);
    expect(plain.headers.has('content-encoding')).toBe(false);
    expect(await small.text()).toBe(await plain.text());
    expect(Number(small.headers.get('content-length'))).toBeLessThan(Number(plain.headers.get('content-length')) / 2);
  });
});

describe('the video', () => {
  const video = '/media/video/lounge.webm';

  it('is served from this origin, whole and in ranges', async () => {
    const whole = await new HttpBrowser(unchanged.url).get(video);
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/webm']);
    const size = (await whole.arrayBuffer()).byteLength;
    const part = await new HttpBrowser(unchanged.url).get(video, { range: 'bytes=10-19' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${size}`]);
    expect((await part.arrayBuffer()).byteLength).toBe(10);
    const beyond = await new HttpBrowser(unchanged.url).get(video, { range: `bytes=${size}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
  });

  it('is not sent with Save-Data', async () => {
    const page = await shown(await new HttpBrowser(unchanged.url).get('/', { 'save-data': 'on' }));
    expect(page).not.toContain('<video');
  });
});
