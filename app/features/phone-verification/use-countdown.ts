import { useEffect, useState } from 'react';

const TICK_MS = 250;

/** Whole seconds that are left of so many, as the page's own clock counts them. */
export function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    // By the clock, not by counting ticks: a tab in the background is given few of them.
    const end = performance.now() + seconds * 1000;
    const ticks = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(now);
      if (now === 0) clearInterval(ticks);
    }, TICK_MS);
    return () => clearInterval(ticks);
  }, [seconds]);
  return left;
}
