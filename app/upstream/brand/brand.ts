import { createHash } from 'node:crypto';
import type { Translation } from '~/i18n/translator.server';
import { brandStylesheet } from './brand-stylesheet';
import { deriveColours } from './derive-colours';
import type { BrandSettings } from './parse-brand';

export type Brand = Readonly<ReturnType<typeof createBrand>>;

export interface IconSource {
  readonly href: string;
  readonly type: 'image/svg+xml' | 'image/png' | 'image/webp' | null;
  /** The operator's own, and not the site's mark. */
  readonly isOwn: boolean;
}

export type BrandStylesheet = Readonly<ReturnType<typeof named>>;

/** The paths of what the site makes for a brand. */
export const BRAND_PATH = '/brand/';

export function createBrand(settings: BrandSettings) {
  const colours = deriveColours(settings.colours);
  const css = brandStylesheet(settings, colours);
  const stylesheet = css === '' ? null : named(css);
  const { fontUrl = '' } = settings;
  return {
    /** Null where the operator gives none: the texts have a neutral one. */
    name: settings.name ?? null,
    shortName: settings.shortName ?? null,
    logo: settings.logoUrl ?? null,
    icon: iconOf(settings.iconUrl, stylesheet),
    colours,
    stylesheet,
    /** The brand has a face of its own, in place of that for headings. */
    hasFont: settings.fontUrl !== undefined || settings.fontFamily !== undefined,
    /** The origin of the face, for the pages' policy; null for a file of this site. */
    fontOrigin: URL.canParse(fontUrl) ? new URL(fontUrl).origin : null,
  };
}

/** @returns with the SHA-256 in base64url, which is also its name, and the hash for Subresource Integrity */
function named(css: string) {
  const digest = createHash('sha256').update(css).digest();
  const hash = digest.toString('base64url');
  return { css, hash, href: `${BRAND_PATH}${hash}.css`, integrity: `sha256-${digest.toString('base64')}` };
}

const TYPES = { svg: 'image/svg+xml', png: 'image/png', webp: 'image/webp' } as const;

function iconOf(own: string | undefined, stylesheet: BrandStylesheet | null): IconSource {
  if (own === undefined)
    return {
      href: stylesheet ? `${BRAND_PATH}${stylesheet.hash}.svg` : '/favicon.svg',
      type: TYPES.svg,
      isOwn: false,
    };
  const ending = /\.(svg|png|webp)(?:[?#]|$)/.exec(own)?.[1] as keyof typeof TYPES | undefined;
  return { href: own, type: ending ? TYPES[ending] : null, isOwn: true };
}

/** The icon for iOS, which draws no SVG; null without one. The site's own bitmap has the colours of the site without a brand. */
export function touchIconOf({ icon, stylesheet }: Pick<Brand, 'icon' | 'stylesheet'>): string | null {
  if (!icon.isOwn) return stylesheet ? null : '/icon-180.png';
  return icon.type === TYPES.svg ? null : icon.href;
}

/** The operator's, or the site's neutral one. */
export const brandName = ({ name }: Pick<Brand, 'name'>, { t }: Pick<Translation, 't'>): string =>
  name ?? t('shell', 'siteName');

export const markOf = ({ colours: { tokens } }: Pick<Brand, 'colours'>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="${tokens['accent']}"/>` +
  `<g fill="none" stroke="${tokens['on-accent']}" stroke-width="2.6" stroke-linecap="round"><circle cx="16" cy="16" r="4.4"/>` +
  '<path d="M16 4.8v6.4M16 20.8v6.4M4.8 16h6.4M20.8 16h6.4M8.1 8.1l4.5 4.5M19.4 19.4l4.5 4.5M23.9 8.1l-4.5 4.5M12.6 19.4l-4.5 4.5"/></g></svg>';
