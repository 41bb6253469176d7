import { useLocation, useMatches } from '@remix-run/react';
import { redirectToOf } from '~/lib/return-path';
import type { PageHandle } from './define-page';
import { useShell } from './use-shell';

/** Path and query of the current page, for links and forms that lead back to it. */
export function useHere(): string {
  const { pathname, search } = useLocation();
  return useShell()?.standsInFor?.href ?? `${pathname}${search}`;
}

/** Where a login or a registration from the current page leads: back here, or where a guest's form was opened for. */
export function useReturnPath(): string {
  const here = useHere();
  const standsInFor = useShell()?.standsInFor;
  const handle = useMatches().at(-1)?.handle as Partial<PageHandle> | undefined;
  if (standsInFor) return standsInFor.returnPath;
  return handle?.returnPath ? redirectToOf(here) : here;
}
