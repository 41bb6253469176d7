import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inlineHash } from '~/platform/inline-hash.server';

export type AssetIntegrity = ReadonlyMap<string, string>;

/** Hashes the scripts and stylesheets of the built client: a browser then refuses a file that was changed on its way. */
export function hashAssets(client: string): AssetIntegrity {
  const names = readdirSync(path.join(client, 'assets')).filter((name) => /\.(?:css|js)$/.test(name));
  return new Map(
    names.map((name) => {
      const hash = createHash('sha256').update(readFileSync(path.join(client, 'assets', name)));
      return [`/assets/${name}`, `sha256-${hash.digest('base64')}`];
    }),
  );
}

/** The tags as Remix writes them. Text on a page is escaped and cannot contain them. */
const LINK = /<link rel="(stylesheet|modulepreload)" href="([^"]+)"/g;
const END_OF_HEAD = '</head>';

/**
 * Stylesheets and preloads get attributes, and scripts an import map, because `import` has no attribute. Without the
 * attribute Chromium would request each preloaded script twice. The map stands at the end of the head: before every import,
 * and where hydration leaves it alone. @returns with the CSP source of the map, or null
 */
export function addIntegrity(
  page: string,
  rest: string,
  integrity: AssetIntegrity,
): { page: string; rest: string; source: string | null } {
  const scripts = new Map<string, string>();
  const withHashes = (part: string) =>
    part.replaceAll(LINK, (tag, kind: string, address: string) => {
      const hash = integrity.get(address);
      if (hash === undefined) return tag;
      if (kind === 'modulepreload') scripts.set(address, hash);
      return `${tag} integrity="${hash}"`;
    });
  // Stylesheets stand in the head, and preloads between the scripts: the long part between them needs no search.
  const found = page.indexOf(END_OF_HEAD);
  // Where a script stands in the head, the import map comes before that script.
  const end = found === -1 ? page.length : found;
  const head = withHashes(page.slice(0, end));
  const checkedRest = withHashes(rest);
  if (scripts.size === 0) return { page: head + page.slice(end), rest: checkedRest, source: null };
  const map = JSON.stringify({ integrity: Object.fromEntries(scripts) });
  return {
    page: `${head}<script type="importmap">${map}</script>${page.slice(end)}`,
    rest: checkedRest,
    source: inlineHash(map),
  };
}
