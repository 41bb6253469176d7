import { startFaultProxy, type FaultProxy } from './fault-proxy';
import { startSite, type TestSite } from './site';

export interface SiteWithFaultProxy {
  /** Runs the demonstration operator. It is a complete second site. */
  readonly operatorSite: TestSite;
  readonly proxy: FaultProxy;
  /** The site under test: it calls that operator through the proxy. */
  readonly site: TestSite;
  stop(): Promise<void>;
}

/** Starts a site whose operator can be made to fail. @param env settings of the site */
export async function startSiteWithFaultProxy(env: Record<string, string> = {}): Promise<SiteWithFaultProxy> {
  const operatorSite = await startSite();
  const proxy = await startFaultProxy(operatorSite.operatorUrl);
  const site = await startSite({ OPERATOR_API_URL: proxy.apiUrl, ...env });
  return {
    operatorSite,
    proxy,
    site,
    async stop() {
      await Promise.all([site.stop(), operatorSite.stop()]);
      await proxy.close();
    },
  };
}
