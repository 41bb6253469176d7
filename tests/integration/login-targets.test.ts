// @module-tag tier-1
// @module-tag login
// @module-tag server

import { beforeAll, expect, it } from 'vitest';
import { createPageRegistry } from '~/server/pages/page-registry.server';
import type { Page } from '~/request/page-facts';
import { turnFactorOn } from '../support/authenticator';
import { findBuild } from '../support/built-routes';
import { HttpBrowser } from '../support/http-browser';
import { optionsFor, passkeyOwner, sendPasskey } from '../support/passkey-login';
import { newPlayer } from '../support/players';
import { sharedSite } from '../support/shared-site';

/** Tests where a login leads that was asked for by a script: a page is for the router, and everything else for the browser. */

const site = sharedSite();
let pages: readonly Page[];
beforeAll(async () => {
  ({ pages } = createPageRegistry(await findBuild()));
});

const addressOf = ({ pattern }: Page) => pattern.replace(/:[^/]+|\*$/g, 'x');

/** What the answer to a script's request says: where to go, and whether as a document. */
const targetOf = ({ status, headers }: Response) => [
  status,
  headers.get('x-remix-redirect'),
  headers.get('x-remix-reload-document'),
];

const isPage = ({ isDocument, pattern }: Page) => isDocument && !/^(?:\/dashboard)?\/\*$/.test(pattern);

it('is loaded as a document unless it is a page, for each route of the site', async () => {
  const visitor = new HttpBrowser(site.url);
  await visitor.logIn();
  const wrong: unknown[] = [];
  for (const page of pages.filter(({ pattern }) => !pattern.startsWith('/login'))) {
    const target = `${addressOf(page)}?a=1`;
    const answer = await visitor.get(`/login?redirectTo=${encodeURIComponent(target)}&_data=routes%2Flogin`);
    const found = targetOf(answer);
    if (String(found) !== String([204, target, isPage(page) ? null : 'true'])) wrong.push(found);
  }
  expect(wrong).toEqual([]);
  expect(pages.filter((page) => !isPage(page)).length).toBeGreaterThan(20);
});

it.each([
  '/dashboard/statement.csv',
  '/dashboard/financial-activities.csv?from=2026-01-01#rows',
  '/media/banners/x.svg',
  '/robots.txt',
  '/casino/frame/x',
  '/no-such-page',
])('is loaded as a document after the login: %s', async (target) => {
  const visitor = new HttpBrowser(site.url);
  const form = `/login?redirectTo=${encodeURIComponent(target)}`;
  const fields = { username: 'demo', password: 'demo1234' };
  expect(targetOf(await visitor.post(`${form}&_data=routes%2Flogin`, fields))).toEqual([204, target, 'true']);
  const plain = await new HttpBrowser(site.url).post(form, fields);
  expect([plain.status, plain.headers.get('location'), plain.headers.get('x-remix-reload-document')]).toEqual([
    303,
    target,
    null,
  ]);
});

it('is loaded as a document after a second step, a passkey, and a password that is asked for again', async () => {
  const target = '/dashboard/statement.csv';
  const at = (path: string, route: string) =>
    `${path}?redirectTo=${encodeURIComponent(target)}&_data=${encodeURIComponent(route)}`;

  const player = await newPlayer(site.operatorUrl);
  const { recoveryCodes } = await turnFactorOn(player);
  const visitor = new HttpBrowser(site.url);
  await visitor.logIn(player.username, player.password, target);
  const code = { factor: 'recovery-code', code: recoveryCodes[0] ?? '' };
  const verified = await visitor.post(at('/login/verify', 'routes/login_.verify'), code);
  expect(targetOf(verified)).toEqual([204, target, 'true']);
  const confirmed = await visitor.get(at('/login/confirm', 'routes/login_.confirm'));
  expect(targetOf(confirmed)).toEqual([204, target, 'true']);

  const { device } = await passkeyOwner(site);
  const other = new HttpBrowser(site.url);
  const passkey = device.get(await optionsFor(other));
  expect(targetOf(await sendPasskey(other, passkey, at('/login', 'routes/login')))).toEqual([204, target, 'true']);
});
