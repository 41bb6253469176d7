/** One piece runs in each iteration, so that new connections and short answers wait for one piece at most. */
export function createOnePerIteration() {
  const waiting: (() => void)[] = [];
  let isTaken = false;

  function next(): void {
    const start = waiting.shift();
    isTaken = start !== undefined;
    if (!start) return;
    start();
    setImmediate(next);
  }

  return {
    /** Resolves in the caller's iteration, or at once when no other piece has run in the present one. */
    wait(): Promise<void> | undefined {
      if (isTaken) return new Promise((resolve) => waiting.push(resolve));
      isTaken = true;
      setImmediate(next);
      return undefined;
    },
  };
}
