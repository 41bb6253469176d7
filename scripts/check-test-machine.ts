import { findProblems } from './suite/problems';

/** Says what keeps the tests from running on this machine, before any of them runs. */
const problems = await findProblems();
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
