type Integration = 'dt' | 'em' | 'amusnet' | 'egt' | 'hub88' | 'softgamings';

/** The game providers of the catalogue, each with the integration that serves it. */
const providers: readonly { name: string; slug: string; integration: Integration }[] = [
  { name: 'Kestane Oyun', slug: 'kestane-oyun', integration: 'dt' },
  { name: 'Mavi Fener', slug: 'mavi-fener', integration: 'dt' },
  { name: 'Tuzlu Çikolata', slug: 'tuzlu-cikolata', integration: 'em' },
  { name: 'Norra Hollow', slug: 'norra-hollow', integration: 'em' },
  { name: 'Pırıl Atölye', slug: 'piril-atolye', integration: 'amusnet' },
  { name: 'Quillfin', slug: 'quillfin', integration: 'amusnet' },
  { name: 'Sarnıç Works', slug: 'sarnic-works', integration: 'egt' },
  { name: 'Darbuka Lab', slug: 'darbuka-lab', integration: 'egt' },
  { name: 'Lodos Stüdyo', slug: 'lodos-studyo', integration: 'hub88' },
  { name: 'Ferahava', slug: 'ferahava', integration: 'hub88' },
  { name: 'Salon Elli', slug: 'salon-elli', integration: 'softgamings' },
  { name: 'Oakmere Tables', slug: 'oakmere-tables', integration: 'softgamings' },
];

/** For the site option `providerIntegrations`: which integration launches a provider's games. */
export function providerIntegrations(): Record<string, Integration> {
  return Object.fromEntries(providers.map(({ name, integration }) => [name, integration]));
}

/** For the site option `providerLogos`. */
export function providerLogos(): { name: string; image: string }[] {
  return providers.map(({ name, slug }) => ({ name, image: `/media/providers/${slug}.svg` }));
}
