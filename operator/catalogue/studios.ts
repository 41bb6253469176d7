import type { Texts } from '../messages';
import studioData from './studios.json' with { type: 'json' };

/** The six launch integrations of the operator contract. */
export const integrations = ['dt', 'em', 'amusnet', 'egt', 'hub88', 'softgamings'] as const;

export type Integration = (typeof integrations)[number];

/** A games studio. All studios are invented for this demonstration. */
export interface Studio {
  /** The `mainProviderId` of the studio's games. */
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly integration: Integration;
  /** What the demonstration says of it. */
  readonly text: Texts;
}

export type StudioKey = keyof typeof studioData;

export const studios = studioData as Record<StudioKey, Studio>;

export const allStudios: readonly Studio[] = Object.values(studios);

/** The launch integration of each provider, by provider name. Sent as the site option `providerIntegrations`. */
export const providerIntegrations: Readonly<Record<string, Integration>> = Object.fromEntries(
  allStudios.map(({ name, integration }) => [name, integration]),
);
