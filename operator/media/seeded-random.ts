import { createHash } from 'node:crypto';

/** Pseudo-random integers below a bound, seeded with a text: the same text always gives the same picture. */
export function randomFromText(text: string): (below: number) => number {
  let state = createHash('sha256').update(text).digest().readUInt32LE(0);
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * below);
  };
}
