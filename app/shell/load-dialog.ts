import type { DialogStep } from '~/forms/dialog-step';
import { LoaderRedirect, readLoader } from '~/browser/read-loader';
import type { Opening } from '~/browser/open-or-follow';
import { importRouteModule, routesAt } from '~/browser/route-modules';
import type { PageDialog, PageHandle } from './define-page';

export interface LoadedDialog extends Pick<PageDialog, 'Form' | 'size' | 'needsChoice'> {
  readonly data: unknown;
}

function routeAt(href: string): string {
  const { pathname } = new URL(href, window.location.origin);
  return routesAt(pathname).at(-1) ?? '';
}

/**
 * The dialog that a page declares in its handle; undefined for a page without one.
 *
 * @throws when the script of the page does not arrive
 */
async function findDialog(href: string): Promise<PageDialog | undefined> {
  const { handle } = await importRouteModule(routeAt(href));
  return (handle as PageHandle | undefined)?.dialog;
}

/**
 * Whether the next step of a journey opens as a dialog. False when its page has no dialog, or is the one below the dialog: a
 * login that was opened on a promotion leads back to it.
 *
 * @throws when the script of the page does not arrive
 */
export async function opensAsDialog({ href, isRedirect }: DialogStep): Promise<boolean> {
  const dialog = await findDialog(href);
  if (!dialog || !isRedirect) return !!dialog;
  const isBelow = new URL(href, window.location.origin).pathname === window.location.pathname;
  return !isBelow && dialog.whenRedirectedTo !== 'navigate';
}

/** A guard's redirect may lead to another dialog, such as the login form; more than this is a loop. */
const MAX_REDIRECTS = 2;

/**
 * Loads all parts of a dialog before it opens: if one does not arrive, the page stays as it is. Only the script is waited for
 * two seconds: after that, a page would ask a slow operator for the same data once more.
 *
 * @throws when the page has no dialog, or a part of it does not arrive
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
