import { kill } from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browsing } from '../support/browsing';
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
    MAX_EVENT_LOOP_DELAY_MS: '100',
  });
});
afterAll(async () => {
  await site.stop();
  await operatorSite.stop();
});

/** The site runs for a little, then stands still for far longer than it may be late. */
const RUNS_MS = 40;
const STANDS_MS = 250;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Takes most of its time from the process, which is what an overload is, for as long as it takes to ask it something. */
async function duringOverload<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  let isOver = false;
  const holding = (async () => {
    while (!isOver) {
      kill(site.pid, 'SIGSTOP');
      await pause(STANDS_MS);
      kill(site.pid, 'SIGCONT');
      await pause(RUNS_MS);
    }
  })();
  try {
    await expect.poll(async () => (await login()).status, { timeout: 20_000 }).toBe(503);
    const answer = await ask();
    expect((await login()).status).toBe(503);
    return answer;
  } finally {
    isOver = true;
    await holding;
  }
}

const login = () => new Browsing(site.url).get('/login');
const atEase = () => expect.poll(async () => (await login()).status).toBe(200);

describe('an overloaded site', () => {
  it('refuses new pages at once, in both languages, and asks to come back in a few seconds', async () => {
    const answer = await duringOverload(login);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await answer.text();
    expect(page).toContain('Şu an çok yoğunuz');
    expect(page).toContain('We are very busy right now');
    expect(page.length).toBeLessThan(1_500);
    await atEase();
    expect(await metric(site, 'site_shed_requests_total')).toBeGreaterThan(0);
  });

  it('tells scripts in a way that they show as the site’s own page', async () => {
    const answer = await duringOverload(() => new Browsing(site.url).get('/login?_data=routes%2Flogin'));
    expect(answer.status).toBe(503);
    expect(answer.headers.get('x-remix-catch')).toBe('yes');
    expect(await answer.json()).toEqual({ kind: 'unavailable', message: null });
    await atEase();
  });

  it('does nothing of what a form asks for, and says so', async () => {
    const visitor = new Browsing(site.url);
    const answer = await duringOverload(() => visitor.logIn());
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('Gönderdiğiniz hiçbir şey işlenmedi.');
    expect(visitor.cookies.has('session')).toBe(false);
    await atEase();
  });

  it('still sends finished pages and files, and says that it is alive and ready', async () => {
    const visitor = new Browsing(site.url);
    const page = await (await visitor.get('/')).text();
    const script = /\/assets\/framework-[\w-]+\.js/.exec(page)?.[0] ?? '';
    const answers = await duringOverload(() =>
      Promise.all(['/', script, '/healthz', '/readyz', '/favicon.svg'].map((path) => visitor.get(path))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(answers[0]?.headers.has('etag')).toBe(true);
    await atEase();
  });

  it('still tells balances, and takes the payment of a form that is open', async () => {
    const player = await newPlayer(operatorSite.operatorUrl);
    const visitor = new Browsing(site.url);
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
