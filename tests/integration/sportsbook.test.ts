import { describe, expect, it } from 'vitest';
import { siteBehindFaults } from '../support/site-behind-faults';
import { HttpBrowser } from '../support/http-browser';
import { asFrame, asLink, frameIn } from '../support/fetch-metadata';
import { shown, withoutScripts } from '../support/html';
import { startSite } from '../support/site';

const { proxy, site } = siteBehindFaults();

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
    expect(withoutScripts(html)).toContain('misafir');
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
    expect(withoutScripts(html)).not.toContain('misafir');
    expect(frame.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await (await fetch(book)).text()).toContain('Kuponlarım');
  });
});

it('the sportsbook opens as a page of its own', async () => {
  const browsing = new HttpBrowser(site.url);
  await browsing.logIn();
  const opened = await browsing.get('/sportsbook/open/live', asLink);
  const address = new URL(opened.headers.get('location') ?? '');
  expect([opened.status, address.searchParams.get('view')]).toEqual([302, 'live']);
  expect(opened.headers.get('referrer-policy')).toBe('no-referrer');
  expect((await browsing.get('/sportsbook/open/nothing', asLink)).status).toBe(404);
  expect((await browsing.get('/sportsbook/frame/nothing', asFrame)).status).toBe(404);
});

describe('an operator', () => {
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
  ])('%s: the page shows that it is not offered, with a link home', async (_what, options) => {
    proxy.faults.set('cms/grouped', bootstrap(options));
    const own = await startSite({ OPERATOR_API_URL: proxy.apiUrl });
    const answer = await new HttpBrowser(own.url).get('/spor', asLink);
    expect(answer.status).toBe(501);
    expect(await shown(answer)).toContain('href="/"');
    expect((await new HttpBrowser(own.url).get('/sportsbook/frame/sports', asFrame)).status).toBe(503);
    await own.stop();
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
