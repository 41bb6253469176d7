import { Suspense, useEffect, type ReactNode } from 'react';
import { countHydrated } from './typing';

/**
 * A part of the page that React hydrates by itself. Where something else has changed the part before, React renders it once more,
 * and leaves the rest of the page alone.
 */
export function Part({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      {children}
      <Hydrated />
    </Suspense>
  );
}

function Hydrated(): null {
  useEffect(() => countHydrated(1), []);
  return null;
}
