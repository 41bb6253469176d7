/** The demonstration's brands: values of the site option `brand`. `DEMO_BRAND` chooses one. All names are invented. */
export const brands = {
  /** Dark, with the site's own mark. */
  dark: {
    name: 'Poyra',
    shortName: 'Poyra',
    colours: {
      accent: '#f2b84b',
      ground: '#0d1320',
      surface: '#151d2c',
      text: '#eef2f8',
      positive: '#57c994',
      negative: '#ff8a80',
      warning: '#f2b84b',
    },
    radius: 'soft',
    density: 'regular',
  },
  /** Light and round, with a logo. */
  light: {
    name: 'Mercan',
    shortName: 'Mercan',
    logoUrl: '/media/brands/mercan-logo.svg',
    iconUrl: '/media/brands/mercan-icon.svg',
    colours: {
      accent: '#c43d2b',
      onAccent: '#ffffff',
      ground: '#faf4ee',
      surface: '#ffffff',
      text: '#2a1d18',
      positive: '#1c7a4f',
      negative: '#a8201a',
      warning: '#8a5300',
    },
    radius: 'round',
    density: 'regular',
  },
  /** Dark, sharp and compact, with an icon beside its name. */
  sharp: {
    name: 'Kuvars',
    shortName: 'Kuvars',
    iconUrl: '/media/brands/kuvars-icon.svg',
    colours: {
      accent: '#a78bfa',
      ground: '#0b0b10',
      surface: '#16161f',
      text: '#f2f1f7',
      positive: '#5cd6a0',
      negative: '#ff8090',
      warning: '#ffc857',
    },
    radius: 'sharp',
    density: 'compact',
  },
} as const;

export type BrandName = keyof typeof brands;
export type BrandOption = (typeof brands)[BrandName];
