import type { ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';
import { LRUCache } from 'lru-cache';

type Routes = ServerBuild['routes'];

/** The ids of the routes that make a page, from the root to its own; none where no route matches. */
export type FindBranch = (path: string) => readonly string[];

const KEPT_PATHS = 1_000;

/** Longer paths carry a game or a receipt: they hardly come again, and would fill the memory. */
const KEPT_LENGTH = 120;

interface Route {
  id: string;
  path?: string;
  index?: boolean;
  caseSensitive?: boolean;
  children?: Route[];
}

/** Finds the branch as Remix itself would, and keeps it: to rank all routes takes longer than all else about an address. */
export function createRouteBranches(routes: Routes): FindBranch {
  const tree = childrenOf(routes, undefined);
  const known = new LRUCache<string, readonly string[]>({ max: KEPT_PATHS });
  return (path) => {
    const kept = known.get(path);
    if (kept) return kept;
    const matches = matchRoutes(tree as Parameters<typeof matchRoutes>[0], path) ?? [];
    const branch = matches.flatMap(({ route }) => route.id ?? []);
    if (path.length <= KEPT_LENGTH) known.set(path, branch);
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
