import type { MetaDescriptor, MetaFunction } from '@remix-run/node';
import type { PageHandle } from './define-page';
import type { ShellData } from './use-shell';

export interface MetaArgs {
  readonly matches: readonly { id: string; data: unknown }[];
  readonly location: { readonly pathname: string };
}

export const meta: MetaFunction = (args) =>
  pageTitle(args, (args.matches.at(-1)?.handle as Partial<PageHandle> | undefined)?.title?.(args.data));

/** Remix does not merge it with the `meta` of the parent routes. @param description default: the one that the page declares */
export function pageTitle(
  { matches, location: { pathname } }: MetaArgs,
  title: string | undefined,
  description?: string,
): MetaDescriptor[] {
  const shell = matches.find(({ id }) => id === 'root')?.data as ShellData | undefined;
  if (!shell) return [];
  const { siteName, siteDescription } = shell.copy.shell;
  const described = shell.described.path === pathname ? shell.described : null;
  return [
    { title: title ? `${title} · ${siteName}` : siteName },
    { name: 'description', content: description || described?.text || siteDescription },
    ...((described?.links as MetaDescriptor[] | undefined) ?? []),
  ];
}
