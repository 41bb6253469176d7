import { redirect, type AppLoadContext } from '@remix-run/node';
import { REPLACE_ENTRY } from '~/lib/remix-headers';
import type { Toast } from '~/session/toasts.server';

/** Redirects to a page that takes the place of the form's in the browser's history. */
export const replaceWith = (path: string) => redirect(path, { status: 303, headers: REPLACE_ENTRY });

export const replaceWithMessage = (
  { page }: Pick<AppLoadContext, 'page'>,
  path: string,
  message: string,
  type: Toast['type'] = 'success',
) => page.toasts.redirect(path, { type, message }, REPLACE_ENTRY);
