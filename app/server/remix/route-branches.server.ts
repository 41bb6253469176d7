import type { ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';
import { LRUCache } from 'lru-cache';
import { isDecodable } from '~/lib/is-decodable';

type Routes = ServerBuild['routes'];

/** Finds the route ids of a page, from the root to the leaf. Empty when no route matches. */
export type FindBranch = (path: string) => readonly string[];

const MAX_CACHED_PATHS = 1_000;

/** Longer paths hold a game. They rarely repeat, and are not cached. */
const MAX_CACHED_LENGTH = 120;

interface Route {
  id: string;
  path?: string;
  index?: boolean;
  caseSensitive?: boolean;
  children?: Route[];
}

/** Ranking all routes is slow, so it ranks those with the path's first segment, and keeps the result in an LRU cache. */
export function createRouteBranches(routes: Routes): FindBranch {
  const routesFor = groupBySegment(childrenOf(routes, undefined));
  const known = new LRUCache<string, readonly string[]>({ max: MAX_CACHED_PATHS });
  return (path) => {
    const cached = known.get(path);
    if (cached) return cached;
    if (!isDecodable(path)) return [];
    const matches = matchRoutes(routesFor(path) as Parameters<typeof matchRoutes>[0], path) ?? [];
    const branch = matches.flatMap(({ route }) => route.id ?? []);
    if (path.length <= MAX_CACHED_LENGTH) known.set(path, branch);
    return branch;
  };
}

/** Groups the routes below the root by their first segment. @returns a function that picks those that may match a path */
function groupBySegment(roots: readonly Route[]): (path: string) => readonly Route[] {
  const below = roots.flatMap(({ children = [] }) => children);
  const segments = new Set(below.flatMap((route) => staticSegmentOf(route) ?? []));
  const pick = (segment: string | undefined) =>
    roots.map(({ children = [], ...root }) => ({
      ...root,
      children: children.filter((route) => [segment, undefined].includes(staticSegmentOf(route))),
    }));
  const groups = new Map([...segments].map((segment) => [segment, pick(segment)]));
  const others = pick(undefined);
  return (path) => {
    if (path.includes('%')) return roots;
    const [, first = ''] = path.split('/', 2);
    return groups.get(first.toLowerCase()) ?? others;
  };
}

function staticSegmentOf({ path = '' }: Route): string | undefined {
  const [first = ''] = path.split('/', 1);
  return first === '' || /^[:*]|\?$/.test(first) ? undefined : first.toLowerCase();
}

function childrenOf(routes: Routes, parentId: string | undefined): Route[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index, caseSensitive } = route;
    const children = childrenOf(routes, id);
    return [
      {
        id,
        ...(path !== undefined && { path }),
        ...(caseSensitive && { caseSensitive }),
        ...(index ? { index } : children.length > 0 && { children }),
      },
    ];
  });
}
