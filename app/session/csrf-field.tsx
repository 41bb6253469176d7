import { useRouteLoaderData } from '@remix-run/react';

export const CSRF_FIELD = 'csrf';

/**
 * The token is for browsers that send no origin. Empty on the cached pages of guests, which hold none (docs/decisions/0010).
 */
export function CsrfField() {
  const root = useRouteLoaderData('root') as { csrf?: string } | undefined;
  return root?.csrf ? <input type="hidden" name={CSRF_FIELD} defaultValue={root.csrf} /> : null;
}
