import type { ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';
import { LRUCache } from 'lru-cache';

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

/** Matches paths like Remix does, with an LRU cache, because ranking all routes is slow. */
export function createRouteBranches(routes: Routes): FindBranch {
  const tree = childrenOf(routes, undefined);
  const known = new LRUCache<string, readonly string[]>({ max: MAX_CACHED_PATHS });
  return (path) => {
    const kept = known.get(path);
    if (kept) return kept;
    const matches = matchRoutes(tree as Parameters<typeof matchRoutes>[0], path) ?? [];
    const branch = matches.flatMap(({ route }) => route.id ?? []);
    if (path.length <= MAX_CACHED_LENGTH) known.set(path, branch);
    return branch;
  };
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
