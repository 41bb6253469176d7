import { beforeAll } from 'vitest';
import { startSite, type TestSite } from './site';
import { standIn } from './stand-in';

/** By environment. The files of a worker run in one process, one after the other. */
const sites = new Map<string, Promise<TestSite>>();

/**
 * The worker's site with this environment, for files whose tests leave it as it was: none breaks it, fills its caches
 * with faults, counts what it does, or changes the players of the seed data. It ends with the worker.
 */
export function sharedSite(env: Record<string, string> = {}): TestSite {
  let site: TestSite;
  beforeAll(async () => {
    site = await runningSite(env);
  });
  return standIn(() => site);
}

async function runningSite(env: Record<string, string>): Promise<TestSite> {
  const key = JSON.stringify(env);
  const known = sites.get(key);
  if (known) return known;
  const starting = startSite({ OPERATOR_SCENARIOS: '1', ...env });
  sites.set(key, starting);
  starting.catch(() => sites.delete(key));
  return starting;
}
