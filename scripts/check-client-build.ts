import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Fails the build if the client bundle contains server-only code. Route files re-export loaders, so one stray value
 * import can pull the operator's client into the bundle. It also fails for a lookbehind: Safari
 * before 16.4 does not load a script that has one.
 */

const ASSETS = 'build/client/assets';

/** Strings that occur only in `.server` modules. */
const SERVER_MARKERS = [
  'node:crypto',
  'x-fingerprint',
  'auth/login',
  'user/balance',
  'cms/grouped',
  'SESSION_SECRETS',
  'createCookieSessionStorage',
  'A256GCM',
  'undici',
  'cockatiel',
  'libsql',
  'ZodError',
];

/** Framework code that a patch replaces in the client build, and the text that shows the patch. */
const UNPATCHED = /\w=window\[\w+\.__subType\]/;
const PATCHED = /"URIError"\]\.includes\(\w+\.__subType\)/;

const scripts = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
const leaks = scripts.flatMap((name) => {
  const code = readFileSync(path.join(ASSETS, name), 'utf8');
  return SERVER_MARKERS.filter((marker) => code.includes(marker)).map((marker) => `${name}: ${marker}`);
});

const code = scripts.map((name) => readFileSync(path.join(ASSETS, name), 'utf8')).join('\n');

const withLookbehind = scripts.filter((name) => /\(\?<[!=]/.test(readFileSync(path.join(ASSETS, name), 'utf8')));

if (scripts.length === 0) throw new Error(`There is no built client in ${ASSETS}.`);
if (leaks.length > 0) {
  console.error(`Server-only code in the client build:\n  ${leaks.join('\n  ')}`);
  process.exit(1);
}
if (withLookbehind.length > 0) {
  console.error(`A lookbehind in the client build: ${withLookbehind.join(', ')}`);
  process.exit(1);
}
if (UNPATCHED.test(code) || !PATCHED.test(code)) {
  console.error('deserializeErrors in the client build has no allow-list (scripts/restrict-error-constructors.ts).');
  process.exit(1);
}
