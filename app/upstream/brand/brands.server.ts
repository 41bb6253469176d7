import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { formatColour } from '~/lib/colour';
import { memoizeByIdentity, memoizeIn } from '~/lib/memoize-by-identity';
import { capabilitiesOf } from '../capabilities';
import { siteOptions, type Bootstrap } from '../site-options';
import { createBrand, type Brand, type BrandStylesheet } from './brand';
import { parseBrand, type ParsedBrand } from './parse-brand';

export interface StyledBrand extends Brand {
  readonly stylesheet: BrandStylesheet;
}

interface BrandsOptions {
  readonly log: Pick<Logger, 'warn'>;
  /** Called for each value of a new brand that is not used as it is. */
  onFault?(field: string, fault: 'corrected' | 'refused'): void;
  /** Called once for each new stylesheet, with the option that it follows from. */
  onStylesheet?(hash: string, text: string): void;
}

/** Brands that a page in some browser may still ask for. */
const MAX_BRANDS = 32;

interface MadeBrand extends ParsedBrand {
  readonly brand: Brand;
}

export type Brands = ReturnType<typeof createBrands>;

export function createBrands({ log, onFault, onStylesheet }: BrandsOptions) {
  const neutral = createBrand({ colours: {} });
  const styled = new LRUCache<string, StyledBrand>({ max: MAX_BRANDS });
  const lastGood = new Map<string, Brand>();
  let current = neutral;

  const make = memoizeIn(new LRUCache<string, { result: MadeBrand }>({ max: MAX_BRANDS }), (text: string) => {
    const parsed = parseBrand(text);
    const brand = createBrand(parsed.settings);
    const { stylesheet } = brand;
    if (stylesheet && !styled.has(stylesheet.hash)) {
      styled.set(stylesheet.hash, { ...brand, stylesheet });
      onStylesheet?.(stylesheet.hash, text);
    }
    report(parsed, brand);
    return { ...parsed, brand };
  });

  function report({ faults, settings }: ParsedBrand, { colours: { corrected } }: Brand): void {
    for (const field of faults) onFault?.(field, 'refused');
    if (faults.length > 0) log.warn({ fields: faults }, 'the brand has values that do not fit');
    const changes = Object.entries(corrected).map(([name, colour]) => {
      onFault?.(`colours.${name}`, 'corrected');
      const given = settings.colours[name as keyof typeof corrected];
      return { field: `colours.${name}`, given: given && formatColour(given), used: formatColour(colour) };
    });
    if (changes.length > 0) log.warn({ changes }, 'colours of the brand were corrected, so that text is readable');
  }

  const brandIn = memoizeByIdentity((bootstrap: Bootstrap): MadeBrand | null => {
    const text = capabilitiesOf(bootstrap).has('brand') ? siteOptions(bootstrap).get('brand') : undefined;
    return text === undefined ? null : make(text);
  });

  function choose(bootstrap: Bootstrap | null, locale: string): Brand {
    const last = lastGood.get(locale);
    if (bootstrap === null) return last ?? current;
    const stated = brandIn(bootstrap);
    if (stated === null) return neutral;
    // A new process has no last good one: what fits is better than nothing.
    return stated.faults.length > 0 ? (last ?? stated.brand) : stated.brand;
  }

  return {
    /** The brand that the bootstrap data of a language states. A broken one, and null, keep the last good one. */
    of(bootstrap: Bootstrap | null, locale: string) {
      const brand = choose(bootstrap, locale);
      if (bootstrap !== null) {
        lastGood.set(locale, brand);
        current = brand;
      }
      return brand;
    },
    current: () => current,
    /** The brand whose stylesheet has this hash; null when this process has not seen it. */
    find: (hash: string) => styled.get(hash) ?? null,
    /** Makes the brand of an option that another instance has read, so that it can be found. */
    learn: (text: string) => void make(text),
  };
}
