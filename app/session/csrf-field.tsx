import { useRouteLoaderData } from '@remix-run/react';

export const CSRF_FIELD = 'csrf';

/** Goes into every form that changes something: the proof for browsers that tell no origin. */
export function CsrfField() {
  const root = useRouteLoaderData('root') as { csrf?: string } | undefined;
  return <input type="hidden" name={CSRF_FIELD} defaultValue={root?.csrf ?? ''} />;
}
