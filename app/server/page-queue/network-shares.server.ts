/** How many requests of a network begin in an iteration: more than a browser sends at once. */
const PER_ITERATION = 8;

/**
 * Spreads the requests of each network over the event loop: a few begin in each iteration, the others wait for the next ones.
 * Otherwise an iteration answers every connection that has a request, and new connections and the pages of other networks,
 * which need several iterations, wait for all of them.
 */
export interface NetworkShares {
  /** Runs this at once, or in the turn of its network. */
  begin(network: string, run: () => void): void;
}

export function createNetworkShares(perIteration = PER_ITERATION): NetworkShares {
  interface Share {
    begun: number;
    readonly waiting: (() => void)[];
  }
  const shares = new Map<string, Share>();

  function continueWith(network: string, share: Share): void {
    const batch = share.waiting.splice(0, perIteration);
    share.begun = batch.length;
    if (batch.length === 0) return void shares.delete(network);
    // Before the requests run: one that throws holds no later batch.
    setImmediate(continueWith, network, share);
    for (const run of batch) run();
  }

  return {
    begin(network, run) {
      let share = shares.get(network);
      if (!share) {
        shares.set(network, (share = { begun: 0, waiting: [] }));
        setImmediate(continueWith, network, share);
      }
      if (share.begun >= perIteration) return void share.waiting.push(run);
      share.begun += 1;
      run();
    },
  };
}
