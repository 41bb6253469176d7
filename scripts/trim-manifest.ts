import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Takes out of the framework's list of routes, which every first load carries, what the client does not read: which files a
 * route imports, for a prefetch of pages that the site does not use, and every `false`.
 */

const ASSETS = 'build/client/assets';
const START = 'window.__remixManifest=';

const [name, ...others] = readdirSync(ASSETS).filter((file) => /^manifest-\w+\.js$/.test(file));
if (name === undefined || others.length > 0) throw new Error(`Not one list of routes in ${ASSETS}`);

const file = path.join(ASSETS, name);
const code = readFileSync(file, 'utf8');
if (!code.startsWith(START)) throw new Error(`${name} is no list of routes`);
const manifest = JSON.parse(code.slice(START.length).replace(/;$/, '')) as object;
const trimmed = JSON.stringify(manifest, (key, value: unknown) =>
  key === 'imports' || value === false ? undefined : value,
);
writeFileSync(file, `${START}${trimmed};`);
