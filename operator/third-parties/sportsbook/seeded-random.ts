/** A pseudo-random number from 0 up to 1, derived from the key: the same key always gives the same number. */
export function seededUniform(...key: (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const character of key.join('|')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  // The finaliser of murmur3: without it, keys that differ only at the end would give similar numbers.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** A pseudo-random integer with a Poisson distribution, derived from the key. */
export function seededPoisson(mean: number, ...key: (string | number)[]): number {
  let left = seededUniform(...key);
  let count = 0;
  for (let term = Math.exp(-mean); left > term && count < 15; count += 1) {
    left -= term;
    term *= mean / (count + 1);
  }
  return count;
}

/** Smooth noise between -1 and 1 over time: interpolates linearly between one random value per `stepMs`. */
export function seededNoise(now: number, stepMs: number, ...key: (string | number)[]): number {
  const step = Math.floor(now / stepMs);
  const [from, to] = [seededUniform(step, ...key), seededUniform(step + 1, ...key)];
  return (from + (to - from) * (now / stepMs - step)) * 2 - 1;
}
