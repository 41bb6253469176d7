// @module-tag tier-2

import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { BrowserContext } from 'playwright';
import { describe, expect, it } from 'vitest';
import { actions } from '../support/actions';
import { siteBehindFaults } from '../support/site-behind-faults';
import { sharedBrowser } from '../support/shared-browser';
import { HttpBrowser } from '../support/http-browser';
import { collectPageErrors } from '../support/page-errors';
import { HOSTILE_HOST, hostileAddresses, leavesSite } from '../support/hostile-addresses';
import { hostileAnswer } from '../support/hostile-answers';
import { decode, withoutScripts } from '../support/html';
import { newPlayer, type TestPlayer } from '../support/players';
import { startSite } from '../support/site';

/** CVE-2026-53669 and similar: addresses that look like a path but lead to another site. */

const behind = siteBehindFaults();
const browser = sharedBrowser();

/** Links from the page to the hostile host, or to another site without `https://`. */
function hostileReferences(html: string, page: string): string[] {
  const attributes = withoutScripts(html).matchAll(
    /\s(href|src|action|formaction|poster|srcset|content|data-[a-z-]+)="([^"]*)"/gi,
  );
  return [...attributes].flatMap(([, name = '', value = '']) => {
    const address = decode(value).replace(/^\d+;\s*url=/i, '');
    if ((name === 'content' && address === decode(value)) || !leavesSite(address, page)) return [];
    const isOpenlyElsewhere = /^(?:https:\/\/|mailto:|tel:)/i.test(address);
    return isOpenlyElsewhere && !new URL(address).hostname.endsWith(HOSTILE_HOST) ? [] : [`${name}=${value}`];
  });
}

/** @param player by default the player of the seed data, who has a history */
async function loggedIn(site: string, player?: TestPlayer): Promise<HttpBrowser> {
  const visitor = new HttpBrowser(site);
  expect((await visitor.logIn(player?.username, player?.password)).status).toBe(303);
  return visitor;
}

describe('a hostile return path', () => {
  const PAGES = [
    '/login',
    '/register',
    '/recover',
    '/call-me',
    '/reminder',
    '/safer-play',
    '/dashboard/change-password',
  ];

  it.each(hostileAddresses)('%j leads from no page to another site', async (address) => {
    const { url } = behind.site;
    for (const visitor of [new HttpBrowser(url), await loggedIn(url)]) {
      for (const path of PAGES) {
        const page = `${path}?redirectTo=${encodeURIComponent(address)}`;
        const answer = await visitor.get(page);
        expect(leavesSite(answer.headers.get('location') ?? '/', url), page).toBe(false);
        expect(hostileReferences(await answer.text(), url), page).toEqual([]);
      }
    }
  });

  it.each(hostileAddresses)('%j leads from no form to another site', async (address) => {
    const { url } = behind.site;
    const query = `redirectTo=${encodeURIComponent(address)}`;
    const redirected = new Set<string>();
    const guest = new HttpBrowser(url);
    // One of the forms changes the password, so the player is used by this test only.
    const player = await newPlayer(behind.operator.apiUrl);
    const { username, password } = player;
    for (const visitor of [guest, await loggedIn(url, player)]) {
      // Sends the logout last and the guest's login first.
      for (const { route, address: path, fields } of inOrder(visitor === guest)) {
        const sent = route === 'login' ? { username, password } : fields;
        const answer = await visitor.post(`${path}?${query}`, { ...sent, redirectTo: address });
        const location = answer.headers.get('location');
        if (location !== null) redirected.add(route);
        expect(leavesSite(location ?? '/', url), `${path} ${location}`).toBe(false);
        expect(hostileReferences(await answer.text(), url), path).toEqual([]);
      }
    }
    expect([...redirected]).toEqual(
      expect.arrayContaining(['login', 'logout', 'language', 'preferences', 'popup', 'favourites', 'reminder']),
    );
  });

  const inOrder = (isGuest: boolean) => {
    const isLast = (route: string) => (route === (isGuest ? 'login' : 'logout') ? 1 : 0);
    return [...actions].sort((one, other) => isLast(one.route) - isLast(other.route));
  };
});

describe('a hostile path of a request', () => {
  const PATHS = [
    ...[
      '//evil.example/x',
      '//evil.example/x?lang=xx',
      '//evil.example/x?lang=en',
      '//evil.example',
      '///evil.example/x',
      '/\\evil.example/x',
      '/\\/evil.example/x',
      '/.//evil.example',
    ],
    ...[
      '/x/..//evil.example/x',
      '/%2e//evil.example/x',
      '//evil.example/%2e%2e',
      '//',
      '///',
      '//:0',
      '//login',
      '//dashboard',
    ],
    ...['/%5cevil.example/x', '/%2fevil.example/x', '/%09/evil.example/x', '//evil.example/x?_data=root'],
  ];

  /** Sends the path unchanged: `fetch` would normalise it. */
  const get = (site: string, path: string, headers: Record<string, string>) =>
    new Promise<{ status: number; location: string; html: string }>((resolve, reject) => {
      const { hostname, port } = new URL(site);
      const sent = request({ hostname, port, path, headers }, (answer) => {
        const { statusCode = 0, headers } = answer;
        text(answer).then((html) => resolve({ status: statusCode, location: headers.location ?? '/', html }), reject);
      });
      sent.on('error', reject).end();
    });

  it.each(PATHS)('%s gets a page without links to another site', async (path) => {
    const { url } = behind.site;
    const player = await loggedIn(url);
    const cookie = [...player.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const headers of [{}, { cookie }]) {
      const { status, location, html } = await get(url, path, headers);
      // A URL parser rewrites backslashes and dot segments, so that such a path is refused.
      const expected = /\\|\/\.|%2e/i.test(path) ? 400 : 404;
      expect(status, html).toBe(path.includes('_data') ? status : expected);
      expect(leavesSite(location, url)).toBe(false);
      expect(hostileReferences(html, url)).toEqual([]);
    }
  });

  it.each(['//evil.example/x', '/%5Cevil.example/x', '///evil.example/x'])(
    '%s leads to no other site in a browser, and its scripts request none',
    async (path) => {
      const context = await playersBrowser(behind.site.url);
      const page = await context.newPage();
      const pageErrors = collectPageErrors(page);
      await page.goto(`${behind.site.url}${path}`, { waitUntil: 'networkidle' });
      await page.evaluate('window.__remixRouter?.revalidate()');
      expect(await hostsIn(page)).not.toContain(HOSTILE_HOST);
      expect(pageErrors).toEqual([]);
      await context.close();
    },
  );
});

async function playersBrowser(site: string): Promise<BrowserContext> {
  const player = await loggedIn(site);
  const context = await browser.newContext();
  await context.addCookies([...player.cookies].map(([name, value]) => ({ name, value, url: site })));
  return context;
}

/** The hosts that the page's links and forms lead to, as the browser reads their addresses. */
const hostsIn = (page: { evaluate(script: string): Promise<unknown> }) =>
  page.evaluate(
    `[...document.querySelectorAll('a[href], form')].map((one) => new URL(one.href ?? one.getAttribute('action') ?? '', location.href).hostname)`,
  );

const GUEST_PAGES = [
  '/',
  '/promotions',
  '/promotions/1',
  '/pages/1',
  '/casino/slot',
  '/support',
  '/search?search=a',
  '/spor',
];
const PLAYER_PAGES = [
  ...[
    '/',
    '/dashboard',
    '/dashboard/deposit',
    '/dashboard/deposit/6',
    '/notifications',
    '/notifications/1',
    '/ticket/1',
  ],
  ...['/dashboard/bonuses', '/casino/slot', '/casino/live', '/livespor', '/esports'],
];

describe.each([
  '/\\evil.example/x',
  '\\\\evil.example/x',
  '//evil.example/x',
  '/\t/evil.example/x',
  '/.//evil.example/x',
])('an operator with %j in every address and text', (address) => {
  it('leads no visitor to another site', async () => {
    behind.proxy.faults.set('*', { kind: 'rewrite', rewrite: (call, data) => hostileAnswer(call, data, 0, [address]) });
    // A new site, because the first one has cached the operator's answers.
    const site = await startSite({ OPERATOR_API_URL: behind.proxy.apiUrl });
    const [guest, player] = [new HttpBrowser(site.url), await loggedIn(site.url)];
    for (const [visitor, pages] of [
      [guest, GUEST_PAGES],
      [player, PLAYER_PAGES],
    ] as const) {
      for (const path of pages) {
        const answer = await visitor.get(path);
        expect(leavesSite(answer.headers.get('location') ?? '/', site.url), path).toBe(false);
        expect(hostileReferences(await answer.text(), site.url), path).toEqual([]);
      }
    }
    for (const book of ['sports', 'live', 'esports']) {
      for (const kind of ['open', 'frame']) {
        const answer = await player.get(`/sportsbook/${kind}/${book}`);
        expect(leavesSite(answer.headers.get('location') ?? '/', site.url)).toBe(false);
        expect(hostileReferences(await answer.text(), site.url)).toEqual([]);
      }
    }
    const context = await playersBrowser(site.url);
    const page = await context.newPage();
    const pageErrors = collectPageErrors(page);
    for (const path of ['/', '/promotions', '/pages/1', '/casino/slot']) {
      await page.goto(`${site.url}${path}`, { waitUntil: 'load' });
      await page.waitForSelector('html[data-hydrated]');
      expect(await hostsIn(page), path).not.toContain(HOSTILE_HOST);
    }
    expect(pageErrors).toEqual([]);
    await context.close();
    await site.stop();
    behind.proxy.faults.clear();
  }, 90_000);
});
