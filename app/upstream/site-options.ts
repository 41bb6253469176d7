import { memoizeByIdentity } from '~/lib/memoize-by-identity';
import type { CallData } from './contract/call';
import type { cms } from './contract/cms';

export type Bootstrap = CallData<typeof cms.grouped>;

export type SiteOptions = ReadonlyMap<string, string>;

/** The operator's options by key. Options that are off or empty count as absent. */
export const siteOptions = (bootstrap: Bootstrap | null): SiteOptions =>
  bootstrap === null ? NO_OPTIONS : optionsOf(bootstrap);

const NO_OPTIONS: SiteOptions = new Map();

const optionsOf = memoizeByIdentity(({ siteOption }: Bootstrap): SiteOptions => {
  const enabled = siteOption.flatMap(({ key, value, status }) =>
    status && value?.trim() ? [[key, value.trim()] as const] : [],
  );
  return new Map(enabled);
});
