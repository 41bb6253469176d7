// @module-tag tier-1
// @module-tag server

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inlineHash } from '../../app/platform/inline-hash.server';
import { enterAsNewPlayer } from '../support/enter-as-new-player';
import { operatorBehindFaults } from '../support/site-behind-faults';
import { HttpBrowser } from '../support/http-browser';
import { openForm } from '../support/cashier';
import { metric } from '../support/metrics';
import { startSite, type TestSite } from '../support/site';

const { operator, proxy } = operatorBehindFaults();
let site: TestSite;
beforeAll(async () => {
  site = await startSite({
    OPERATOR_API_URL: proxy.apiUrl,
    METRICS_PORT: '0',
    MAX_PAGE_WAIT_MS: '10',
    MAX_PAGES_UNDER_WAY: '1',
  });
});
afterAll(async () => {
  await site.stop();
});

/** The number of the next page that the site has not cached. */
let nextPage = 1;

/**
 * Asks while the only page that a busy site may render is under way: its call hangs at the operator, and the clock is held, so
 * that it does not time out. All other pages wait in the queue until they are refused.
 */
async function duringOverload<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  proxy.faults.set('cms/content', { kind: 'hang' });
  await site.clock.hold();
  const hung = proxy.hungCalls('cms/content');
  const underWay = new HttpBrowser(site.url).get(`/pages/${nextPage++}`);
  await proxy.held('cms/content', hung + 1);
  await site.clock.setBusy(true);
  try {
    expect((await login()).status).toBe(503);
    return await ask();
  } finally {
    await site.clock.setBusy(false);
    proxy.faults.clear();
    proxy.release();
    await (await underWay).arrayBuffer();
    await site.clock.release();
  }
}

const login = () => new HttpBrowser(site.url).get('/login');

/** The site counts as overloaded for one second after a refusal. */
const OVERLOAD_MS = 1_000;

async function afterOverload(): Promise<void> {
  await site.clock.turn(OVERLOAD_MS);
  expect((await login()).status).toBe(200);
}

describe('an overloaded site', () => {
  it("refuses new pages at once, in the guest's language and in English, with Retry-After", async () => {
    const answer = await duringOverload(login);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    const page = await answer.text();
    expect(page).toContain('Şu an çok yoğunuz');
    expect(page).toContain('We are very busy right now');
    const style = /<style>([^<]*)<\/style>/.exec(page)?.[1] ?? '';
    expect(policy).toContain(`style-src ${inlineHash(style)};`);
    expect(page.length).toBeLessThan(2_100);
    await afterOverload();
    expect(await metric(site, 'site_shed_requests_total')).toBeGreaterThan(0);
  });

  it('answers data requests so that the browser shows the site’s own error page', async () => {
    const answer = await duringOverload(() => new HttpBrowser(site.url).get('/login?_data=routes%2Flogin'));
    expect(answer.status).toBe(503);
    expect(answer.headers.get('x-remix-catch')).toBe('yes');
    expect(await answer.json()).toEqual({ kind: 'unavailable', message: null });
    await afterOverload();
  });

  it('does not process a form, and reports that', async () => {
    const visitor = new HttpBrowser(site.url);
    const answer = await duringOverload(() => visitor.logIn());
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('Gönderdiğiniz hiçbir şey işlenmedi.');
    expect(visitor.cookies.has('session')).toBe(false);
    expect(proxy.calls.has('auth/login')).toBe(false);
    await afterOverload();
  });

  it('still sends cached pages and files, and stays healthy and ready', async () => {
    const visitor = new HttpBrowser(site.url);
    const home = await visitor.get('/');
    expect(home.headers.has('etag')).toBe(true);
    const page = await home.text();
    const script = /\/assets\/framework-[\w-]+\.js/.exec(page)?.[0] ?? '';
    const answers = await duringOverload(() =>
      Promise.all(['/', script, '/healthz', '/readyz', '/favicon.svg'].map((path) => visitor.get(path))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(answers[0]?.headers.has('etag')).toBe(true);
    await afterOverload();
  });

  it('refuses a guest at the address of a payment, before the body is read', async () => {
    const guest = new HttpBrowser(site.url);
    const answers = await duringOverload(() =>
      Promise.all([
        guest.get('/dashboard/receipt/1'),
        guest.post('/dashboard/deposit/6', { Amount: '300' }),
        guest.get('/dashboard/deposit/6', { cookie: 'session=1~forged.forged' }),
      ]),
    );
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
    await afterOverload();
  });

  it('still answers balance polls, and accepts the payment of an open form', async () => {
    const { visitor } = await enterAsNewPlayer(operator.apiUrl, site.url);
    expect(await duringOverload(async () => (await visitor.get('/balance')).status)).toBe(200);
    await afterOverload();
    const form = await openForm(visitor, 'deposit', 6);
    const paid = await duringOverload(() => form.send({ Amount: '300', Network: '1' }));
    expect([paid.status, paid.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/dashboard\/receipt\//),
    ]);
  });
});
