import { randomInt } from 'node:crypto';

/** Returns a uniformly distributed integer from 0 up to, but not including, the bound. */
export type Random = (below: number) => number;

/** The operating system's random generator, without modulo bias. */
export const secureRandom: Random = (below) => randomInt(below);

/**
 * A generator with a repeatable sequence (mulberry32), for the seeded history and tests. Not for real rounds: it is
 * predictable.
 */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000) * below);
  };
}
