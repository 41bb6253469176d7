// @module-tag tier-1
// @module-tag sportsbook

import { describe, expect, it } from 'vitest';
import { siteBehindFaults } from '../support/site-behind-faults';
import { HttpBrowser } from '../support/http-browser';
import { asFrame, asLink, frameIn } from '../support/fetch-metadata';
import { shown, withoutScripts } from '../support/html';
import { startSite } from '../support/site';

const { proxy, site } = siteBehindFaults({}, { sportsbook: 'frame' });

const pages = [
  ['/spor', 'prematch'],
  ['/spor/fcg', 'prematch'],
  ['/livespor', 'live'],
  ['/livespor/fcg', 'live'],
  ['/esports', 'esports'],
  ['/esports/betco', 'esports'],
] as const;

async function bookBehind(browsing: HttpBrowser, page: string) {
  const html = await (await browsing.get(page, asLink)).text();
  const frame = await browsing.get(frameIn(html) ?? '', asFrame);
  return { html, frame, book: new URL(frameIn(await frame.text()) ?? 'about:blank') };
}

describe.each(pages)('%s', (page, view) => {
  it('shows the sportsbook to a guest', async () => {
    const { html, frame, book } = await bookBehind(new HttpBrowser(site.url), page);
    expect(withoutScripts(html)).toContain('Bahis için giriş yapın');
    expect([book.searchParams.get('view'), book.searchParams.get('token')]).toEqual([view, null]);
    expect(frame.headers.get('content-security-policy')).toContain(`frame-src ${book.origin};`);
    expect((await fetch(book)).status).toBe(200);
  });

  it('shows it to a player with their betting session, whose token is only in the frame', async () => {
    const browsing = new HttpBrowser(site.url);
    await browsing.logIn();
    const { html, frame, book } = await bookBehind(browsing, page);
    const token = book.searchParams.get('token') ?? '';
    expect(token).not.toBe('');
    expect(html).not.toContain(token);
    expect(withoutScripts(html)).not.toContain('Bahis için giriş yapın');
    expect(frame.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await (await fetch(book)).text()).toContain('Kuponlarım');
  });
});

it('the sportsbook opens as a page of its own', async () => {
  const browsing = new HttpBrowser(site.url);
  await browsing.logIn();
  const opened = await browsing.get('/sportsbook/open/live', asLink);
  const page = await opened.text();
  const address = new URL((/content="0;url=([^"]+)"/.exec(page)?.[1] ?? '').replaceAll('&amp;', '&'));
  expect([opened.status, address.searchParams.get('view')]).toEqual([200, 'live']);
  expect(page).toContain(`href="${address.href.replaceAll('&', '&amp;')}"`);
  expect(opened.headers.get('referrer-policy')).toBe('no-referrer');
  expect((await browsing.get('/sportsbook/open/nothing', asLink)).status).toBe(404);
  expect((await browsing.get('/sportsbook/frame/nothing', asFrame)).status).toBe(404);
});

describe('an operator', () => {
  const EVIL = 'https://evil.example/book';
  const on = (host: string) => [{ key: 'providerHosts', value: JSON.stringify({ betsy: [host] }) }];
  const bootstrap = (options: { key: string; value: string }[]) => ({
    kind: 'body' as const,
    body: JSON.stringify({
      success: true,
      message: null,
      data: { casinoCategoryList: [], language: [], siteOption: options.map((one) => ({ ...one, status: true })) },
    }),
  });

  it.each([
    ['without a sportsbook', []],
    ['whose address cannot be framed', [{ key: 'sportsbookGuestUrl', value: 'javascript:alert(1)' }]],
    ['whose address would change the policy', [{ key: 'sportsbookGuestUrl', value: 'https://a;script-src/' }]],
    ['whose address is plain http', [{ key: 'sportsbookGuestUrl', value: 'http://book.example/' }]],
    ['that lists no hosts', [{ key: 'sportsbookGuestUrl', value: 'https://book.example/' }]],
    ['whose address is on another host', [...on('book.example'), { key: 'sportsbookGuestUrl', value: EVIL }]],
    [
      'whose address is on another port',
      [...on('book.example'), { key: 'sportsbookGuestUrl', value: 'https://book.example:8443/' }],
    ],
    [
      'whose address is plain http on the host',
      [...on('book.example'), { key: 'sportsbookGuestUrl', value: 'http://book.example/' }],
    ],
    [
      'that lists the host of the e-sports only',
      [
        { key: 'providerHosts', value: '{"betco":["book.example"]}' },
        { key: 'sportsbookGuestUrl', value: 'https://book.example/' },
      ],
    ],
  ])('%s: the page shows that it is not offered, with a link home', async (_what, options) => {
    proxy.faults.set('cms/grouped', bootstrap(options));
    const own = await startSite({ OPERATOR_API_URL: proxy.apiUrl });
    const answer = await new HttpBrowser(own.url).get('/spor', asLink);
    expect(answer.status).toBe(501);
    expect(await shown(answer)).toContain('href="/"');
    expect((await new HttpBrowser(own.url).get('/sportsbook/frame/sports', asFrame)).status).toBe(503);
    await own.stop();
  });

  it('whose address is on a listed host: the page shows it', async () => {
    const options = [...on('*.book.example'), { key: 'sportsbookGuestUrl', value: 'https://tr.book.example/guest' }];
    proxy.faults.set('cms/grouped', bootstrap(options));
    const own = await startSite({ OPERATOR_API_URL: proxy.apiUrl });
    const { book, frame } = await bookBehind(new HttpBrowser(own.url), '/spor');
    expect(book.href).toBe('https://tr.book.example/guest?lang=tr&view=prematch');
    expect(frame.headers.get('content-security-policy')).toContain('frame-src https://tr.book.example;');
    await own.stop();
  });

  it('that sends a player to another host: page, frame and full page refuse it, and the token goes nowhere', async () => {
    proxy.faults.set('auth/login', {
      kind: 'rewrite',
      rewrite: (_call, data) => ({ ...(data as object), betsyUrl: EVIL, betcoUrl: EVIL }),
    });
    const player = new HttpBrowser(site.url);
    await player.logIn();
    for (const [page, book] of [
      ['/spor', 'sports'],
      ['/livespor', 'live'],
      ['/esports', 'esports'],
    ] as const) {
      const answers = [
        await player.get(page, asLink),
        await player.get(`/sportsbook/frame/${book}`, asFrame),
        await player.get(`/sportsbook/open/${book}`, asLink),
      ];
      expect(answers.map(({ status }) => status)).toEqual([501, 503, 501]);
      for (const answer of answers) {
        expect(JSON.stringify([...answer.headers])).not.toContain('evil.example');
        expect(await answer.text()).not.toContain('evil.example');
      }
    }
    const warnings = site.logs.filter((line) => line.includes('sportsbook address refused'));
    expect(JSON.parse(warnings[0] ?? '{}')).toMatchObject({ level: 40, provider: 'betsy', host: 'evil.example' });
  });

  it('that is down: the page shows an error', async () => {
    proxy.faults.set('*', { kind: 'reset' });
    const own = await startSite({ OPERATOR_API_URL: proxy.apiUrl });
    expect((await new HttpBrowser(own.url).get('/spor', asLink)).status).toBe(503);
    const frame = await new HttpBrowser(own.url).get('/sportsbook/frame/sports', asFrame);
    expect([frame.status, frame.headers.get('x-frame-options')]).toEqual([503, 'SAMEORIGIN']);
    await own.stop();
  });
});
