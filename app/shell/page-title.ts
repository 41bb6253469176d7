import type { MetaDescriptor } from '@remix-run/node';
import type { ShellData } from './use-shell';

interface MetaArgs {
  matches: readonly { id: string; data: unknown }[];
}

/**
 * A page's title with the site's name, and its description: a route's `meta` replaces its parents' whole.
 *
 * @param description what search engines say about the page; the site's own when it has none
 */
export function pageTitle({ matches }: MetaArgs, title: string | undefined, description?: string): MetaDescriptor[] {
  const shell = matches.find(({ id }) => id === 'root')?.data as ShellData | undefined;
  if (!shell) return [];
  const { siteName, siteDescription } = shell.copy.shell;
  return [
    { title: title ? `${title} · ${siteName}` : siteName },
    { name: 'description', content: description ?? siteDescription },
  ];
}
