// @module-tag tier-2

import { chmodSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tmpdir } from 'node:os';
import { describe, expect, it, vi } from 'vitest';
import { enterAsNewPlayer } from '../support/enter-as-new-player';
import { eventually } from '../support/eventually';
import { HttpBrowser } from '../support/http-browser';
import { openForm } from '../support/cashier';
import { startDemoOperator } from '../support/demo-operator';
import { startFaultProxy } from '../support/fault-proxy';
import { newDataDir, startSite } from '../support/site';

describe('stopping', () => {
  it('is reported by /readyz before the port closes, while /healthz stays good', { tags: ['tier-1'] }, async () => {
    const site = await startSite({ SHUTDOWN_GRACE_SECONDS: '2' });
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    await site.clock.hold();
    const stopped = site.stop();
    await eventually(async () => expect((await fetch(`${site.url}/readyz`)).status).toBe(503));
    await site.clock.turn(1_999);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    for (const path of ['/', '/balance', '/healthz'])
      expect((await fetch(`${site.url}${path}`)).headers.get('connection'), path).toBe('close');
    await site.clock.turn(1);
    await stopped;
    await expect(fetch(`${site.url}/readyz`)).rejects.toThrow();
  });

  it('lets a running request finish', async () => {
    const operator = await startDemoOperator();
    const proxy = await startFaultProxy(operator.apiUrl);
    const site = await startSite({ OPERATOR_API_URL: proxy.apiUrl });
    const visitor = new HttpBrowser(site.url);
    await visitor.get('/');
    proxy.faults.set('auth/login', { kind: 'hang' });
    const login = visitor.logIn();
    await proxy.held('auth/login');
    const stopped = site.stop();
    await eventually(() => expect(site.logs.join('\n')).toContain('"msg":"stopping"'));
    proxy.release();
    expect((await login).status).toBe(303);
    await stopped;
    await proxy.close();
    await operator.close();
  });
});

describe('starting', () => {
  it('fails for an invalid configuration with one message that names each variable', async () => {
    const act = startSite({ PORT: 'x', TRUST_PROXY: 'yes' });
    await expect(act).rejects.toThrow(/PORT[\s\S]*TRUST_PROXY/);
  });

  it('fails in production without an operator, unless the demonstration is asked for', async () => {
    const production = { NODE_ENV: 'production', SESSION_SECRETS: 'a-secret-of-thirty-two-characters' };
    await expect(startSite(production)).rejects.toThrow(/OPERATOR_API_URL: required in production; DEMO=1/);
    const demo = await startSite({ ...production, DEMO: '1' });
    expect((await fetch(`${demo.url}/readyz`)).status).toBe(200);
    await demo.stop();
  });

  it('fails for an unusable data directory and for a port in use, with a message that names the variable to set', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'site-')), 'file');
    writeFileSync(file, '');
    await expect(startSite({ DATA_DIR: path.join(file, 'data') })).rejects.toThrow(/cannot be used[^\n]*DATA_DIR/);
    const site = await startSite({ METRICS_PORT: '0' });
    const { port } = new URL(site.metricsUrl);
    await expect(startSite({ METRICS_PORT: port })).rejects.toThrow(
      new RegExp(`Port ${port} is in use[^\\n]*METRICS_PORT`),
    );
    await site.stop();
  });

  // Root may write everywhere: the site then runs as another user.
  const unprivileged = process.getuid?.() === 0 ? { SITE_USER: '65534' } : {};

  it('says in one sentence which folder cannot be written, by which user and why', async () => {
    const dataDir = newDataDir();
    chmodSync(dataDir, 0o555);
    const sentence = new RegExp(
      `${dataDir} cannot be used by the user \\S+ \\(\\d+\\): EACCES\\. [^\\n]*DATA_DIR[^\\n]*$`,
    );
    await expect(startSite({ DATA_DIR: dataDir, ...unprivileged })).rejects.toThrow(sentence);
    if (existsSync('/proc/self'))
      await expect(startSite({ DATA_DIR: '/proc/none/data' })).rejects.toThrow(/\/proc\/none\/data cannot/);
  });

  it.each([
    ...['operator.db', 'operator.db-wal', 'operator.db-shm', 'session-secret'].map((name) => [name, 'EISDIR'] as const),
    ...['last-good', 'assets'].map((name) => [name, 'ENOTDIR'] as const),
  ])('says so of a %s that is none (%s)', async (name, code) => {
    const dataDir = newDataDir();
    if (code === 'EISDIR') mkdirSync(path.join(dataDir, name));
    else writeFileSync(path.join(dataDir, name), '');
    const sentence = new RegExp(`:\\n${dataDir}/${name} cannot be used by the user [^\\n]*: ${code}\\. [^\\n]*$`);
    await expect(startSite({ DATA_DIR: dataDir })).rejects.toThrow(sentence);
  });

  it('says so of a database that cannot be read or written', async () => {
    const dataDir = newDataDir();
    writeFileSync(path.join(dataDir, 'operator.db'), 'not a database'.repeat(1_000));
    const sentence = new RegExp(
      `${dataDir} cannot be used by the user \\S+ \\(\\d+\\): SQLITE_NOTADB\\. [^\\n]*DATA_DIR[^\\n]*$`,
    );
    await expect(startSite({ DATA_DIR: dataDir })).rejects.toThrow(sentence);
  });

  it('goes on without the folder where the operator is another one, and says so once', async () => {
    const operator = await startDemoOperator();
    const dataDir = newDataDir();
    chmodSync(dataDir, 0o555);
    const secrets = { SESSION_SECRETS: 'a-secret-of-thirty-two-characters' };
    const site = await startSite({ ...secrets, OPERATOR_API_URL: operator.apiUrl, DATA_DIR: dataDir, ...unprivileged });
    expect((await new HttpBrowser(site.url).get('/')).status).toBe(200);
    await site.stop();
    const warnings = site.logs.map((line) => JSON.parse(line) as object).filter((line) => 'code' in line);
    expect(warnings).toEqual([
      expect.objectContaining({
        path: dataDir,
        code: 'EACCES',
        user: expect.any(String) as string,
        msg: 'the data directory cannot be written',
      }),
      expect.objectContaining({ path: `${dataDir}/last-good`, msg: 'last good content could not be written' }),
    ]);
    await operator.close();
  });

  it('fails for an empty secret file', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'site-'));
    writeFileSync(path.join(dataDir, 'session-secret'), '\n');
    await expect(startSite({ DATA_DIR: dataDir })).rejects.toThrow(/:\n\/\S+ holds no secret\. [^\n]*$/);
  });

  it("works for two sites at once on one data directory, which accept each other's sessions", async () => {
    const operator = await startDemoOperator();
    const env = { DATA_DIR: newDataDir(), OPERATOR_API_URL: operator.apiUrl };
    const [one, two] = await Promise.all([startSite(env), startSite(env)]);
    const visitor = new HttpBrowser(one.url);
    await visitor.logIn();
    const elsewhere = new HttpBrowser(two.url);
    elsewhere.cookies.set('session', visitor.cookies.get('session') ?? '');
    expect((await elsewhere.get('/dashboard')).status).toBe(200);
    await Promise.all([one.stop(), two.stop(), operator.close()]);
  });
});

it('accepts a forwarded address only from a trusted proxy', async () => {
  const operator = await startDemoOperator();
  const proxy = await startFaultProxy(operator.apiUrl);
  for (const [trust, believes] of [
    ['', false],
    ['10.0.0.0/8', false],
    ['loopback', true],
  ] as const) {
    const site = await startSite({ OPERATOR_API_URL: proxy.apiUrl, TRUST_PROXY: trust });
    const visitor = new HttpBrowser(site.url);
    await visitor.logIn();
    await visitor.get('/balance');
    for (const call of ['auth/login', 'user/balance'])
      expect(proxy.lastHeaders.get(call)?.['x-forwarded-for'] === visitor.address, `${call} ${trust}`).toBe(believes);
    await site.stop();
  }
  await proxy.close();
  await operator.close();
});

it('stops within ten seconds of the signal, even during a request', async () => {
  const operator = await startDemoOperator();
  const proxy = await startFaultProxy(operator.apiUrl);
  const site = await startSite({ OPERATOR_API_URL: proxy.apiUrl, SHUTDOWN_GRACE_SECONDS: '2' });
  const { visitor } = await enterAsNewPlayer(operator.apiUrl, site.url);
  const form = await openForm(visitor, 'deposit', 6);
  proxy.faults.set('payment/deposit', { kind: 'hang' });
  const cut = vi.fn();
  const payment = form.send({ Amount: '300', Network: '1' }).catch(cut);
  const early = payment.then((answer: Response) => expect.fail(`answered early with ${answer.status}`));
  await Promise.race([proxy.held('payment/deposit'), early]);
  early.catch(() => undefined);
  await site.clock.hold();
  const stopped = site.stop();
  await eventually(async () => {
    const answer = await fetch(`${site.url}/readyz`);
    expect([answer.status, answer.headers.get('connection')]).toEqual([503, 'close']);
  });
  await site.clock.turn(2_000);
  // Only from here on is the rest of the time counted.
  await eventually(() => expect(fetch(`${site.url}/readyz`)).rejects.toThrow());
  await site.clock.turn(7_999);
  expect(cut).not.toHaveBeenCalled();
  await site.clock.turn(1);
  // Well before the 30 real seconds after which the site closes a silent connection anyway.
  await vi.waitFor(() => expect(cut).toHaveBeenCalled(), { timeout: 20_000 });
  await stopped;
  await payment;
  await proxy.close();
  await operator.close();
});
