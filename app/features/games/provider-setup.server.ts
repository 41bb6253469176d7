import { z } from 'zod/v4';
import type { Game } from '~/upstream/contract/casino';

/** The six ways of opening a game (spec section 7, integrations A to F). */
export const INTEGRATIONS = ['dt', 'em', 'amusnet', 'egt', 'hub88', 'softgamings'] as const;
export type Integration = (typeof INTEGRATIONS)[number];

/** How the operator has set up one provider of games. */
export interface ProviderSetup {
  /** Null when the operator says nothing of the provider, and its name is none of the integrations'. */
  readonly integration: Integration | null;
  /** Where its games may come from: `host`, `host:port` or `*.host`, lower case. */
  readonly hosts: readonly string[];
}

/** Only letters that mean nothing in a policy: hosts are written into one. */
const host = z.string().regex(/^(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/);

const integrationsOption = z.record(z.string(), z.enum(INTEGRATIONS).nullable().catch(null));
const hostsOption = z.record(z.string(), z.array(host.nullable().catch(null)).catch([]));

/**
 * Reads the site options `providerIntegrations` and `providerHosts`: JSON objects by the provider's name or its id. What is
 * wrong in them counts as absent, entry by entry.
 */
export function providerSetup(
  options: ReadonlyMap<string, string>,
  { providerName, mainProviderId }: Pick<Game, 'providerName' | 'mainProviderId'>,
): ProviderSetup {
  const names = [providerName, String(mainProviderId)];
  const integration = entryFor(names, readOption(options.get('providerIntegrations'), integrationsOption));
  const hosts = entryFor(names, readOption(options.get('providerHosts'), hostsOption));
  return {
    integration: integration ?? integrationNamed(providerName),
    hosts: (hosts ?? []).flatMap((one) => one ?? []),
  };
}

/** `EGT`, `Soft Gamings`: a provider that is called like its integration. */
function integrationNamed(providerName: string | null | undefined): Integration | null {
  const folded = (providerName ?? '').toLowerCase().replace(/[^a-z0-9]/g, '');
  return INTEGRATIONS.find((integration) => integration === folded) ?? null;
}

function entryFor<Value>(names: readonly (string | null | undefined)[], entries: ReadonlyMap<string, Value>) {
  const name = names.find((one) => one != null && entries.has(one));
  return name == null ? undefined : entries.get(name);
}

/** A map, not the object: a provider may be called `constructor`. */
function readOption<Value>(
  text: string | undefined,
  schema: z.ZodType<Record<string, Value>>,
): ReadonlyMap<string, Value> {
  try {
    const parsed = schema.safeParse(JSON.parse(text ?? '{}'));
    return new Map(parsed.success ? Object.entries(parsed.data) : []);
  } catch {
    return new Map();
  }
}
