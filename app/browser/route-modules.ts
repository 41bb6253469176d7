import { matchRoutes } from '@remix-run/react';
import type { ComponentType } from 'react';

/** Route ids, outermost first; empty where no route matches. @param href path and query */
export const routesAt = (href: string): string[] =>
  (matchRoutes(window.__remixRouter.routes, href) ?? []).map(({ route: { id } }) => id);

/** The browser's module of a route. @throws when its script does not arrive */
export const importRouteModule = (id: string) =>
  import(/* @vite-ignore */ window.__remixManifest.routes[id]?.module ?? '') as Promise<{
    handle?: unknown;
    default?: ComponentType;
  }>;
