import type { ServerBuild } from '@remix-run/node';
import { createRouteBranches, type FindBranch } from '~/server/remix/route-branches.server';
import type { PageHandle } from '~/shell/define-page';
import type { Page, PageFacts, PageRegistry } from '~/request/page-facts';

type Build = Pick<ServerBuild, 'routes' | 'assets'>;
type Routes = ServerBuild['routes'];
type Route = NonNullable<Routes[string]>;

/** @throws an error that names the route, where its facts contradict each other or another route */
export function createPageRegistry(
  { routes, assets }: Build,
  findBranch: FindBranch = createRouteBranches(routes),
): PageRegistry {
  const all = Object.values(routes).filter((route): route is Route => route !== undefined && route.id !== 'root');
  const byId = new Map(all.map((route) => [route.id, pageOf(route, routes)]));
  // A route around others has the address of its index route.
  const parents = new Set(all.map(({ parentId }) => parentId));
  const leaves = all.filter(({ id }) => !parents.has(id));
  checkAddresses(leaves.map(({ id }) => byId.get(id) as Page));
  for (const route of leaves) checkFacts(route, byId.get(route.id) as Page);
  return {
    version: assets.version,
    pages: leaves.map(({ id }) => byId.get(id) as Page),
    pageAt: (pathname) => byId.get(findBranch(pathname).at(-1) ?? '') ?? null,
  };
}

function pageOf(route: Route, routes: Routes): Page {
  const branch = branchOf(route, routes);
  const path = branch.flatMap(({ path = '' }) => path.split('/').filter(Boolean)).join('/');
  const inherited = branch.slice(0, -1).map((each) => ({ ...factsOf(each), dialog: undefined, search: undefined }));
  const facts = Object.assign({}, ...inherited, factsOf(route)) as PageFacts;
  const { module } = route;
  const [isDocument, takesForms] = [module.default !== undefined, module.action !== undefined];
  return { routeId: route.id, pattern: `/${path}`, isDocument, takesForms, facts };
}

function branchOf(route: Route, routes: Routes): Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent ? [...branchOf(parent, routes), route] : [route];
}

function factsOf({ module: { handle } }: Route): PageFacts {
  const { title: _title, crumbs: _crumbs, ...facts } = (handle ?? {}) as Partial<PageHandle>;
  return facts;
}

/** Two names of a parameter are one address. */
const addressOf = ({ pattern }: Page) => pattern.replace(/:[^/]+/g, ':');

function checkAddresses(pages: readonly Page[]): void {
  const byAddress = new Map<string, Page>();
  for (const page of pages) {
    const other = byAddress.get(addressOf(page));
    if (other) throw new Error(`${other.routeId} and ${page.routeId} are both the page ${page.pattern}.`);
    byAddress.set(addressOf(page), page);
  }
}

/** Facts that say something about a document. Routes without a component may state the others. */
const FACTS_OF_DOCUMENTS = ['description', 'dialog', 'search', 'sitemap', 'money', 'returnPath'] as const;

function checkFacts({ module }: Route, { routeId, pattern, facts }: Page): void {
  const reject = (reason: string): never => {
    throw new Error(`${routeId}: ${reason}.`);
  };
  const isDynamic = /[:*]/.test(pattern);
  if (!module.default) {
    const fact = FACTS_OF_DOCUMENTS.find((name) => facts[name] !== undefined && name in factsOf({ module } as Route));
    if (fact) reject(`'${fact}' needs a page, and the route has no component`);
    if (facts.guestCache && !module.loader) reject("'guestCache' needs a page, and the route has no loader");
  }
  if (facts.search && isDynamic) reject("'search' needs a page with one address");
  if (facts.dialog && !module.loader) reject("'dialog' needs a loader, which feeds its form");
  if (facts.guestCache && facts.access === 'player') reject('a page for players cannot be cached for guests');
  if (facts.guestCache && facts.capability) reject('a page that needs a capability cannot be cached for guests');
  if (facts.guestCache && module.action) reject('a page with a form of its own cannot be cached for guests');
  if (facts.guestCache && facts.money) reject('a page about money cannot be cached for guests');
  if (facts.guestCache && pattern.includes('*')) reject('a page with any number of addresses cannot be cached');
  if ((facts.stepUp || facts.draft) && facts.access !== 'player')
    reject("'stepUp' and 'draft' need a page for players");
  if (facts.sitemap && facts.access === 'player') reject('a page for players cannot be in the site map');
  if (facts.sitemap && facts.robots === 'disallow') reject('the site map cannot list what robots may not read');
  if (facts.sitemap !== undefined && typeof facts.sitemap !== 'function' && isDynamic)
    reject("'sitemap' needs a function, because the page has many addresses");
}
