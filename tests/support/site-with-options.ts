import { onTestFinished } from 'vitest';
import type { Fault, FaultProxy } from './fault-proxy';
import { startSite, type TestSite } from './site';

type Options = Readonly<Record<string, string | null>>;

/** The operator's bootstrap data with these options in place of its own; null takes an option away. */
export const withOptions = (options: Options): Fault => ({
  kind: 'rewrite',
  rewrite(_call, data) {
    const grouped = data as { siteOption: { key: string }[] };
    const kept = grouped.siteOption.filter(({ key }) => !(key in options));
    const added = Object.entries(options).flatMap(([key, value]) =>
      value === null ? [] : { key, value, status: true },
    );
    return { ...grouped, siteOption: [...kept, ...added] };
  },
});

/** Starts a site for one test. A running site keeps the operator's options for minutes. */
export async function siteWithOptions(proxy: FaultProxy, options: Options): Promise<TestSite> {
  proxy.faults.set('cms/grouped', withOptions(options));
  const site = await startSite({ OPERATOR_API_URL: proxy.apiUrl });
  onTestFinished(() => site.stop());
  return site;
}
