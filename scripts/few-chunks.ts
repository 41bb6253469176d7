import { readFileSync } from 'node:fs';
import type { Plugin, Rollup } from 'vite';
import { memoizeByIdentity } from '../app/lib/memoize-by-identity';

/** Changes with a dependency, not with a release of the site, so that browsers keep it in their cache. */
const FRAMEWORK = /\/node_modules\/(?:@remix-run|react|react-dom|react-router|react-router-dom|scheduler)\//;

/**
 * Chunks of the client, by the import graph: each holds what its module imports statically and no chunk above it holds. A request
 * costs a slow phone more than its bytes. What a page loads on use stays apart, because it is imported dynamically.
 */
const CHUNKS = [
  // Parts of Remix (the plugin `replaceParts`).
  ['framework', '/app/browser/remix-client.ts'],
  ['site', '/app/root.tsx'],
  ['site', '/app/browser/default-policy.ts'],
  ['site', '/app/browser/foreign-nodes.ts'],
  // A small file costs home more by its request.
  ['site', '/app/browser/use-read-again.ts'],
  ['site', '/app/features/protection/player-limits/limit-names.ts'],
  ['site', '/app/shell/share-meta.ts'],
  ['site', '/app/shell/define-page.ts'],
  ['site', '/app/forms/surface.ts'],
  ['site', '/app/browser/route-modules.ts'],
  ['site', '/app/lib/path-of.ts'],
  ['site', '/app/lib/remix-headers.ts'],
  ['games', '/app/features/play/lobby/lobby-page.tsx'],
  // Small files of many pages, none of them of the first load.
  ['parts', '/app/browser/read-loader.ts'],
  ['parts', '/app/features/betting/addresses/book-address.ts'],
  ['parts', '/app/ui/badge.tsx'],
  ['parts', '/app/ui/facts.tsx'],
  ['parts', '/app/ui/icon-button.tsx'],
  ['book', '/app/features/betting/sportsbook/sportsbook-page.tsx'],
  ['forms', '/app/forms/form-fields.tsx'],
  ['forms', '/app/forms/form-page.tsx'],
  ['forms', '/app/forms/form-slot.ts'],
  ['forms', '/app/forms/send-form.ts'],
  ['forms', '/app/forms/site-form.tsx'],
  ['forms', '/app/forms/use-site-form.ts'],
] as const;

const chunkOf: Rollup.GetManualChunk = (id, graph) => {
  const { getModuleIds, getModuleInfo } = graph;
  if (FRAMEWORK.test(id)) return 'framework';
  // Two stylesheets, with the names of their classes in a script beside each. A dialog shows over any page, and nothing would
  // load a stylesheet for it.
  if (id.endsWith('.css')) return firstLoad(graph).has(id) ? 'site' : 'pages';
  if (!/\/app\/(?!routes\/|root\.tsx)/.test(id)) return undefined;
  return CHUNKS.find(([, entry]) => {
    const entryId = [...getModuleIds()].find((other) => other.endsWith(entry));
    if (entryId === undefined) throw new Error(`There is no ${entry} to make a chunk of.`);
    return importsOf(entryId, getModuleInfo, STATIC).has(id);
  })?.[0];
};

/** What home, the lobbies, the shell and the dialogs import, on use too. */
const firstLoad = memoizeByIdentity(({ getModuleIds, getModuleInfo }: Graph): ReadonlySet<string> => {
  const found = new Set<string>();
  const files = [...getModuleIds()].map((id) => id.split('?', 1)[0] ?? '');
  const missing = FIRST.filter((entry) => !files.some((file) => file.endsWith(entry)));
  if (missing.length > 0) throw new Error(`There is no ${missing.join(', ')} of the first load.`);
  // A dialog is shown without the frame around its page: what only that imports is not followed.
  for (const id of getModuleIds()) if (id.endsWith('/app/shell/dashboard-frame.tsx')) found.add(id);
  for (const id of getModuleIds()) {
    const [file = ''] = id.split('?');
    const isDialog = ROUTE.test(file) && /^ {2}dialog: /m.test(readFileSync(file, 'utf8'));
    if (FIRST.some((entry) => file.endsWith(entry)) || isDialog) importsOf(id, getModuleInfo, WITH_DYNAMIC, found);
  }
  return found;
});

type Graph = Parameters<Rollup.GetManualChunk>[1];

const FIRST = ['/app/root.tsx', '/app/routes/_index.tsx', '/app/features/play/lobby/lobby-page.tsx'];
const ROUTE = /\/app\/routes\/[^/]+\.tsx$/;

type Reach = (info: Rollup.ModuleInfo) => readonly string[];
const STATIC: Reach = ({ importedIds }) => importedIds;
const WITH_DYNAMIC: Reach = ({ importedIds, dynamicallyImportedIds }) => [...importedIds, ...dynamicallyImportedIds];

/** The module and all that it imports. */
function importsOf(
  id: string,
  getModuleInfo: Rollup.GetModuleInfo,
  reach: Reach,
  found = new Set<string>(),
): ReadonlySet<string> {
  if (found.has(id)) return found;
  found.add(id);
  const info = getModuleInfo(id);
  for (const imported of info ? reach(info) : []) importsOf(imported, getModuleInfo, reach, found);
  return found;
}

/** Splits the client into few files. */
export function fewChunks(): Plugin {
  return {
    name: 'few-chunks',
    config: (_config, { isSsrBuild }) =>
      isSsrBuild ? {} : { build: { rollupOptions: { output: { manualChunks: chunkOf } } } },
  };
}
