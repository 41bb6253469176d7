import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks';

const RESOLUTION_MS = 10;
const LOOK_EVERY_MS = 100;

/** One slow page, or a garbage collection, is no overload: only what lasts over so many looks is. */
const LOOKS = 3;

export interface EventLoopDelay {
  /** How late timers have been for some time now, at the least, in milliseconds. */
  lasting(): number;
  close(): void;
}

/** Measures how long whatever wants to run has to wait for the one thread that everything runs on. */
export function watchEventLoopDelay(): EventLoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  const looks = Array<number>(LOOKS).fill(0);
  let lasting = 0;
  const looking = setInterval(() => {
    // Nothing was counted since the last look: that says nothing.
    if (histogram.count === 0) return;
    looks.push(Math.max(0, stepFoundByChance(histogram) / 1e6 - RESOLUTION_MS));
    looks.shift();
    lasting = Math.min(...looks);
    histogram.reset();
  }, LOOK_EVERY_MS).unref();
  return {
    lasting: () => lasting,
    close() {
      clearInterval(looking);
      histogram.disable();
    },
  };
}

/**
 * The mean over time, not over steps: what comes at any moment falls into a long step more often than into a short one. A
 * loop without a care still takes the time of its own look.
 */
const stepFoundByChance = ({ mean, stddev }: IntervalHistogram) => mean + (stddev * stddev) / mean;
