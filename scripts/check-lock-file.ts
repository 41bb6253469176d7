import { readFileSync } from 'node:fs';
import { findRefused, type LockFile, type RefusedPackages } from './lock-file/find-refused';

/**
 * Fails if package-lock.json installs a version that is known as compromised or withdrawn, or whose line is at its end of life.
 * It asks no registry, so it works offline. `npm audit` knows more.
 */

const LIST = 'scripts/lock-file/refused-packages.json';

const lockFile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
const list = JSON.parse(readFileSync(LIST, 'utf8')) as RefusedPackages[];

const findings = findRefused(lockFile, list);
for (const { name, version, place, refused } of findings) {
  const { kind, since, reason, accepted } = refused;
  const line = `${name} ${version} (${place}): ${kind} since ${since}. ${reason}`;
  if (accepted) console.log(`accepted by ${accepted}: ${line}`);
  else console.error(line);
}
const refused = findings.filter(({ refused: { accepted } }) => accepted === undefined);
if (refused.length > 0) {
  console.error(`package-lock.json installs ${refused.length} refused package(s): see ${LIST}.`);
  process.exit(1);
}
console.log(`package-lock.json: ${Object.keys(lockFile.packages).length - 1} packages, none refused.`);
