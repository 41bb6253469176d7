import { json, type AppLoadContext } from '@remix-run/node';
import type { Toast } from '~/session/toasts.server';
import { TOO_MANY } from '~/upstream/status-of';

/**
 * Redirects, with the reason as a toast. One try too many answers 429, and the page shows the toast; a script is redirected.
 * @param path of the page that the button is on
 */
export function showFailure(
  { page }: Pick<AppLoadContext, 'page'>,
  path: string,
  { status, message }: { readonly status: number; readonly message: string },
  type: Toast['type'] = 'error',
) {
  if (status !== TOO_MANY || page.isDataRequest) return page.toasts.redirect(path, { type, message });
  page.notices.push({ type, message });
  return json({}, { status });
}
