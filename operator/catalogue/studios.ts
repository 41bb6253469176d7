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
}

const studio = (id: number, slug: string, name: string, integration: Integration): Studio => ({
  id,
  slug,
  name,
  integration,
});

export const studios = {
  kestane: studio(11, 'kestane-oyun', 'Kestane Oyun', 'dt'),
  maviFener: studio(12, 'mavi-fener', 'Mavi Fener', 'dt'),
  tuzlu: studio(21, 'tuzlu-cikolata', 'Tuzlu Çikolata', 'em'),
  norra: studio(22, 'norra-hollow', 'Norra Hollow', 'em'),
  piril: studio(31, 'piril-atolye', 'Pırıl Atölye', 'amusnet'),
  quillfin: studio(32, 'quillfin', 'Quillfin', 'amusnet'),
  sarnic: studio(41, 'sarnic-works', 'Sarnıç Works', 'egt'),
  darbuka: studio(42, 'darbuka-lab', 'Darbuka Lab', 'egt'),
  lodos: studio(51, 'lodos-studyo', 'Lodos Stüdyo', 'hub88'),
  ferahava: studio(52, 'ferahava', 'Ferahava', 'hub88'),
  salonEl: studio(61, 'salon-elli', 'Salon Elli', 'softgamings'),
  oakmere: studio(62, 'oakmere-tables', 'Oakmere Tables', 'softgamings'),
} as const satisfies Record<string, Studio>;

export type StudioKey = keyof typeof studios;

export const allStudios: readonly Studio[] = Object.values(studios);

/** The launch integration of each provider, by provider name. Sent as the site option `providerIntegrations`. */
export const providerIntegrations: Readonly<Record<string, Integration>> = Object.fromEntries(
  allStudios.map(({ name, integration }) => [name, integration]),
);
