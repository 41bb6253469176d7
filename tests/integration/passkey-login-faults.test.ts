// @module-tag tier-2

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { TIMEOUT_MS } from '~/upstream/policies.server';
import { turnFactorOn } from '../support/authenticator';
import { anyFault, type Fault } from '../support/fault-proxy';
import { shown } from '../support/html';
import { HttpBrowser } from '../support/http-browser';
import {
  askForOptions,
  LOGIN,
  logInWithPasskey,
  optionsFor,
  passkeyOwner,
  sendPasskey,
} from '../support/passkey-login';
import { addPasskey, PasskeyDevice } from '../support/passkey-device';
import { newPlayer } from '../support/players';
import { startSite } from '../support/site';
import { siteBehindFaults } from '../support/site-behind-faults';
import { siteWithOptions } from '../support/site-with-options';
import { turnUntilAnswered } from '../support/turn-until-answered';
import { isLoggedIn, VERIFY } from '../support/two-step';

const { operator, proxy, site } = siteBehindFaults();

const visit = () => new HttpBrowser(site.url);
const owner = () => passkeyOwner({ url: site.url, operatorUrl: operator.apiUrl });

const PAGE_MS = 5_000;

const faults = Object.entries(anyFault as Record<string, Fault>);

/** Takes the step while the call fails, by the site's clock. */
async function takeFaulty(call: string, fault: Fault, take: () => Promise<Response>): Promise<Response> {
  proxy.faults.set(call, fault);
  await site.clock.hold();
  try {
    return await turnUntilAnswered(take, { site, proxy, key: call, turnMs: TIMEOUT_MS.write, limitMs: PAGE_MS });
  } finally {
    await site.clock.release();
    proxy.faults.clear();
  }
}

describe('a call that fails', () => {
  it.each(faults)('an operator that %s for the options: a message, and then it works', async (_name, fault) => {
    const { device } = await owner();
    const visitor = visit();
    const answer = await takeFaulty('auth/passkeyoptions', fault, () => askForOptions(visitor));
    expect([400, 501, 502, 503]).toContain(answer.status);
    const { message, ...rest } = (await answer.json()) as { message: string };
    expect(rest).toEqual({});
    expect(message).toMatch(/^[A-ZÇĞİÖŞÜ][^<{]{10,}[.!]$/);
    expect((await logInWithPasskey(visitor, device)).status).toBe(303);
  });

  it.each(faults)('an operator that %s for the passkey: the form with a message, no session', async (_name, fault) => {
    const { device } = await owner();
    const visitor = visit();
    const assertion = device.get(await optionsFor(visitor));
    const answer = await takeFaulty('auth/verify', fault, () => sendPasskey(visitor, assertion));
    expect([400, 501, 502, 503]).toContain(answer.status);
    const html = await shown(answer);
    expect(html).toContain('role="alert"');
    expect(html).toContain('name="password"');
    expect(await isLoggedIn(visitor)).toBe(false);
    expect((await logInWithPasskey(visitor, device)).status).toBe(303);
  });

  it('an operator whose options cannot be read: a login that has begun goes on', async () => {
    proxy.faults.set('cms/grouped', { kind: 'reset' });
    const own = await startSite({ OPERATOR_API_URL: proxy.apiUrl });
    onTestFinished(() => own.stop());
    const player = await newPlayer(operator.apiUrl);
    const device = new PasskeyDevice(own.url);
    await addPasskey(player, device);
    const visitor = new HttpBrowser(own.url);
    expect(await shown(await visitor.get('/login'))).not.toContain('name="assertion"');
    expect((await logInWithPasskey(visitor, device)).status).toBe(303);
  });
});

describe('the limit', () => {
  it('on options is by network, and leaves the password', async () => {
    const { player } = await owner();
    const visitor = visit();
    const statuses: number[] = [];
    for (let batch = 0; batch < 31; batch += 1)
      statuses.push(
        ...(await Promise.all(Array.from({ length: 10 }, async () => (await askForOptions(visitor)).status))),
      );
    expect(statuses.filter((status) => status === 200)).toHaveLength(300);
    const last = await askForOptions(visitor);
    expect([last.status, Number(last.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await last.text()).toContain('dakika');
    expect((await visitor.logIn(player.username, player.password)).status).toBe(303);
  });

  it('on refused passkeys is by network; the ones that open a session do not count', async () => {
    const { device } = await owner();
    const visitor = visit();
    for (let count = 0; count < 5; count += 1) await logInWithPasskey(visitor, device);
    visitor.cookies.clear();
    const options = await optionsFor(visitor);
    const wrong = device.get(options, { isVerified: false });
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1) statuses.push((await sendPasskey(visitor, wrong)).status);
    expect(statuses).toEqual([...Array<number>(60).fill(400), 429]);
    expect((await logInWithPasskey(visit(), device)).status).toBe(303);
  });
});

it('the operator gets the fingerprint, and the same device as with a password', async () => {
  const { player, device } = await owner();
  const visitor = visit();
  const fingerprint = createHash('md5').update(player.username).digest('hex');
  await visitor.post('/device', { fingerprint });
  await logInWithPasskey(visitor, device);
  expect(proxy.lastHeaders.get('auth/verify')?.['x-fingerprint']).toBe(fingerprint);
  expect(proxy.lastHeaders.get('auth/verify')?.['x-forwarded-for']).toBe(visitor.address);
});

it('what was typed when the session ended is back in the form', async () => {
  const { player, device } = await owner();
  const visitor = visit();
  await visitor.logIn(player.username, player.password);
  proxy.faults.set('ticket/create', { kind: 'status', status: 401 });
  const sent = await visitor.post('/ticket', { subject: 'Ödemem gelmedi', message: 'Ne zaman gelir?' });
  proxy.faults.clear();
  const login = sent.headers.get('location') ?? '';
  expect(login).toMatch(/^\/login\?/);
  const answer = await logInWithPasskey(visitor, device, login);
  expect(await shown(await visitor.get(answer.headers.get('location') ?? ''))).toContain('value="Ödemem gelmedi"');
});

it('a second step that takes a passkey alone has the button alone, and says what it needs', async () => {
  const { player, device } = await owner();
  await turnFactorOn(player);
  proxy.faults.set('auth/login', {
    kind: 'rewrite',
    rewrite: (_call, data) => ({ ...(data as object), factors: ['passkey'] }),
  });
  const visitor = visit();
  await visitor.logIn(player.username, player.password);
  const html = await shown(await visitor.get(VERIFY));
  expect(html).toContain(`${player.username} hesabına geçiş anahtarınızla girin.`);
  expect(html).toMatch(/<noscript><p>Geçiş anahtarı için JavaScript gerekir/);
  expect(html).not.toMatch(/name="code"|>veya</);
  const refused = await sendPasskey(visitor, '', VERIFY);
  expect([refused.status, await shown(refused)]).toEqual([400, expect.stringContaining('role="alert"')]);
  visitor.cookies.set('lite', '1');
  const lite = await shown(await visitor.get(VERIFY));
  expect(lite).toContain('<p>Geçiş anahtarı için JavaScript gerekir');
  expect(lite).not.toContain('name="assertion"');
  visitor.cookies.delete('lite');
  expect((await logInWithPasskey(visitor, device, VERIFY)).headers.get('location')).toBe('/');
});

it('without the capability there is no button, no call and no answer', async () => {
  const own = await siteWithOptions(proxy, { capabilities: '["two-factor"]' });
  const { device } = await owner();
  const visitor = new HttpBrowser(own.url);
  const html = await shown(await visitor.get('/login'));
  expect(html).toContain('autoComplete="username"');
  expect(html).not.toMatch(/webauthn|name="assertion"|Geçiş anahtarı/);
  proxy.calls.clear();
  const options = await optionsFor(visit());
  expect((await askForOptions(visitor)).status).toBe(404);
  expect((await sendPasskey(visitor, device.get(options))).status).toBe(404);
  expect(proxy.calls.get('auth/passkeyoptions')).toBe(1);
  expect(proxy.calls.get('auth/verify')).toBeUndefined();
});

it('no challenge, signature or token is in the log, and none in a page', async () => {
  const { device } = await owner();
  const visitor = visit();
  const secrets: string[] = [];
  proxy.faults.set('auth/verify', {
    kind: 'rewrite',
    rewrite(_call, data) {
      const { token } = (data ?? {}) as { token?: string };
      if (token !== undefined) secrets.push(token);
      return data;
    },
  });
  const options = await optionsFor(visitor);
  const assertion = device.get(options);
  const login = await (await visitor.get(LOGIN)).text();
  const wrong = await (await sendPasskey(visitor, device.get(options, { isVerified: false }))).text();
  await logInWithPasskey(visitor, device);
  const home = await (await visitor.get('/')).text();
  secrets.push(options.challenge, assertion.response.signature, assertion.response.clientDataJSON, assertion.id);
  const cookies = [...visitor.cookies.values()].join();
  for (const secret of secrets)
    for (const text of [login, wrong, home, cookies, site.logs.join('\n')]) expect(text).not.toContain(secret);
  expect(secrets).toHaveLength(5);
});

it("the browser's part of passkeys has 6 kB at most", () => {
  const folder = 'build/client/assets';
  const parts = readdirSync(folder).filter((name) => /^(?:ceremony\.client|passkey-login)-.*\.js$/.test(name));
  expect(parts).toHaveLength(2);
  const bytes = parts.map((name) => brotliCompressSync(readFileSync(`${folder}/${name}`)).length);
  expect(bytes.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(6_000);
});
