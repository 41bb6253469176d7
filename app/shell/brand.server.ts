import type { Brand } from '~/upstream/brand/brand';

/** A link in the head of a page. React needs the attributes in one order on both sides. */
interface HeadLink {
  readonly rel: string;
  readonly href: string;
  readonly type?: string;
  readonly integrity?: string;
}

/** What pages need of the brand. It is ready for the head, because the browser's script would carry what is decided there. */
export function brandForPages(brand: Brand, locale: string) {
  const { logo, icon, hasFont, fontOrigin, colours, stylesheet } = brand;
  return {
    logo,
    /** Null where the site's own mark stands for it. */
    icon: icon.isOwn ? icon.href : null,
    hasFont,
    fontOrigin,
    theme: colours.tokens['surface'],
    links: [
      { rel: 'icon', href: icon.href, ...(icon.type && { type: icon.type }) },
      ...touchIcon(brand),
      { rel: 'manifest', href: `/manifest.${locale}.webmanifest` },
      ...(stylesheet ? [{ rel: 'stylesheet', href: stylesheet.href, integrity: stylesheet.integrity }] : []),
    ] satisfies HeadLink[],
  };
}

/** iOS draws no SVG. The site's own bitmap has the colours of the site without a brand. */
function touchIcon({ icon, stylesheet }: Brand): HeadLink[] {
  const rel = 'apple-touch-icon';
  if (!icon.isOwn) return stylesheet ? [] : [{ rel, href: '/icon-180.png' }];
  return icon.type === 'image/svg+xml' ? [] : [{ rel, href: icon.href }];
}
