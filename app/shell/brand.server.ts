import { touchIconOf, type Brand } from '~/upstream/brand/brand';

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
  const touchIcon = touchIconOf(brand);
  return {
    logo,
    /** Null where the site's own mark stands for it. */
    icon: icon.isOwn ? icon.href : null,
    hasFont,
    fontOrigin,
    theme: colours.tokens['surface'],
    links: [
      { rel: 'icon', href: icon.href, ...(icon.type && { type: icon.type }) },
      ...(touchIcon === null ? [] : [{ rel: 'apple-touch-icon', href: touchIcon }]),
      { rel: 'manifest', href: `/manifest.${locale}.webmanifest` },
      ...(stylesheet ? [{ rel: 'stylesheet', href: stylesheet.href, integrity: stylesheet.integrity }] : []),
    ] satisfies HeadLink[],
  };
}
