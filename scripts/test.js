import console from 'node:console';
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';

/**
 * Runs the tests:
 *
 *     npm test               the first tier
 *     npm run test:rest      the second tier, of the site that is built
 *     npm run test:changed   the first tier's tests of what has changed since HEAD, or since a commit that is named
 *
 * Plain JavaScript without packages, so that it can say that Node is too old or that the packages are missing.
 */
const problem = nodeProblem() ?? packagesProblem();
if (problem) {
  console.error(problem);
  process.exit(1);
}
const { register } = await import('tsx/esm/api');
register();
await import('./suite/run.js');

function nodeProblem() {
  /** @type {{ engines: { node: string } }} */
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [neededMajor = 0, neededMinor = 0] = (engines.node.match(/\d+/g) ?? []).map(Number);
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return null;
  return `Node ${process.versions.node} is too old: this needs ${engines.node}. Install Node ${readFileSync('.node-version', 'utf8').trim()}, then: npm ci`;
}

/** npm writes the file when it has installed everything. */
function packagesProblem() {
  return existsSync('node_modules/.package-lock.json')
    ? null
    : 'The packages are missing, or their installation was interrupted. Install them: npm ci';
}
