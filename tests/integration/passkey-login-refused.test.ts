// @module-tag tier-2

import { describe, expect, it } from 'vitest';
import { shown } from '../support/html';
import type { HttpBrowser } from '../support/http-browser';
import { LOGIN, logInWithPasskey, optionsFor, passkeyOwner, sendPasskey } from '../support/passkey-login';
import { isLoggedIn, twoStepSite, VERIFY } from '../support/two-step';

const { site, wait, visit, owner } = twoStepSite();

const EXPIRED = 'Geçiş anahtarıyla giriş için ayrılan süre doldu.';
const NOT_READ = 'Geçiş anahtarı okunamadı.';
const WRONG = 'Geçiş anahtarı doğrulanamadı.';
const UNKNOWN = 'Bu geçiş anahtarı burada tanınmıyor';

type Given = Awaited<ReturnType<typeof passkeyOwner>> & { readonly visitor: HttpBrowser };

/** Each returns the answer to a passkey that must open no session. */
const refusals: [name: string, message: string, send: (given: Given) => Promise<Response>][] = [
  [
    'whose challenge was never issued',
    EXPIRED,
    async ({ visitor, device }) =>
      sendPasskey(visitor, device.get({ ...(await optionsFor(visitor)), challenge: 'A'.repeat(43) })),
  ],
  [
    'whose challenge another browser asked for',
    EXPIRED,
    async ({ visitor, device }) => {
      await optionsFor(visitor);
      return sendPasskey(visitor, device.get(await optionsFor(visit())));
    },
  ],
  [
    "with another browser's cookie of its challenge",
    EXPIRED,
    async ({ visitor, device }) => {
      const other = visit();
      const options = await optionsFor(other);
      visitor.cookies.set('passkey-login', other.cookies.get('passkey-login') ?? '');
      return sendPasskey(visitor, device.get(options));
    },
  ],
  [
    'whose challenge was used',
    EXPIRED,
    async ({ visitor, device }) => {
      const assertion = device.get(await optionsFor(visitor), { isVerified: false });
      await sendPasskey(visitor, assertion);
      return sendPasskey(visitor, assertion);
    },
  ],
  [
    'whose challenge has opened a session',
    EXPIRED,
    async ({ visitor, device }) => {
      const options = await optionsFor(visitor);
      const before = new Map(visitor.cookies);
      await sendPasskey(visitor, device.get(options));
      visitor.cookies.clear();
      for (const [name, value] of before) visitor.cookies.set(name, value);
      return sendPasskey(visitor, device.get(options));
    },
  ],
  [
    'that comes after five minutes',
    EXPIRED,
    async ({ visitor, device }) => {
      const assertion = device.get(await optionsFor(visitor));
      await wait(5 * 60_000 + 1_000);
      return sendPasskey(visitor, assertion);
    },
  ],
  [
    'that another site asked for',
    WRONG,
    async ({ visitor, device }) =>
      sendPasskey(visitor, device.get(await optionsFor(visitor), { origin: 'https://copy.example' })),
  ],
  [
    'of another domain',
    WRONG,
    async ({ visitor, device }) => {
      const options = await optionsFor(visitor);
      const { response, ...rest } = device.get(options);
      const authenticatorData = Buffer.from(response.authenticatorData, 'base64url').fill(7, 0, 32);
      const changed = { ...response, authenticatorData: authenticatorData.toString('base64url') };
      return sendPasskey(visitor, { ...rest, response: changed });
    },
  ],
  [
    'of a device that was not unlocked',
    WRONG,
    async ({ visitor, device }) => sendPasskey(visitor, device.get(await optionsFor(visitor), { isVerified: false })),
  ],
  [
    'of a copied device',
    WRONG,
    async ({ visitor, device }) => {
      await logInWithPasskey(visit(), device);
      return sendPasskey(visitor, device.get(await optionsFor(visitor), { counter: 1 }));
    },
  ],
  [
    'that names another player',
    UNKNOWN,
    async ({ visitor, device }) => {
      const other = await passkeyOwner(site);
      const assertion = device.get(await optionsFor(visitor));
      const { userHandle } = other.device.get(await optionsFor(visit())).response;
      return sendPasskey(visitor, { ...assertion, response: { ...assertion.response, userHandle } });
    },
  ],
  [
    'that was removed',
    UNKNOWN,
    async ({ visitor, player, device }) => {
      const { data } = await player.call('security/status', {});
      await player.call('security/passkeyremove', { id: (data as { passkeys: { id: string }[] }).passkeys[0]?.id });
      return logInWithPasskey(visitor, device);
    },
  ],
];

describe('a passkey is refused', () => {
  it.each(refusals)('%s', async (_name, message, send) => {
    const given = { ...(await passkeyOwner(site)), visitor: visit() };
    const answer = await send(given);
    expect(answer.status).toBe(400);
    expect(await shown(answer)).toContain(message);
    expect(await isLoggedIn(given.visitor)).toBe(false);
  });

  it('in English too, by the site and by the operator', async () => {
    const { device } = await passkeyOwner(site);
    const visitor = visit();
    visitor.cookies.set('language', 'en');
    const options = await optionsFor(visitor);
    const early = await sendPasskey(visitor, device.get({ ...options, challenge: 'A'.repeat(43) }));
    expect(await shown(early)).toContain('The time for this login has run out.');
    expect(await shown(await sendPasskey(visitor, '[]'))).toContain('The passkey could not be read.');
    const unverified = await sendPasskey(visitor, device.get(options, { isVerified: false }));
    expect(await shown(unverified)).toContain('The passkey could not be verified.');
  });

  const valid = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };
  const json = Buffer.from('"x"').toString('base64url');

  it.each([
    ['nothing', ''],
    ['a letter', 'a'],
    ['spaces', '   '],
    ['a list', '[]'],
    ['null', 'null'],
    ['half a JSON', '{"id":"x"'],
    ['another shape', '{"id":"x","response":{}}'],
    ['an emoji', '😀'.repeat(100)],
    ['right-to-left text', 'مرحبا'],
    ['markup', '<b>1</b>'],
    ['lone surrogates and zeros', '\ud800\u0000'],
    ['60 kB', 'x'.repeat(60_000)],
    ['a deep list', '['.repeat(20_000)],
    ['texts for bytes', JSON.stringify({ ...valid, response: { clientDataJSON: '😀' } })],
  ])('without an error of the site when it is %s', async (_name, assertion) => {
    for (const path of [LOGIN, VERIFY]) {
      const visitor = visit();
      if (path === VERIFY) {
        const { player } = await owner();
        await visitor.logIn(player.username, player.password);
      }
      const answer = await sendPasskey(visitor, assertion, path);
      expect(answer.status).toBe(400);
      const html = await shown(answer);
      expect(html).toContain(NOT_READ);
      expect(html).toContain(path === LOGIN ? 'name="username"' : 'name="code"');
    }
  });

  it.each([
    ['signs no JSON', '😀'],
    ['signs a text', json],
    ['signs a challenge of another type', Buffer.from('{"challenge":{}}').toString('base64url')],
  ])('where it %s', async (_name, clientDataJSON) => {
    const visitor = visit();
    await optionsFor(visitor);
    const response = { clientDataJSON, authenticatorData: 'AAAA', signature: 'AAAA' };
    const answer = await sendPasskey(visitor, { ...valid, response });
    expect(answer.status).toBe(400);
    expect(await shown(answer)).toMatch(new RegExp(`${EXPIRED}|${NOT_READ}`));
  });

  it('of more than 64 kB before it is read', async () => {
    expect((await sendPasskey(visit(), 'x'.repeat(70_000))).status).toBe(413);
  });
});
