import { createHash } from 'node:crypto';

/** Whole numbers below a bound, the same ones each time for the same text: the variety of a picture, not chance. */
export function varyBy(text: string): (below: number) => number {
  let state = createHash('sha256').update(text).digest().readUInt32LE(0);
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * below);
  };
}
