import { useRouteLoaderData } from '@remix-run/react';

export const CSRF_FIELD = 'csrf';

/**
 * The CSRF token of a form. Every form that changes state must have it, for browsers that send no origin headers. Cached guest
 * pages have an empty one (docs/decisions/0010).
 */
export function CsrfField() {
  const root = useRouteLoaderData('root') as { csrf?: string } | undefined;
  return root?.csrf ? <input type="hidden" name={CSRF_FIELD} defaultValue={root.csrf} /> : null;
}
