type Integration = 'dt' | 'em' | 'amusnet' | 'egt' | 'hub88' | 'softgamings';

/** The game providers of the catalogue, each with the integration that serves it. */
const providers: readonly { name: string; slug: string; integration: Integration }[] = [
  { name: 'Mavi Fener', slug: 'mavi-fener', integration: 'dt' },
  { name: 'Kuzey Atölye', slug: 'kuzey-atolye', integration: 'dt' },
  { name: 'Amber Reels', slug: 'amber-reels', integration: 'em' },
  { name: 'Larkfield', slug: 'larkfield', integration: 'em' },
  { name: 'Tuna Oyun', slug: 'tuna-oyun', integration: 'amusnet' },
  { name: 'Copperleaf', slug: 'copperleaf', integration: 'amusnet' },
  { name: 'Yıldızhane', slug: 'yildizhane', integration: 'egt' },
  { name: 'Harbourlight', slug: 'harbourlight', integration: 'egt' },
  { name: 'Canlı Salon', slug: 'canli-salon', integration: 'hub88' },
  { name: 'Velvet Row', slug: 'velvet-row', integration: 'hub88' },
  { name: 'Bozkır Games', slug: 'bozkir-games', integration: 'softgamings' },
  { name: 'Nine Kites', slug: 'nine-kites', integration: 'softgamings' },
];

/** For the site option `providerIntegrations`: which integration launches a provider's games. */
export function providerIntegrations(): Record<string, Integration> {
  return Object.fromEntries(providers.map(({ name, integration }) => [name, integration]));
}

/** For the site option `providerLogos`. */
export function providerLogos(): { name: string; image: string }[] {
  return providers.map(({ name, slug }) => ({ name, image: `/media/providers/${slug}.svg` }));
}
