import type { MetaDescriptor } from '@remix-run/node';
import { pageTitle, type MetaArgs } from './page-title';
import type { ShellData } from './use-shell';

interface Shared {
  readonly title: string;
  readonly summary?: string | undefined;
  /** The path of the page. */
  readonly href: string;
  readonly image?: string | null;
}

/** Other sites show no SVG. */
const isRaster = (address: string | null | undefined) => address != null && !/\.svg(?:$|[?#])/i.test(address);

export function shareMeta(args: MetaArgs, page: Shared | undefined): MetaDescriptor[] {
  const shell = args.matches.find(({ id }) => id === 'root')?.data as ShellData | undefined;
  if (!shell || !page) return pageTitle(args, page?.title);
  const absolute = (address: string) => new URL(address, shell.origin).href;
  const image = [page.image, shell.brand.icon ?? '/icon-512.png'].find(isRaster);
  const graph = {
    'og:type': 'article',
    'og:title': page.title,
    'og:url': absolute(page.href + shell.languageQuery),
    'og:locale': shell.ogLocale,
    'og:site_name': shell.copy.shell.siteName,
    ...(page.summary && { 'og:description': page.summary }),
    ...(image && { 'og:image': absolute(image) }),
  };
  return [
    ...pageTitle(args, page.title, page.summary),
    ...Object.entries(graph).map(([property, content]) => ({ property, content })),
  ];
}
