import { performance } from 'node:perf_hooks';

/** The thread counts as busy above this event loop utilisation. */
const BUSY_UTILISATION = 0.9;
const SAMPLE_INTERVAL_MS = 100;

/** Samples the event loop utilisation. @returns whether the thread is busy */
export function watchEventLoop(): () => boolean {
  let last = performance.eventLoopUtilization();
  let utilisation = 0;
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    utilisation = performance.eventLoopUtilization(now, last).utilization;
    last = now;
  }, SAMPLE_INTERVAL_MS).unref();
  return () => utilisation > BUSY_UTILISATION;
}
