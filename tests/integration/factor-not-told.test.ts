// @module-tag tier-1
// @module-tag security

import { expect, it } from 'vitest';
import { withoutScripts } from '../support/html';
import { newPlayer, type TestPlayer } from '../support/players';
import { optionsFor } from '../support/passkey-login';
import { addPasskey, PasskeyDevice } from '../support/passkey-device';
import { scenariosOf } from '../support/scenarios';
import { twoStepSite } from '../support/two-step';
import type { HttpBrowser } from '../support/http-browser';

/** Before the right password, nothing tells whether an account has a second factor, a passkey, or exists at all. */

const { site, visit, owner } = twoStepSite();

/** The same name length for all, so that pages of the same words have the same length. */
async function accounts(): Promise<Record<string, Pick<TestPlayer, 'username'>>> {
  const guarded = (await owner()).player;
  await addPasskey(guarded, new PasskeyDevice(site.url));
  const plain = await newPlayer(site.operatorUrl);
  return { guarded, plain, unknown: { username: plain.username.replace(/./g, 'q') } };
}

/** Everything of an answer that a stranger sees, without the name and what is random or a time. */
async function seenOf(answer: Response, username: string) {
  const page = await answer.text();
  const text = withoutScripts(page)
    .replaceAll(username, 'NAME')
    .replace(/value="[\w.-]{40,}"/g, 'value="RANDOM"');
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]*/, '=…'));
  const { status, headers } = answer;
  return { status, location: headers.get('location'), cookies, text, length: page.length };
}

/** What the operator is asked meanwhile: a call more takes time that a stranger can measure. */
async function callsDuring<T>(work: () => Promise<T>): Promise<{ done: T; calls: string[] }> {
  const before = await scenariosOf(site.operatorUrl).counts();
  const done = await work();
  const after = await scenariosOf(site.operatorUrl).counts();
  const calls = Object.keys(after).filter((name) => !name.startsWith('cms/') && after[name] !== before[name]);
  return { done, calls: calls.map((name) => `${name} ${(after[name] ?? 0) - (before[name] ?? 0)}`) };
}

const approaches: [string, (visitor: HttpBrowser, username: string) => Promise<Response>][] = [
  ['a wrong password', (visitor, username) => visitor.logIn(username, 'yanlis-sifre')],
  [
    'a wrong password in English',
    async (visitor, username) => {
      visitor.cookies.set('language', 'en');
      return visitor.logIn(username, 'wrong-password');
    },
  ],
  [
    'the ninth wrong password',
    async (visitor, username) => {
      for (let count = 0; count < 8; count += 1) await visitor.logIn(username, 'yanlis-sifre');
      return visitor.logIn(username, 'yanlis-sifre');
    },
  ],
  [
    'the page after a wrong password',
    async (visitor, username) => {
      await visitor.logIn(username, 'yanlis-sifre');
      return visitor.get('/login/verify?redirectTo=%2F');
    },
  ],
  ['a request for a reset', (visitor, username) => visitor.post('/recover', { step: 'username', username })],
  [
    'a wrong code of a reset',
    async (visitor, username) => {
      await visitor.post('/recover', { step: 'username', username });
      return visitor.post('/recover', { step: 'code', code: '000000' });
    },
  ],
];

it.each(approaches)('%s has the same answer for every account', async (_name, approach) => {
  const answers = [];
  for (const [kind, { username }] of Object.entries(await accounts())) {
    const { done, calls } = await callsDuring(() => approach(visit(), username));
    answers.push({ kind, seen: { ...(await seenOf(done, username)), calls } });
  }
  const [first, ...others] = answers;
  expect(first?.seen.calls.length).toBeGreaterThan(0);
  for (const { kind, seen } of others) expect(seen, kind).toEqual(first?.seen);
});

it('a request for a passkey names no account, and gets the same options for every account', async () => {
  for (const { username } of Object.values(await accounts())) {
    const visitor = visit();
    await visitor.logIn(username, 'yanlis-sifre');
    const { challenge, ...options } = await optionsFor(visitor);
    expect(challenge).toMatch(/^[\w-]{43}$/);
    expect(options).toEqual({ rpId: 'localhost', userVerification: 'required', timeout: expect.any(Number) as number });
  }
});
