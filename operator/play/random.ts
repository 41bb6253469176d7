import { createHash, randomInt } from 'node:crypto';

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

/** A generator seeded with a text, for what must be the same at each start. Not for real rounds: it is predictable. */
export function randomFromText(text: string): Random {
  let state = createHash('sha256').update(text).digest().readUInt32LE(0);
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * below);
  };
}
