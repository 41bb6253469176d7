import { afterAll, afterEach, beforeAll } from 'vitest';
import { freePort } from './free-port';
import { operatorBehindFaults, type SiteBehindFaults } from './site-behind-faults';
import { startSite, type TestSite } from './site';
import { standIn } from './stand-in';
import { startVarnish, type TestVarnish } from './varnish';

export interface SiteBehindVarnish extends SiteBehindFaults {
  readonly edge: TestVarnish;
}

/** Starts a site behind Varnish, for the tests of one file. Its operator can be made to fail, or to answer otherwise. */
export function siteBehindVarnish(): SiteBehindVarnish {
  const { operator, proxy } = operatorBehindFaults();
  let site: TestSite;
  let edge: TestVarnish;
  beforeAll(async () => {
    const [port, edgePort] = [await freePort(), await freePort()];
    site = await startSite({
      PORT: String(port),
      PUBLIC_ORIGIN: `http://localhost:${edgePort}`,
      OPERATOR_API_URL: proxy.apiUrl,
      OPERATOR_HUB_URL: operator.hubUrl,
      METRICS_PORT: '0',
      EDGE_CACHE: 'varnish',
      EDGE_PURGE_URL: `http://127.0.0.1:${edgePort}/`,
    });
    edge = await startVarnish(edgePort, [port, port]);
  });
  afterEach(() => proxy.faults.clear());
  afterAll(async () => {
    await edge.stop();
    await site.stop();
  });
  return { operator, proxy, site: standIn(() => site), edge: standIn(() => edge) };
}
