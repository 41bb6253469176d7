import { afterAll, afterEach, beforeAll } from 'vitest';
import type { RunningOperator } from '../../operator/operator';
import { startDemoOperator } from './demo-operator';
import { startFaultProxy, type FaultProxy } from './fault-proxy';
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
export function operatorBehindFaults(): OperatorBehindFaults {
  let operator: RunningOperator;
  let proxy: FaultProxy;
  beforeAll(async () => {
    operator = await startDemoOperator();
    proxy = await startFaultProxy(operator.apiUrl);
  });
  afterAll(async () => {
    await proxy.close();
    await operator.close();
  });
  return { operator: standIn(() => operator), proxy: standIn(() => proxy) };
}

type Environment = Record<string, string>;

/**
 * Starts a site whose operator can be made to fail, for the tests of one file. Faults are cleared after each test.
 * @param env settings of the site. The proxy carries no hub: a file that needs one sets OPERATOR_HUB_URL.
 */
export function siteBehindFaults(
  env: Environment | ((operator: RunningOperator) => Environment) = {},
): SiteBehindFaults {
  const { operator, proxy } = operatorBehindFaults();
  let site: TestSite;
  beforeAll(async () => {
    const settings = typeof env === 'function' ? env(operator) : env;
    site = await startSite({ OPERATOR_API_URL: proxy.apiUrl, ...settings });
  });
  afterEach(() => proxy.faults.clear());
  afterAll(() => site.stop());
  return { operator, proxy, site: standIn(() => site) };
}
