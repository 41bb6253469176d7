import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Takes out of the framework's list of routes, which every first load carries, what the client does not read: which files a
 * route imports, for a prefetch of pages that the site does not use, and every `false`.
 */

const ASSETS = 'build/client/assets';
const START = 'window.__remixManifest=';

interface Manifest {
  readonly routes: Record<string, Record<string, unknown>>;
}

const lists = readdirSync(ASSETS).filter((name) => /^manifest-\w+\.js$/.test(name));
if (lists.length !== 1) throw new Error(`${lists.length} lists of routes in ${ASSETS}`);

for (const name of lists) {
  const file = path.join(ASSETS, name);
  const code = readFileSync(file, 'utf8');
  if (!code.startsWith(START)) throw new Error(`${name} is no list of routes`);
  const manifest = JSON.parse(code.slice(START.length).replace(/;$/, '')) as Manifest;
  const trimmed = JSON.stringify(manifest, (key, value: unknown) =>
    key === 'imports' || value === false ? undefined : value,
  );
  writeFileSync(file, `${START}${trimmed};`);
}
