import { randomInt } from 'node:crypto';

/** A whole number from 0 up to, but not including, the bound: every one as likely. */
export type Random = (below: number) => number;

/** The operating system's generator, without modulo bias. */
export const secureRandom: Random = (below) => randomInt(below);

/** The same numbers each time for the same seed: for the seeded history and for tests, never for a real round. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000) * below);
  };
}
