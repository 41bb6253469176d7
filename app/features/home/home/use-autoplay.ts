import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';

/** Delay after the page load, so that autoplay scripts do not compete with it. */
const SETTLED_MS = 5_000;

/** Starts the autoplay of what moves some seconds after the page load. */
export function useAutoplay(): void {
  const { key } = useLocation();
  useEffect(() => {
    let end: (() => void) | null | undefined;
    let timer: ReturnType<typeof setTimeout>;
    async function begin() {
      const piece = await import('./autoplay.client');
      if (end !== null) end = piece.startAutoplay();
    }
    const schedule = () => (timer = setTimeout(() => void begin().catch(() => undefined), SETTLED_MS));
    if (document.readyState === 'complete') schedule();
    else window.addEventListener('load', schedule, { once: true });
    return () => {
      window.removeEventListener('load', schedule);
      clearTimeout(timer);
      end?.();
      end = null;
    };
  }, [key]);
}
