import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';

/** Long enough for the page to be loaded and looked at: what moves is never part of the first load. */
const SETTLED_MS = 3_000;

/** Lets the page's rows and its video move by themselves, a while after it has come. */
export function useMovement(): void {
  const { key } = useLocation();
  useEffect(() => {
    let end: (() => void) | null | undefined;
    const timer = setTimeout(() => {
      void import('./movement.client').then(
        ({ beginMovement }) => {
          if (end !== null) end = beginMovement();
        },
        () => undefined,
      );
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      end?.();
      end = null;
    };
  }, [key]);
}
