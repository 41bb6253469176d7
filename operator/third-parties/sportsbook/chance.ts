/** A number from 0 up to 1 that is always the same for the same words, and looks like any other. */
export function chance(...words: (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const character of words.join('|')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  // murmur3's last steps: without them, words that differ only at their end give neighbours.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** A whole number from 0 that follows a Poisson distribution with that mean. */
export function poissonChance(mean: number, ...words: (string | number)[]): number {
  let left = chance(...words);
  let count = 0;
  for (let term = Math.exp(-mean); left > term && count < 15; count += 1) {
    left -= term;
    term *= mean / (count + 1);
  }
  return count;
}

/** Wanders between -1 and 1 with time, by at most one step per `stepMs`. */
export function wander(now: number, stepMs: number, ...words: (string | number)[]): number {
  const step = Math.floor(now / stepMs);
  const [from, to] = [chance(step, ...words), chance(step + 1, ...words)];
  return (from + (to - from) * (now / stepMs - step)) * 2 - 1;
}
