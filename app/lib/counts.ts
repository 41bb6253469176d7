/** Counts how often each key is in use. Keys that are not in use take no memory. */
export interface Counts {
  total(): number;
  of(key: string): number;
  /** @returns a function that takes the count back, to be called once */
  add(key: string): () => void;
}

export function createCounts(): Counts {
  const counts = new Map<string, number>();
  let total = 0;
  return {
    total: () => total,
    of: (key) => counts.get(key) ?? 0,
    add(key) {
      total += 1;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return () => {
        total -= 1;
        const left = (counts.get(key) ?? 1) - 1;
        if (left === 0) counts.delete(key);
        else counts.set(key, left);
      };
    },
  };
}
