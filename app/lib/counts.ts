/** Counts how often each key is in use. Keys that are not in use take no memory. */
export function createCounts() {
  const counts = new Map<string, number>();
  let total = 0;
  return {
    total: () => total,
    of: (key: string) => counts.get(key) ?? 0,
    /** @returns a function that takes the count back, to be called once */
    add(key: string) {
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
