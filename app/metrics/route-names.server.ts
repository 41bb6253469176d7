import type { ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';
import { LRUCache } from 'lru-cache';

/** What express answers itself, by the beginning of its paths. */
const BESIDE_PAGES: readonly (readonly [beginning: string, name: string])[] = [
  ['/assets/', 'assets'],
  ['/media/', 'media'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
  ['/balance', 'balance'],
  ['/csp-reports', 'csp-reports'],
];

const KEPT_PATHS = 1_000;

/** Longer paths carry a game or a receipt: they hardly come again, and would fill the memory. */
const KEPT_LENGTH = 120;

type Routes = ServerBuild['routes'];

interface RouteBranch {
  id: string;
  path?: string;
  index?: boolean;
  children?: RouteBranch[];
}

/** The name of a path for metrics: a route's id, one of a few words, or `other`. Never the path itself. */
export function createRouteNames(routes: Routes): (path: string) => string {
  const tree = branchesOf(routes, undefined);
  const known = new LRUCache<string, string>({ max: KEPT_PATHS });

  function find(path: string): string {
    const beside = BESIDE_PAGES.find(([beginning]) => path.startsWith(beginning));
    if (beside) return beside[1];
    const id = matchRoutes(tree as Parameters<typeof matchRoutes>[0], path)?.at(-1)?.route.id ?? '';
    return id === '' || id === 'root' || id === 'routes/$' ? 'other' : id.replace('routes/', '');
  }

  return (path) => {
    const kept = known.get(path);
    if (kept !== undefined) return kept;
    const name = find(path);
    if (path.length <= KEPT_LENGTH) known.set(path, name);
    return name;
  };
}

function branchesOf(routes: Routes, parentId: string | undefined): RouteBranch[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    const children = branchesOf(routes, id);
    const branch: RouteBranch = { id, ...(path !== undefined && { path }) };
    if (index) branch.index = true;
    else if (children.length > 0) branch.children = children;
    return [branch];
  });
}
