// @module-tag tier-2

import { expect, it } from 'vitest';
import { crawl } from '../support/crawler';
import { enterAsNewPlayer } from '../support/enter-as-new-player';
import { withoutScripts } from '../support/html';
import { HttpBrowser } from '../support/http-browser';
import { SESSIONS } from '../support/session-list';
import { siteBehindFaults } from '../support/site-behind-faults';
import { siteWithOptions } from '../support/site-with-options';

/** An operator that lets players change nothing of how they log in: no part of it may be left. */

const { operator, proxy } = siteBehindFaults();

const addresses: [path: string, ...forms: Record<string, string>[]][] = [
  ['/dashboard/security', {}],
  [
    '/dashboard/security/two-factor',
    { intent: 'begin' },
    { code: '123456' },
    { intent: 'off', password: 'sifre1234', code: '123456' },
  ],
  ['/dashboard/security/recovery-codes', { code: '123456' }],
  ['/dashboard/security/passkeys', { name: 'Telefon' }, { intent: 'remove', id: '1' }, { intent: 'finish' }],
  ['/dashboard/security/recovery-file', { code: 'AAAAA-AAAAA' }],
  [
    '/login/verify',
    { factor: 'totp', code: '123456' },
    { factor: 'recovery-code', code: 'AAAAA-AAAAA' },
    { intent: 'passkey-options' },
    { intent: 'passkey', assertion: '{}' },
  ],
];

it('has no page, form, link or call of them', async () => {
  const { url } = await siteWithOptions(proxy, { capabilities: '["limits","lobby-detail"]' });
  const { visitor } = await enterAsNewPlayer(operator.apiUrl, url);
  proxy.calls.clear();
  // A guest's answer to /login/verify must not differ from a player's.
  for (const who of [visitor, new HttpBrowser(url)])
    for (const [path, ...forms] of who === visitor ? addresses : addresses.slice(-1)) {
      const answers = [await who.get(path)];
      for (const form of forms) answers.push(await who.post(path, form));
      expect([path, ...answers.map(({ status }) => status)]).toEqual([path, ...answers.map(() => 404)]);
    }
  for (const form of [{ id: '1' }, { others: '1' }] as Record<string, string>[])
    expect((await visitor.post(SESSIONS, form)).status).toBe(405);

  const pages = [...(await crawl(visitor)).values()].flatMap(({ address, html }) =>
    html === null ? [] : { address, html: withoutScripts(html) },
  );
  expect(pages.length).toBeGreaterThan(60);
  const left = pages.filter(({ html }) =>
    /\/dashboard\/security|\/login\/verify|name="others"|webauthn|name="assertion"/.test(html),
  );
  expect(left.map(({ address }) => address)).toEqual([]);
  const sessions = pages.find(({ address }) => address === SESSIONS);
  expect(sessions?.html).not.toContain('name="id"');
  const calls = [...proxy.calls.keys()];
  expect(calls).toContain('customer/sessions');
  expect(calls.filter((call) => /^security\/|^auth\/(?:verify|passkey)|^customer\/end/.test(call))).toEqual([]);
});
