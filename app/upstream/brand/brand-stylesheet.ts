import type { DerivedColours, Tokens } from './derive-colours';
import type { BrandSettings } from './parse-brand';

const RADIUS: Readonly<Record<NonNullable<BrandSettings['radius']>, Tokens>> = {
  sharp: { radius: '0.125rem', 'radius-large': '0.1875rem', 'radius-small': '1px', 'radius-pill': '0.125rem' },
  soft: {},
  round: { radius: '1.25rem', 'radius-large': '1.5rem', 'radius-small': '0.5rem' },
};

/** Less room between things. Targets stay larger than 24 px (WCAG 2.5.8). */
const DENSITY: Readonly<Record<NonNullable<BrandSettings['density']>, Tokens>> = {
  compact: {
    'space-2': '0.375rem',
    'space-3': '0.5rem',
    'space-4': '0.75rem',
    'space-5': '1rem',
    'space-6': '1.375rem',
    'space-7': '2rem',
    touch: '2.5rem',
  },
  regular: {},
};

const BRAND_FACE = 'Brand face';

export const declarations = (tokens: Tokens): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

/** The stylesheet of a brand, which comes after that of the site; empty where it changes nothing. */
export function brandStylesheet(settings: BrandSettings, colours: DerivedColours): string {
  const shape = { ...RADIUS[settings.radius ?? 'soft'], ...DENSITY[settings.density ?? 'regular'] };
  return [
    fontRules(settings),
    Object.keys(shape).length > 0 ? `:root{${declarations(shape)}}` : '',
    Object.keys(settings.colours).length > 0 ? colourRules(colours) : '',
  ].join('');
}

export function colourRules({ scheme, tokens, more }: DerivedColours): string {
  return (
    `@media screen{:root{color-scheme:${scheme};${declarations(tokens)}}}` +
    `@media screen and (prefers-contrast:more){:root{${declarations(more)}}}`
  );
}

/** `optional`: text does not move when the file is late or never comes. Lite mode loads no file. */
function fontRules({ fontUrl, fontFamily }: BrandSettings): string {
  if (fontUrl === undefined && fontFamily === undefined) return '';
  const installed = fontFamily === undefined ? '' : `"${fontFamily}",`;
  const families = (loaded: string) =>
    `{--font:${loaded}${installed}system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;--display:var(--font)}`;
  if (fontUrl === undefined) return `:root:root${families('')}`;
  return (
    `@font-face{font-family:"${BRAND_FACE}";font-display:optional;src:url("${fontUrl}") format("woff2")}` +
    `:root:root${families('')}:root:not([data-lite])${families(`"${BRAND_FACE}",`)}`
  );
}
