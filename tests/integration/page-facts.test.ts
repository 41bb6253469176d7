// @module-tag tier-1
// @module-tag shell

import { readdirSync } from 'node:fs';
import type { ServerBuild } from '@remix-run/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPageRegistry } from '../../app/server/pages/page-registry.server';
import { accountMenu } from '../../app/shell/account-menu';
import type { Page, PageRegistry } from '../../app/request/page-facts';
import { sharedSite } from '../support/shared-site';
import { addressOf } from '../support/guest-addresses';
import { HttpBrowser } from '../support/http-browser';
import { findBuild } from '../support/built-routes';

const site = sharedSite();
let routes: ServerBuild['routes'];
let registry: PageRegistry;
beforeAll(async () => {
  const build = await findBuild();
  ({ routes } = build);
  registry = createPageRegistry(build);
});

const isPage = ({ routeId }: Page) => routes[routeId]?.module.default !== undefined;

it('every route file is in the build, so no address belongs to two of them', () => {
  const files = readdirSync('app/routes').map((file) => `routes/${file.replace(/\.tsx?$/, '')}`);
  expect(files.filter((id) => !routes[id])).toEqual(['routes/ui']);
});

it('the search knows every page of the account menu', () => {
  const known = new Set(registry.pages.filter(({ facts }) => facts.search).map(({ pattern }) => pattern));
  const missing = accountMenu.flatMap(({ items }) => items).filter(({ href }) => !known.has(href));
  expect(missing.map(({ href }) => href)).toEqual([]);
});

describe('for a guest', () => {
  const pagesWhere = (is: (page: Page) => unknown) => registry.pages.filter((page) => isPage(page) && is(page));

  it('every page that is cached for guests is sent from the cache', async () => {
    const cached = registry.pages.filter(({ facts }) => facts.guestCache);
    expect(cached.length).toBeGreaterThan(8);
    for (const page of cached) {
      const answer = await new HttpBrowser(site.url).get(addressOf(page.pattern));
      expect([answer.status, answer.headers.has('etag')], page.routeId).toEqual([200, true]);
    }
    expect(site.logs.filter((line) => line.includes('cached for guests'))).toEqual([]);
  });

  it('every page for players leads to the login form, and no other one does', async () => {
    const guarded = pagesWhere(({ facts }) => facts.access === 'player').map(({ pattern }) => pattern);
    expect(guarded.length).toBeGreaterThan(15);
    // The second step of a login is for guests, and leads to the login form while no login waits.
    const isOpen = ({ pattern }: { pattern: string }) => !pattern.includes('*') && pattern !== '/login/verify';
    for (const page of pagesWhere(isOpen)) {
      const address = addressOf(page.pattern);
      const location = (await new HttpBrowser(site.url).get(address)).headers.get('location');
      const login = `/login?redirectTo=${encodeURIComponent(address)}`;
      if (guarded.includes(page.pattern)) expect(location, page.routeId).toBe(login);
      else expect(location ?? '', page.routeId).not.toMatch(/^\/login/);
    }
  });
});
