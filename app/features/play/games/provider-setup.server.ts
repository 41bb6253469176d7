import { z } from 'zod';
import type { Game } from '~/upstream/contract/casino';
import { entryFor, providerHosts, readOption } from '~/features/play/provider-frame/provider-hosts.server';

/** The six integrations that open games, A to F in this order. */
export const INTEGRATIONS = ['dt', 'em', 'amusnet', 'egt', 'hub88', 'softgamings'] as const;
export type Integration = (typeof INTEGRATIONS)[number];

export interface ProviderSetup {
  /** Null when the options do not name the provider and its name is not an integration. */
  readonly integration: Integration | null;
  /** Hosts that serve its games: `host`, `host:port` or `*.host`, lower case. */
  readonly hosts: readonly string[];
}

const integrationsOption = z.record(z.string(), z.enum(INTEGRATIONS).nullable().catch(null));

/** From `providerIntegrations` and `providerHosts`: JSON by provider name or id. Invalid entries count as absent. */
export function providerSetup(
  options: ReadonlyMap<string, string>,
  { providerName, mainProviderId }: Pick<Game, 'providerName' | 'mainProviderId'>,
): ProviderSetup {
  const names = [providerName, String(mainProviderId)];
  const integration = entryFor(names, readOption(options.get('providerIntegrations'), integrationsOption));
  return {
    integration: integration ?? integrationNamed(providerName),
    hosts: providerHosts(options, names),
  };
}

/** The integration whose name the provider has, such as `EGT` or `Soft Gamings`. */
function integrationNamed(providerName: string | null | undefined): Integration | null {
  const folded = (providerName ?? '').toLowerCase().replace(/[^a-z0-9]/g, '');
  return INTEGRATIONS.find((integration) => integration === folded) ?? null;
}
