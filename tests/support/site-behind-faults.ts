import { afterAll, afterEach, beforeAll } from 'vitest';
import type { RunningOperator } from '../../operator/operator';
import { startFaultProxy, type FaultProxy } from './fault-proxy';
import { operatorOfFile } from './operator-of-file';
import { startRedis, type TestRedis } from './redis';
import { startSite, type TestSite } from './site';
import { standIn } from './stand-in';

export interface OperatorBehindFaults {
  readonly operator: RunningOperator;
  readonly proxy: FaultProxy;
}

export interface SiteBehindFaults extends OperatorBehindFaults {
  /** The site under test: it calls the operator through the proxy. */
  readonly site: TestSite;
}

/** Starts an operator that can be made to fail, for the tests of one file. The file sets and clears the faults. */
export function operatorBehindFaults(options?: OperatorSettings): OperatorBehindFaults {
  const operator = operatorOfFile(options);
  let proxy: FaultProxy;
  beforeAll(async () => {
    proxy = await startFaultProxy(operator.apiUrl);
  });
  afterAll(() => proxy.close());
  return { operator, proxy: standIn(() => proxy) };
}

type Environment = Record<string, string>;
type OperatorSettings = Parameters<typeof operatorOfFile>[0];

/**
 * Starts a site whose operator can be made to fail, for the tests of one file. Faults are cleared after each test.
 * @param env settings of the site. The proxy carries no hub: a file that needs one sets OPERATOR_HUB_URL.
 */
export function siteBehindFaults(
  env: Environment | ((operator: RunningOperator) => Environment) = {},
  options?: OperatorSettings,
): SiteBehindFaults {
  const { operator, proxy } = operatorBehindFaults(options);
  let site: TestSite;
  beforeAll(async () => {
    const settings = typeof env === 'function' ? env(operator) : env;
    site = await startSite({ OPERATOR_API_URL: proxy.apiUrl, ...settings });
  });
  afterEach(() => proxy.faults.clear());
  afterAll(() => site.stop());
  return { operator, proxy, site: standIn(() => site) };
}

export interface TwoSites extends OperatorBehindFaults {
  readonly redis: TestRedis;
  /** Starts Redis again, empty and at its port, after `redis.stop()`. */
  restartRedis(): Promise<void>;
  readonly sites: readonly [TestSite, TestSite];
}

/**
 * Starts two instances of a site that share Redis, for the tests of one file. Faults are cleared after each test.
 * @param envOf settings of one of them
 */
export function twoSitesBehindFaults(
  envOf: (which: 0 | 1) => Environment = () => ({}),
  options?: OperatorSettings,
): TwoSites {
  const { operator, proxy } = operatorBehindFaults(options);
  let redis: TestRedis;
  let sites: TwoSites['sites'];
  beforeAll(async () => {
    redis = await startRedis();
    const start = (which: 0 | 1) =>
      startSite({
        OPERATOR_API_URL: proxy.apiUrl,
        OPERATOR_HUB_URL: operator.hubUrl,
        SESSION_SECRETS: 'one secret that both of the instances are given',
        REDIS_URL: redis.url,
        ...envOf(which),
      });
    sites = await Promise.all([start(0), start(1)]);
  });
  afterEach(() => proxy.faults.clear());
  afterAll(async () => {
    await Promise.all(sites.map((site) => site.stop()));
    await redis.stop();
  });
  return {
    operator,
    proxy,
    redis: standIn(() => redis),
    restartRedis: async () => void (redis = await startRedis(redis.port)),
    sites: [standIn(() => sites[0]), standIn(() => sites[1])],
  };
}
