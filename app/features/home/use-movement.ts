import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';

/** Delay after the page load, so that autoplay scripts do not compete with it. */
const SETTLED_MS = 5_000;

/** Starts the home page's autoplay some seconds after load, once something that moves is visible. */
export function useMovement(): void {
  const { key } = useLocation();
  useEffect(() => {
    let end: (() => void) | null | undefined;
    let timer: ReturnType<typeof setTimeout>;
    async function begin() {
      const { startMovement } = await import('./movement.client');
      if (end !== null) end = startMovement();
    }
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      void begin().catch(() => undefined);
    });
    const observe = () => document.querySelectorAll('[data-moves]').forEach((element) => seen.observe(element));
    const schedule = () => (timer = setTimeout(observe, SETTLED_MS));
    if (document.readyState === 'complete') schedule();
    else window.addEventListener('load', schedule, { once: true });
    return () => {
      window.removeEventListener('load', schedule);
      clearTimeout(timer);
      seen.disconnect();
      end?.();
      end = null;
    };
  }, [key]);
}
