import type { MetaDescriptor } from '@remix-run/node';
import { errorTitle } from './error-page';
import { pageTitle, type MetaArgs } from './page-title';
import type { ShellData } from './use-shell';

/** An error page has neither description nor canonical address. @param title the title when nothing failed */
export function failedTitle(args: MetaArgs & { error?: unknown }, title?: string): MetaDescriptor[] {
  const shell = args.matches.find(({ id }) => id === 'root')?.data as ShellData | undefined;
  if (!args.error || !shell) return pageTitle(args, title);
  return [{ title: `${errorTitle(args.error, shell)} · ${shell.copy.shell.siteName}` }];
}
