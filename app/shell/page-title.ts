import type { MetaDescriptor } from '@remix-run/node';
import type { ShellData } from './use-shell';

export interface MetaArgs {
  readonly matches: readonly { id: string; data: unknown }[];
  readonly location: { readonly pathname: string };
}

/**
 * A page's title with the site's name, its description, its canonical address and the addresses in other languages. They have
 * no query but the language: filters are views of one page. Remix does not merge it with the `meta` of the parent routes.
 *
 * @param description the text for search engines. Default: the description that the page declares
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
    { tagName: 'link', rel: 'canonical', href: `${shell.origin}${pathname}${shell.languageQuery}` },
    ...alternatesOf(shell, pathname),
  ];
}

/** Links to the page in each language on offer. The address without a language is for visitors whose language is not among them. */
function alternatesOf({ origin, alternates }: ShellData, pathname: string): MetaDescriptor[] {
  if (alternates.length < 2) return [];
  const link = (hrefLang: string, query: string) => ({
    ...{ tagName: 'link', rel: 'alternate', hrefLang, href: `${origin}${pathname}${query}` },
  });
  return [...alternates.map(({ locale, query }) => link(locale, query)), link('x-default', '')];
}
