import { installationProblem } from './suite/install';
import { missingTools } from '../tests/support/tools';

/** Installs the Debian packages that the tests of both tiers need and the machine lacks. */
const problem = installationProblem(missingTools());
if (problem) {
  console.error(problem);
  process.exit(1);
}
