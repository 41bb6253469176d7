// @module-tag tier-2

import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutScripts } from '../support/html';
import { HttpBrowser } from '../support/http-browser';
import { operatorBehindFaults } from '../support/site-behind-faults';
import { formIn, openForm, payPageIn, receiptOf } from '../support/cashier';
import { listPayments } from '../support/list-payments';
import { newPlayer } from '../support/players';
import { startRedis, type TestRedis } from '../support/redis';
import { newDataDir, startSite, type TestSite } from '../support/site';

const SECRETS = 'one secret that both of the instances are given';
const CRYPTO = 6;
const fields = (amount: string) => ({ Amount: amount, Network: '1' });

const { operator, proxy } = operatorBehindFaults();

const start = (env: Record<string, string>) =>
  startSite({ OPERATOR_API_URL: proxy.apiUrl, SESSION_SECRETS: SECRETS, PUBLIC_ORIGIN: 'http://localhost:1', ...env });

/** One player's browser whose requests a load balancer spreads over the instances. */
async function enter(sites: readonly TestSite[]) {
  const player = await newPlayer(operator.apiUrl);
  const visitors = sites.map(({ url }) => new HttpBrowser(url, 'http://localhost:1'));
  await visitors[0]?.logIn(player.username, player.password);
  for (const visitor of visitors)
    for (const [name, value] of visitors[0]?.cookies ?? []) visitor.cookies.set(name, value);
  return { player, visitors: visitors as [HttpBrowser, ...HttpBrowser[]] };
}

describe('two instances that share Redis', () => {
  let redis: TestRedis & { port: number };
  let sites: TestSite[];
  beforeAll(async () => {
    redis = await startRedis();
    sites = await Promise.all([start({ REDIS_URL: redis.url }), start({ REDIS_URL: redis.url })]);
  });
  afterAll(async () => {
    await Promise.all(sites.map((site) => site.stop()));
    await redis.stop();
  });

  it('make one call for a hundred identical deposits sent to both at once', async () => {
    const { player, visitors } = await enter(sites);
    const { intent, path } = await openForm(visitors[0], 'deposit', CRYPTO);
    const before = proxy.calls.get('payment/deposit') ?? 0;
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        (visitors[index % 2] as HttpBrowser).post(path, { intent, ...fields('300') }),
      ),
    );
    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.get('location')}`)).size).toBe(1);
    expect((proxy.calls.get('payment/deposit') ?? 0) - before).toBe(1);
    expect(await listPayments(player)).toHaveLength(1);
  });

  it('give the tabs of one session the same intent, and share unknown payments', async () => {
    const { player, visitors } = await enter(sites);
    const [first, second] = await Promise.all(visitors.map((visitor) => openForm(visitor, 'deposit', CRYPTO)));
    proxy.faults.set('payment/deposit', { kind: 'reset' });
    const answer = await first?.send(fields('300'));
    proxy.faults.clear();
    expect((await second?.send(fields('300')))?.headers.get('location')).toBe(answer?.headers.get('location'));
    const third = await openForm(visitors[1] as HttpBrowser, 'deposit', CRYPTO);
    expect((await third.send(fields('300'))).status).toBe(409);
    expect(await listPayments(player)).toHaveLength(0);
  });

  it('make one call and honour each other’s forms when their clocks differ by five minutes', async () => {
    const ahead = await start({ REDIS_URL: redis.url, LATER_MS: String(5 * 60_000) });
    const { player, visitors } = await enter([sites[0] as TestSite, ahead]);
    const [here, there] = visitors as [HttpBrowser, HttpBrowser];
    const [fromAhead, form] = [await openForm(there, 'deposit', CRYPTO), await openForm(here, 'deposit', CRYPTO)];
    expect(fromAhead.path).toBe(form.path);
    proxy.faults.set('payment/deposit', { kind: 'hang' });
    const first = form.send(fields('300'));
    await proxy.held('payment/deposit');
    // The other instance takes the attempt for an old one whose server is lost, and says that it is unknown.
    const second = await there.post(form.path, { intent: form.intent, ...fields('300') });
    proxy.faults.clear();
    proxy.release();
    expect(second.status).toBe(303);
    expect((await first).headers.get('location')).toBe(second.headers.get('location'));
    expect(await listPayments(player)).toHaveLength(1);

    const next = await openForm(there, 'deposit', CRYPTO);
    expect((await here.post(next.path, { intent: next.intent, ...fields('301') })).status).toBe(303);
    expect(await listPayments(player)).toHaveLength(2);
    await ahead.stop();
  });

  it('say that nothing was sent when the shared state fails between the two claims of a payment', async () => {
    const { player, visitors } = await enter(sites);
    const form = await openForm(visitors[0], 'deposit', CRYPTO);
    const administrator = new Redis(redis.url);
    const allowed = ['intent-*', 'receipt:*', 'generation', 'once:*', 'limit:*', 'session-*', 'play-*'];
    await administrator.call('ACL', 'SETUSER', 'default', 'resetkeys', ...allowed.map((key) => `~player-site:${key}`));
    expect((await form.send(fields('300'))).status).toBe(503);
    await administrator.call('ACL', 'SETUSER', 'default', '~*');
    administrator.disconnect();
    const second = await visitors[1]?.post(form.path, { intent: form.intent, ...fields('300') });
    expect(second?.status).toBe(503);
    const page = await (second as Response).text();
    expect(withoutScripts(page).includes('ödeme gönderilmedi')).toBe(true);
    expect(await listPayments(player)).toEqual([]);
    // The form that comes back has another intent.
    expect((await formIn(visitors[0], form.path, page).send(fields('300'))).status).toBe(303);
    expect(await listPayments(player)).toHaveLength(1);
  });

  it('open and send forms where another program has written keys of other types', async () => {
    const { player, visitors } = await enter(sites);
    await openForm(visitors[0], 'deposit', CRYPTO);
    const other = new Redis(redis.url);
    for (const key of await other.keys('player-site:*')) {
      await other.del(key);
      await other.lpush(key, 'one');
    }
    const form = await openForm(visitors[1] as HttpBrowser, 'deposit', CRYPTO);
    expect((await form.send(fields('300'))).status).toBe(303);
    expect(await listPayments(player)).toHaveLength(1);
    await other.flushall();
    other.disconnect();
  });

  it('show a receipt from any instance, and from the operator’s list while Redis is unavailable', async () => {
    const { visitors } = await enter(sites);
    const listed = await (await openForm(visitors[0], 'deposit', CRYPTO)).send(fields('300'));
    proxy.faults.set('payment/deposit', { kind: 'reset' });
    const unlisted = await (await openForm(visitors[0], 'deposit', CRYPTO)).send(fields('301'));
    proxy.faults.clear();
    expect(payPageIn(await receiptOf(visitors[1] as HttpBrowser, listed))).toBeDefined();
    await redis.stop();
    const restored = await receiptOf(visitors[0], listed);
    expect(restored).toContain('₺300,00');
    expect(restored).toContain('kayıttan yeniden oluşturuldu');
    expect(payPageIn(restored)).toBeUndefined();
    expect((await visitors[0].get(unlisted.headers.get('location') ?? '')).status).toBe(503);
    redis = await startRedis(redis.port);
    await expect.poll(async () => (await visitors[0].get('/dashboard/deposit/6')).status).toBe(200);
    // Redis is empty now, and so the payment that the operator does not list is not known any more.
    expect((await visitors[0].get(unlisted.headers.get('location') ?? '')).status).toBe(404);
  });

  it('send nothing while Redis is unavailable, and continue when it is back', async () => {
    const { player, visitors } = await enter(sites);
    const form = await openForm(visitors[0], 'deposit', CRYPTO);
    await redis.stop();
    const refused = await form.send(fields('300'));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await refused.text()).toContain('Bu ödeme şu an gönderilemedi. Yazdıklarınız duruyor');
    const asScript = `${form.path}?_data=routes%2Fdashboard.deposit.%24id`;
    const toScript = await visitors[0].post(asScript, { intent: form.intent, ...fields('300') });
    expect(toScript.status).toBe(503);
    expect(await toScript.json()).toMatchObject({
      intent: form.intent,
      messages: [expect.stringContaining('Bu ödeme şu an gönderilemedi.')],
    });
    expect((await visitors[0].get('/dashboard/deposit/6')).status).toBe(503);
    expect((await visitors[0].get('/dashboard/deposit')).status).toBe(200);
    redis = await startRedis(redis.port);
    const opened = async () => (await visitors[0].get('/dashboard/deposit/6')).text();
    await expect.poll(opened).toContain('value="300"');
    // Redis restarts empty: the site must detect that used intents were lost.
    expect((await form.send(fields('300'))).status).toBe(409);
    expect(await listPayments(player)).toHaveLength(0);
    expect((await (await openForm(visitors[0], 'deposit', CRYPTO)).send(fields('300'))).status).toBe(303);
  });
});

it('an instance restarted without stored state accepts no form from before', async () => {
  const env = { DATA_DIR: newDataDir() };
  const before = await start(env);
  const { player, visitors } = await enter([before]);
  const used = await openForm(visitors[0], 'deposit', CRYPTO);
  const answer = await used.send(fields('300'));
  const unused = await openForm(visitors[0], 'deposit', CRYPTO);
  await before.stop();

  const after = await start(env);
  const visitor = new HttpBrowser(after.url, 'http://localhost:1');
  for (const [name, value] of visitors[0].cookies) visitor.cookies.set(name, value);
  expect((await visitor.post(used.path, { intent: used.intent, ...fields('300') })).status).toBe(409);
  expect((await visitor.post(unused.path, { intent: unused.intent, ...fields('400') })).status).toBe(409);
  expect(await listPayments(player)).toHaveLength(1);
  const restored = await receiptOf(visitor, answer);
  expect(restored).toContain('₺300,00');
  expect(restored).toContain('kayıttan yeniden oluşturuldu');
  await after.stop();
});
