import { redirect, type AppLoadContext } from '@remix-run/node';
import type { Toast } from '~/session/toasts.server';

/**
 * Redirects to a page that shows what has happened. With scripts a toast tells of it too, where a dialog closes; without, it
 * would lie over what it tells.
 */
export const redirectShown = (
  { page }: Pick<AppLoadContext, 'page'>,
  path: string,
  toast: Toast,
  headers: HeadersInit = {},
) => (page.isDataRequest ? page.toasts.redirect(path, toast, headers) : redirect(path, { status: 303, headers }));
