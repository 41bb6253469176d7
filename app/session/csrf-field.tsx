import { useRouteLoaderData } from '@remix-run/react';

export const CSRF_FIELD = 'csrf';

/**
 * Goes into every form that changes something: the proof for browsers that tell no origin. The pages that all guests share
 * carry none (docs/decisions/0010).
 */
export function CsrfField() {
  const root = useRouteLoaderData('root') as { csrf?: string } | undefined;
  return root?.csrf ? <input type="hidden" name={CSRF_FIELD} defaultValue={root.csrf} /> : null;
}
