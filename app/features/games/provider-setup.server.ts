import { z } from 'zod/v4';
import { parseJson } from '~/lib/parse-json';
import type { Game } from '~/upstream/contract/casino';

/** The six integrations that open games, A to F in this order. */
export const INTEGRATIONS = ['dt', 'em', 'amusnet', 'egt', 'hub88', 'softgamings'] as const;
export type Integration = (typeof INTEGRATIONS)[number];

/** The operator's setup of one game provider. */
export interface ProviderSetup {
  /** Null when the options do not name the provider and its name is not an integration. */
  readonly integration: Integration | null;
  /** Hosts that serve its games: `host`, `host:port` or `*.host`, lower case. */
  readonly hosts: readonly string[];
}

/**
 * Allow-list of characters: hosts are written into a content security policy, where `;` or a space would end a source.
 */
const host = z.string().regex(/^(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/);

const integrationsOption = z.record(z.string(), z.enum(INTEGRATIONS).nullable().catch(null));
const hostsOption = z.record(z.string(), z.array(host.nullable().catch(null)).catch([]));

/**
 * Reads the site options `providerIntegrations` and `providerHosts`: JSON objects by provider name or id. Invalid
 * entries count as absent, one by one.
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

/** The integration whose name the provider has, such as `EGT` or `Soft Gamings`. */
function integrationNamed(providerName: string | null | undefined): Integration | null {
  const folded = (providerName ?? '').toLowerCase().replace(/[^a-z0-9]/g, '');
  return INTEGRATIONS.find((integration) => integration === folded) ?? null;
}

function entryFor<Value>(names: readonly (string | null | undefined)[], entries: ReadonlyMap<string, Value>) {
  const name = names.find((one) => one != null && entries.has(one));
  return name == null ? undefined : entries.get(name);
}

/** Entries of an option as a map: a provider may be called `constructor`. */
function readOption<Value>(
  text: string | undefined,
  schema: z.ZodType<Record<string, Value>>,
): ReadonlyMap<string, Value> {
  const parsed = schema.safeParse(parseJson(text ?? '{}'));
  return new Map(parsed.success ? Object.entries(parsed.data) : []);
}
