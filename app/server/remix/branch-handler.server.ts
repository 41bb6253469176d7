import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node';
import type { FindBranch } from './route-branches.server';

/**
 * Remix ranks all routes three times for each page and creates all route objects. Here each page has a Remix handler of its
 * branch's routes alone, created at its first request.
 */
export function createBranchHandler(build: ServerBuild, findBranch: FindBranch): RequestHandler {
  const handlerOfAll = createRequestHandler(build, 'production');
  const handlers = new Map<string, RequestHandler>();

  function handlerOf(branch: readonly string[]): RequestHandler {
    const leaf = branch.at(-1);
    if (leaf === undefined) return handlerOfAll;
    const known = handlers.get(leaf);
    if (known) return known;
    const handler = createRequestHandler(branchOfBuild(build, branch), 'production');
    handlers.set(leaf, handler);
    return handler;
  }

  return (request, context) => handlerOf(findBranch(new URL(request.url).pathname))(request, context);
}

/** The build reduced to the routes of one branch. Client-side navigation uses the browser's manifest, which has all routes. */
function branchOfBuild(build: ServerBuild, branch: readonly string[]): ServerBuild {
  const only = <Entry>(all: Record<string, Entry>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => branch.includes(id)));
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  };
}
