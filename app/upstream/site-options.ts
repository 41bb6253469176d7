import type { CallData } from './contract/call';
import type { cms } from './contract/cms';

export type Bootstrap = CallData<typeof cms.grouped>;

/** The operator's facts by key. An option whose status is false, or which is empty, is as if absent. */
export function siteOptions(bootstrap: Bootstrap | null): ReadonlyMap<string, string> {
  const enabled = (bootstrap?.siteOption ?? []).flatMap(({ key, value, status }) =>
    status && value?.trim() ? [[key, value.trim()] as const] : [],
  );
  return new Map(enabled);
}
