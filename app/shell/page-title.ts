import type { MetaDescriptor } from '@remix-run/node';
import type { ShellData } from './use-shell';

export interface MetaArgs {
  readonly matches: readonly { id: string; data: unknown }[];
  readonly location: { readonly pathname: string };
}

/**
 * A page's title with the site's name, its description and its canonical address: filters and places in a list are views
 * of one page. A route's `meta` replaces its parents' whole.
 *
 * @param description what search engines say about the page; the text for its address when it has none of its own
 */
export function pageTitle(
  { matches, location: { pathname } }: MetaArgs,
  title: string | undefined,
  description?: string,
): MetaDescriptor[] {
  const shell = matches.find(({ id }) => id === 'root')?.data as ShellData | undefined;
  if (!shell) return [];
  const { siteName, siteDescription } = shell.copy.shell;
  const described = shell.described.path === pathname ? shell.described.text : null;
  return [
    { title: title ? `${title} · ${siteName}` : siteName },
    { name: 'description', content: description || described || siteDescription },
    { tagName: 'link', rel: 'canonical', href: `${shell.origin}${pathname}` },
  ];
}
