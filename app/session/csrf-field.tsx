import { useRouteLoaderData } from '@remix-run/react';

export const CSRF_FIELD = 'csrf';

/**
 * The CSRF token of a form, for browsers that send no origin. Every form with an action has this field. It is empty on the
 * cached pages of guests, which hold no token (docs/decisions/0010).
 */
export function CsrfField() {
  const root = useRouteLoaderData('root') as { csrf?: string } | undefined;
  return root?.csrf ? <input type="hidden" name={CSRF_FIELD} defaultValue={root.csrf} /> : null;
}
