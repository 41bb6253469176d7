import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node';
import type { FindBranch } from './route-branches.server';

/**
 * Remix ranks all routes of its build three times for each page, and makes all of them anew to render it. So each page has
 * a handler of its own that knows nothing but the page's branch; it is made when the page is first asked for.
 */
export function createBranchHandler(build: ServerBuild, findBranch: FindBranch): RequestHandler {
  const whole = createRequestHandler(build, 'production');
  const handlers = new Map<string, RequestHandler>();

  function handlerOf(branch: readonly string[]): RequestHandler {
    const leaf = branch.at(-1);
    if (leaf === undefined) return whole;
    const known = handlers.get(leaf);
    if (known) return known;
    const handler = createRequestHandler(branchOfBuild(build, branch), 'production');
    handlers.set(leaf, handler);
    return handler;
  }

  return (request, context) => handlerOf(findBranch(new URL(request.url).pathname))(request, context);
}

/** Links are followed by the browser's own manifest, which holds all routes. */
function branchOfBuild(build: ServerBuild, branch: readonly string[]): ServerBuild {
  const only = <Entry>(all: Record<string, Entry>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => branch.includes(id)));
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  };
}
