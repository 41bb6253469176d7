import type { DialogStep } from '~/forms/dialog-step';
import { LoaderRedirect, readLoader } from '~/browser/read-loader';
import type { Opening } from '~/browser/open-or-follow';
import { importRouteModule, routesAt } from '~/browser/route-modules';
import type { PageHandle } from './define-page';
import type { PageDialog } from '~/request/page-facts';

export interface LoadedDialog extends Pick<PageDialog, 'Form' | 'size' | 'needsChoice'> {
  readonly data: unknown;
}

function routeAt(href: string): string {
  const { pathname } = new URL(href, window.location.origin);
  return routesAt(pathname).at(-1) ?? '';
}

/** @throws when the script of the page does not arrive */
async function findDialog(href: string): Promise<PageDialog | undefined> {
  const { handle } = await importRouteModule(routeAt(href));
  return (handle as PageHandle | undefined)?.dialog;
}

/** False when the page has no dialog, or is the one below it. @throws when the script of the page does not arrive */
export async function opensAsDialog({ href, isRedirect }: DialogStep): Promise<boolean> {
  const dialog = await findDialog(href);
  if (!dialog || !isRedirect) return !!dialog;
  const isBelow = new URL(href, window.location.origin).pathname === window.location.pathname;
  return !isBelow && dialog.whenRedirectedTo !== 'navigate';
}

/** A guard's redirect may lead to another dialog, such as the login form; more than this is a loop. */
const MAX_REDIRECTS = 2;

/**
 * Loads all parts before the dialog opens: if one does not arrive, the page stays. Only the script is waited for two seconds:
 * a page would ask a slow operator for the same data once more.
 */
export async function loadDialog(href: string, inTime: Opening['inTime'], redirects = 0): Promise<LoadedDialog> {
  try {
    const [dialog, data] = await Promise.all([inTime(findDialog(href)), readLoader<unknown>(href, routeAt(href))]);
    if (!dialog) throw new Error(`No dialog for ${href}`);
    return { ...dialog, data };
  } catch (error) {
    if (!(error instanceof LoaderRedirect) || redirects === MAX_REDIRECTS) throw error;
    return loadDialog(error.location, inTime, redirects + 1);
  }
}
