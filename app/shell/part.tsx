import { Suspense, useEffect, type ReactNode } from 'react';
import { countHydrated } from './typing';

/** Where something else has changed the part before hydration, React renders it once more, and leaves the rest alone. */
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
