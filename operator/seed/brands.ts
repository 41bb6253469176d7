import data from './brands.json' with { type: 'json' };

/**
 * The demonstration's brands: values of the site option `brand`. `DEMO_BRAND` chooses one: `dark` has the site's own mark,
 * `light` is round and has a logo, `sharp` is compact and has an icon beside its name. All names are invented.
 */
export const brands = data;

export type BrandName = keyof typeof brands;
export type BrandOption = (typeof brands)[BrandName];
