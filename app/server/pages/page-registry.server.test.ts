import type { AppLoadContext, ServerBuild } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import { guestContext } from '~/server/page-cache/guest-context.server';
import { definePage } from '~/shell/define-page';
import type { PageFacts } from '~/request/page-facts';
import { createPageRegistry } from './page-registry.server';

const Form = () => null;

function registryOf(pages: Record<string, { path: string; facts?: PageFacts; parentId?: string; module?: object }>) {
  const routes = Object.entries(pages).map(([id, { path, facts, parentId = 'root', module }]) => [
    id,
    {
      ...{ id, path, parentId },
      module: { default: () => null, loader: () => null, handle: facts && definePage(facts), ...module },
    },
  ]);
  return createPageRegistry({
    routes: { root: { id: 'root', path: '', module: {} }, ...Object.fromEntries(routes) } as ServerBuild['routes'],
    assets: { version: '1' } as ServerBuild['assets'],
  });
}

describe('the registry', () => {
  it('finds a page by its path', () => {
    const registry = registryOf({ a: { path: 'a' }, 'a.$id': { path: 'a/:id', facts: { money: true } } });
    const found = { routeId: 'a.$id', pattern: '/a/:id', isDocument: true, takesForms: false, facts: { money: true } };
    expect(registry.pageAt('/a/7')).toEqual(found);
    expect(registry.pageAt('/b')).toBeNull();
  });

  it('gives a page the facts of the routes around it, but not their dialog', () => {
    const registry = registryOf({
      frame: { path: 'frame', facts: { access: 'player', description: 'dashboard', dialog: { size: 'wide', Form } } },
      'frame.a': { path: 'a', parentId: 'frame', facts: { description: 'account' } },
    });
    expect(registry.pageAt('/frame/a')?.facts).toEqual({ access: 'player', description: 'account' });
  });

  it.each([
    ['a page that is there twice', 'a and b are both the page /x/:other.', { b: { path: 'x/:other' } }],
    ['a dialog without a page', "a: 'dialog' needs a page", { a: fact({ dialog: { size: 'wide', Form } }, 'default') }],
    ['a dialog without data', "a: 'dialog' needs a loader", { a: fact({ dialog: { size: 'wide', Form } }, 'loader') }],
    ['a description without a page', "a: 'description' needs a page", { a: fact({ description: 'home' }, 'default') }],
    ['a site map entry without a page', "a: 'sitemap' needs a page", { a: fact({ sitemap: true }, 'default') }],
    ['money without a page', "a: 'money' needs a page", { a: fact({ money: true }, 'default') }],
    ['a return path without a page', "a: 'returnPath' needs", { a: fact({ returnPath: 'redirectTo' }, 'default') }],
    ['a cached page of players', 'a: a page for players cannot be', { a: fact({ guestCache: [], access: 'player' }) }],
    ['a cached page about money', 'a: a page about money cannot be', { a: fact({ guestCache: [], money: true }) }],
    ['a listed page of players', 'a: a page for players cannot', { a: fact({ sitemap: true, access: 'player' }) }],
    ['a listed page that robots may not read', 'a: the site map', { a: fact({ sitemap: true, robots: 'disallow' }) }],
    [
      'one entry for many addresses',
      "a: 'sitemap' needs a function",
      { a: { path: 'x/:id', facts: { sitemap: true } } },
    ],
    [
      'a cache beside a form',
      'a: a page with a form',
      { a: { ...fact({ guestCache: [] }), module: { action: () => null } } },
    ],
    [
      'a cache of a capability',
      'a: a page that needs a capability',
      { a: fact({ guestCache: [], capability: 'limits' }) },
    ],
    ['a cache of any path', 'a: a page with any number', { a: { path: 'x/*', facts: { guestCache: [] } } }],
  ] as const)('refuses %s by its name', (_name, message, pages) => {
    expect(() => registryOf({ a: { path: 'x/:id' }, ...pages })).toThrow(message);
  });
});

/** A page with facts, whose route lacks an export. */
function fact(facts: PageFacts, without?: 'default' | 'loader') {
  return { path: 'x', facts, module: without ? { [without]: undefined } : {} };
}

describe('the context of a page that is cached for guests', () => {
  const session = { player: { username: 'ayse' }, start: () => undefined };
  const context = guestContext(
    { page: { csrfToken: () => 'token', requestId: 'id' }, player: { session, journeys: {}, typed: {} } } as never,
    'routes/raffle',
  ) as AppLoadContext;

  it('has no player, no token and no request', () => {
    expect(context.player.session.player).toBeNull();
    expect([context.page.csrfToken(), context.page.requestId]).toEqual(['', '']);
  });

  it.each([
    ['session.start', () => context.player.session.start],
    ['ipAddress', () => context.player.ipAddress],
    ['journeys.find', () => context.player.journeys.find],
    ['draft.find', () => context.player.draft.find],
    ['askForLogin', () => void context.player.askForLogin()],
  ])('refuses player.%s by the name of the page', (member, read) => {
    expect(read).toThrow(`routes/raffle is cached for guests, and a loader of it reads player.${member}.`);
  });
});
