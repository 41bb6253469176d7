import { matchRoutes } from '@remix-run/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRouteBranches } from './route-branches.server';

interface TestRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: true;
  readonly caseSensitive?: true;
}

const routes: readonly TestRoute[] = [
  { id: 'root', path: '' },
  { id: 'home', parentId: 'root', index: true },
  { id: 'login', parentId: 'root', path: 'login' },
  { id: 'deposit', parentId: 'root', path: 'dashboard/deposit/:method' },
  { id: 'dashboard', parentId: 'root', path: 'dashboard' },
  { id: 'overview', parentId: 'dashboard', index: true },
  { id: 'account', parentId: 'dashboard', path: 'account' },
  { id: 'frame', parentId: 'root' },
  { id: 'help', parentId: 'frame', path: 'help' },
  { id: 'exact', parentId: 'root', path: 'Exact', caseSensitive: true },
  { id: 'optional', parentId: 'root', path: 'en?/about' },
  { id: 'game', parentId: 'root', path: ':provider/play' },
  { id: 'any', parentId: 'root', path: '*' },
];

const tree = (parentId?: string): object[] =>
  routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive }) =>
      index ? { id, index } : { id, path, caseSensitive, children: tree(id) },
    );

const findBranch = createRouteBranches(
  Object.fromEntries(routes.map((route) => [route.id, route])) as unknown as Parameters<typeof createRouteBranches>[0],
);

const remixFinds = (path: string) =>
  (matchRoutes(tree() as Parameters<typeof matchRoutes>[0], path) ?? []).map(({ route }) => route.id);

const segments = fc.oneof(
  fc.constantFrom('login', 'LOGIN', 'dashboard', 'Dashboard', 'deposit', 'account', 'help', 'en', 'about', 'exact', ''),
  fc.constantFrom('Exact', 'play', 'l%6Fgin', 'İ', '%C4%B0', ':provider', '*', 'en?'),
  fc.string({ maxLength: 6 }).map((text) => text.replaceAll(/[/?#%]/g, '-')),
);

describe('createRouteBranches', () => {
  it('finds the routes that Remix finds', () => {
    fc.assert(
      fc.property(fc.array(segments, { maxLength: 4 }), (parts) => {
        const path = `/${parts.join('/')}`;
        expect(findBranch(path)).toEqual(remixFinds(path));
      }),
      { numRuns: 2_000 },
    );
  });

  it('finds a page by its address', () => {
    expect(findBranch('/dashboard/deposit/7')).toEqual(['root', 'deposit']);
    expect(findBranch('/d%61shboard/account')).toEqual(['root', 'dashboard', 'account']);
    expect(findBranch('/nowhere')).toEqual(['root', 'any']);
  });
});
