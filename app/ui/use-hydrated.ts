import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the HTML from the server and in the first render of the browser: for controls that need JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
