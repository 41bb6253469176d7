import { useLocation } from '@remix-run/react';
import { useShell } from './use-shell';

/** Path and query of the page that the player is on, as a way back to it. */
export function useHere(): string {
  const { pathname, search } = useLocation();
  return useShell()?.standsInFor ?? `${pathname}${search}`;
}
