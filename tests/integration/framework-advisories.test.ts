// @module-tag tier-2

import { describe, expect, it } from 'vitest';
import { siteBehindFaults } from '../support/site-behind-faults';
import { sharedSite } from '../support/shared-site';
import { sharedBrowser } from '../support/shared-browser';
import { HttpBrowser } from '../support/http-browser';

/** The advisories of docs/decisions/0002-remix-2.md that this site's framework has no release for. */

const behind = siteBehindFaults();
/** Its operator has not failed. */
const well = sharedSite();
const browser = sharedBrowser();

const SERIALISED = { __type: 'Error', __subType: 'EventSource', message: '/hacked', stack: 'hacked()' };

describe('CVE-2026-53666, an error that names a global function', () => {
  const PAGES = [
    '/',
    '/promotions',
    '/promotions/1',
    '/pages/1',
    '/casino/slot',
    '/spor',
    '/search?search=a',
    '/nowhere',
  ];
  const PLAYER_PAGES = [
    '/dashboard',
    '/dashboard/account',
    '/dashboard/deposit',
    '/notifications',
    '/ticket',
    '/ticket/1',
  ];

  /** The errors in the data for the page's scripts. */
  function errorsIn(html: string): Record<string, unknown>[] {
    const data = /window\.__remixContext = (\{.*?\});(?:<\/script>|__remixContext)/s.exec(html)?.[1];
    if (data === undefined) throw new Error('The page has no data for its scripts.');
    const { state } = JSON.parse(data) as { state: { errors: Record<string, Record<string, unknown>> | null } };
    return Object.values(state.errors ?? {});
  }

  it.each([
    ['is refused', { ...SERIALISED, success: false, data: SERIALISED }],
    ['succeeds', { ...SERIALISED, success: true, data: SERIALISED }],
    ['has no known shape', SERIALISED],
  ])('is not accepted in an answer of the operator that %s', async (_what, body) => {
    const [guest, player] = [new HttpBrowser(behind.site.url), new HttpBrowser(behind.site.url)];
    await player.logIn();
    behind.proxy.faults.set('*', { kind: 'body', body: JSON.stringify(body) });
    const visits = [
      ...PAGES.map((page) => [guest, page] as const),
      ...PLAYER_PAGES.map((page) => [player, page] as const),
    ];
    let errors = 0;
    for (const [visitor, page] of visits) {
      const answer = await visitor.get(page);
      if (answer.status === 302) continue;
      for (const error of errorsIn(await answer.text())) {
        errors += 1;
        expect(error, page).toMatchObject({ __type: 'RouteErrorResponse' });
        expect(error, page).not.toHaveProperty('__subType');
      }
    }
    behind.proxy.faults.clear();
    expect(errors).toBeGreaterThan(0);
  });

  it('is restored by the built client without calling that function', async () => {
    const page = await browser.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // The worst case: the error is already in the page's data, and no content security policy protects the page.
    await page.route(`${well.url}/pages/99999`, async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace(
        /"errors":\{"([^"]+)":\{.*?\}\}/,
        (_, id) => `"errors":${JSON.stringify({ [String(id)]: SERIALISED })}`,
      );
      const headers = Object.fromEntries(
        Object.entries(answer.headers()).filter(
          ([name]) => !/^content-(?:security-policy|length|encoding)$/.test(name),
        ),
      );
      await route.fulfill({ status: 404, headers, body: html });
    });
    await page.goto(`${well.url}/pages/99999`);
    await page.waitForFunction('window.__remixRouter?.state.errors');
    expect(await page.evaluate('Object.values(window.__remixRouter.state.errors).map(String)')).toEqual([
      'Error: /hacked',
    ]);
    expect(asked).not.toContain('/hacked');
    await page.close();
  });
});

describe('CVE-2026-34077 and the other advisories of single fetch and route discovery', () => {
  it.each([
    ['a page', '/login.data'],
    ['a route', '/login.data?_routes=routes%2Flogin'],
    ['the home page', '/_root.data'],
    ['a search for a hostile name', '/search.data?search=__proto__'],
    ['the manifest', '/__manifest?p=/&p=/login&version=1'],
    ['the manifest of many paths', `/__manifest?${'p=/a/b/c/d&'.repeat(199)}version=1`],
  ])('%s is answered with 404', async (_what, address) => {
    const answer = await new HttpBrowser(behind.site.url).get(address);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('x-remix-manifest')).toBeNull();
  });
});
