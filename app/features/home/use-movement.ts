import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';

/** Long enough for the page to be loaded and looked at: what moves is never part of the first load. */
const SETTLED_MS = 5_000;

/** Lets the page's rows and its video move by themselves, a while after it has come, once one of them is seen. */
export function useMovement(): void {
  const { key } = useLocation();
  useEffect(() => {
    let end: (() => void) | null | undefined;
    let timer: ReturnType<typeof setTimeout>;
    async function begin() {
      const { beginMovement } = await import('./movement.client');
      if (end !== null) end = beginMovement();
    }
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      void begin().catch(() => undefined);
    });
    const look = () => document.querySelectorAll('[data-moves]').forEach((element) => seen.observe(element));
    const wait = () => (timer = setTimeout(look, SETTLED_MS));
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      window.removeEventListener('load', wait);
      clearTimeout(timer);
      seen.disconnect();
      end?.();
      end = null;
    };
  }, [key]);
}
