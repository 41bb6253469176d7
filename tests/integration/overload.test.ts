import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inlineHash } from '../../app/server/http/document-policy.server';
import { HttpBrowser } from '../support/http-browser';
import { openForm } from '../support/cashier';
import { metric } from '../support/metrics';
import { newPlayer } from '../support/players';
import { startSite, type TestSite } from '../support/site';

let operatorSite: TestSite;
let site: TestSite;
beforeAll(async () => {
  operatorSite = await startSite();
  site = await startSite({
    OPERATOR_API_URL: operatorSite.operatorUrl,
    METRICS_PORT: '0',
    MAX_PAGE_WAIT_MS: '10',
  });
});
afterAll(async () => {
  await site.stop();
  await operatorSite.stop();
});

/** Many more parallel clients than the site can serve within a page's time limit. */
const CLIENTS = 60;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Requests more pages than the site can render until `ask` has its answer. */
async function duringOverload<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  let isOver = false;
  const comeAndGo = async () => {
    while (!isOver) {
      await (await login()).arrayBuffer();
      await pause(5);
    }
  };
  const flood = Promise.all(Array.from({ length: CLIENTS }, comeAndGo));
  try {
    await refused(login);
    const answer = await ask();
    await refused(login);
    return answer;
  } finally {
    isOver = true;
    await flood;
  }
}

/** Even an overloaded site renders some pages, so this repeats the request until it is refused. */
async function refused(ask: () => Promise<Response>): Promise<Response> {
  const until = Date.now() + 20_000;
  for (;;) {
    const answer = await ask();
    if (answer.status === 503 || Date.now() > until) return answer;
  }
}

const login = () => new HttpBrowser(site.url).get('/login');
const atEase = () => expect.poll(async () => (await login()).status).toBe(200);

describe('an overloaded site', () => {
  it('refuses new pages at once, in both languages, with Retry-After', async () => {
    const answer = await duringOverload(() => refused(login));
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
    expect(page.length).toBeLessThan(1_500);
    await atEase();
    expect(await metric(site, 'site_shed_requests_total')).toBeGreaterThan(0);
  });

  it('answers data requests so that the browser shows the site’s own error page', async () => {
    const answer = await duringOverload(() =>
      refused(() => new HttpBrowser(site.url).get('/login?_data=routes%2Flogin')),
    );
    expect(answer.status).toBe(503);
    expect(answer.headers.get('x-remix-catch')).toBe('yes');
    expect(await answer.json()).toEqual({ kind: 'unavailable', message: null });
    await atEase();
  });

  it('does not process a form, and reports that', async () => {
    let visitor = new HttpBrowser(site.url);
    const answer = await duringOverload(() =>
      refused(() => {
        visitor = new HttpBrowser(site.url);
        return visitor.logIn();
      }),
    );
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('Gönderdiğiniz hiçbir şey işlenmedi.');
    expect(visitor.cookies.has('session')).toBe(false);
    await atEase();
  });

  it('still sends cached pages and files, and stays healthy and ready', async () => {
    const visitor = new HttpBrowser(site.url);
    // Pages are not cached right after an overload.
    await expect.poll(async () => (await visitor.get('/')).headers.has('etag'), { timeout: 5_000 }).toBe(true);
    const page = await (await visitor.get('/')).text();
    const script = /\/assets\/framework-[\w-]+\.js/.exec(page)?.[0] ?? '';
    const answers = await duringOverload(() =>
      Promise.all(['/', script, '/healthz', '/readyz', '/favicon.svg'].map((path) => visitor.get(path))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(answers[0]?.headers.has('etag')).toBe(true);
    await atEase();
  });

  it('still answers balance polls, and accepts the payment of an open form', async () => {
    const player = await newPlayer(operatorSite.operatorUrl);
    const visitor = new HttpBrowser(site.url);
    await visitor.logIn(player.username, player.password);
    expect(await duringOverload(async () => (await visitor.get('/balance')).status)).toBe(200);
    await atEase();
    const form = await openForm(visitor, 'deposit', 6);
    const paid = await duringOverload(() => form.send({ Amount: '300', Network: '1' }));
    expect([paid.status, paid.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/dashboard\/receipt\//),
    ]);
  });
});
