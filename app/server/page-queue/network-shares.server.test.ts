import { describe, expect, it } from 'vitest';
import { createNetworkShares } from './network-shares.server';

const anIteration = () => new Promise(setImmediate);

/** Begins requests of networks, and lists those that have begun. */
function shareOf(requests: number) {
  const shares = createNetworkShares(requests, requests);
  const begun: string[] = [];
  const ask = (...requests: string[]) => {
    for (const request of requests)
      shares.begin(
        () => request.charAt(0),
        () => begun.push(request),
      );
  };
  return { ask, begun };
}

describe('createNetworkShares', () => {
  it('begins some requests at once, and then some of each network in an iteration, in the order of asking', async () => {
    const { ask, begun } = shareOf(2);
    ask('a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7');
    expect(begun).toEqual(['a1', 'a2', 'a3', 'a4']);
    await anIteration();
    expect(begun).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6']);
    await anIteration();
    expect(begun).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7']);
  });

  it('lets no network wait for another', () => {
    const { ask, begun } = shareOf(2);
    ask('a1', 'a2', 'a3', 'a4', 'a5', 'b1');
    expect(begun).toEqual(['a1', 'a2', 'a3', 'a4', 'b1']);
  });

  it('begins none before those of its network that wait, and forgets a network without requests', async () => {
    const { ask, begun } = shareOf(1);
    ask('a1', 'a2', 'a3');
    await anIteration();
    expect(begun).toEqual(['a1', 'a2', 'a3']);
    ask('a4');
    expect(begun).toEqual(['a1', 'a2', 'a3']);
    await anIteration();
    await anIteration();
    ask('a5');
    expect(begun).toEqual(['a1', 'a2', 'a3', 'a4', 'a5']);
  });

  it('asks for no network without load', () => {
    const shares = createNetworkShares(2, 2);
    const asked = () => {
      throw new Error('asked');
    };
    let begun = 0;
    for (let request = 0; request < 2; request += 1) shares.begin(asked, () => (begun += 1));
    expect(begun).toBe(2);
  });
});
