import { createRequestHandler, type RequestHandler as RemixRequestHandler, type ServerBuild } from '@remix-run/node';
import type { PageRegistry } from '~/request/page-facts';
import { createRouteNames } from './metrics/route-names.server';
import { createPageRegistry } from './pages/page-registry.server';
import { createBranchHandler } from './remix/branch-handler.server';
import { createRouteBranches } from './remix/route-branches.server';

/** Remix's build; a function in development, where routes change. */
export type SiteBuild = ServerBuild | (() => Promise<ServerBuild>);

/** The routes of a build of Remix, as the web app uses them. */
export interface SiteRoutes {
  readonly handle: RemixRequestHandler;
  routeOf(path: string): string;
  registry(): PageRegistry;
  /** Reads the routes again, which change in development only. */
  refresh(): Promise<void>;
}

export const routesOf = (build: SiteBuild): SiteRoutes =>
  typeof build === 'function' ? developmentRoutes(build) : builtRoutes(build);

function builtRoutes(build: ServerBuild): SiteRoutes {
  const findBranch = createRouteBranches(build.routes);
  const registry = createPageRegistry(build, findBranch);
  const refreshed = Promise.resolve();
  return {
    handle: createBranchHandler(build, findBranch),
    routeOf: createRouteNames(findBranch),
    registry: () => registry,
    refresh: () => refreshed,
  };
}

function developmentRoutes(load: () => Promise<ServerBuild>): SiteRoutes {
  let routes: ServerBuild['routes'] | undefined;
  let registry: PageRegistry = { version: '', pages: [], pageAt: () => null };
  return {
    handle: createRequestHandler(load, 'development'),
    routeOf: () => 'development',
    registry: () => registry,
    async refresh() {
      const build = await load();
      if (build.routes === routes) return;
      registry = createPageRegistry(build);
      routes = build.routes;
    },
  };
}
