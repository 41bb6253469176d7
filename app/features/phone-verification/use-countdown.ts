import { useEffect, useState } from 'react';

const TICK_MS = 250;

/** Counts down whole seconds on the browser's clock. */
export function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    // Compares times instead of counting ticks: browsers throttle timers of background tabs.
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
