/** Requests of an iteration that begin without a question for their networks: spreading these would cost more. */
const AT_ONCE = 8;

/** How many requests of a network begin in an iteration beyond that. A browser sends fewer at once. */
const PER_NETWORK = 8;

/**
 * Spreads the requests of each network over the event loop. Otherwise an iteration answers every connection that has a
 * request, and new connections and the pages of other networks wait for all of them.
 */
export function createNetworkShares(atOnce = AT_ONCE, perNetwork = PER_NETWORK) {
  interface Share {
    begun: number;
    readonly waiting: (() => void)[];
  }
  const shares = new Map<string, Share>();
  let begun = 0;

  function continueWith(network: string, share: Share): void {
    const batch = share.waiting.splice(0, perNetwork);
    share.begun = batch.length;
    if (batch.length === 0) return void shares.delete(network);
    // Before the requests run: one that throws holds no later batch.
    setImmediate(continueWith, network, share);
    for (const run of batch) run();
  }

  return {
    begin(networkOf: () => string, run: () => void) {
      // While requests wait, none begins before those of its network.
      if (shares.size === 0 && begun < atOnce) {
        if (begun === 0) setImmediate(() => (begun = 0));
        begun += 1;
        return run();
      }
      const network = networkOf();
      let share = shares.get(network);
      if (!share) {
        shares.set(network, (share = { begun: 0, waiting: [] }));
        setImmediate(continueWith, network, share);
      }
      if (share.begun >= perNetwork) return void share.waiting.push(run);
      share.begun += 1;
      run();
    },
  };
}
