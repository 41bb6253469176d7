import { describe, expect, it } from 'vitest';
import { createNetworkShares } from './network-shares.server';

const anIteration = () => new Promise(setImmediate);

describe('createNetworkShares', () => {
  it('begins a few requests of a network in an iteration, in the order of asking', async () => {
    const shares = createNetworkShares(2);
    const begun: number[] = [];
    for (const request of [1, 2, 3, 4, 5]) shares.begin('one', () => begun.push(request));
    expect(begun).toEqual([1, 2]);
    await anIteration();
    expect(begun).toEqual([1, 2, 3, 4]);
    await anIteration();
    expect(begun).toEqual([1, 2, 3, 4, 5]);
  });

  it('lets no network wait for another', () => {
    const shares = createNetworkShares(2);
    const begun: string[] = [];
    for (const network of ['one', 'one', 'one', 'other']) shares.begin(network, () => begun.push(network));
    expect(begun).toEqual(['one', 'one', 'other']);
  });

  it('begins none before those that wait, and forgets a network without requests', async () => {
    const shares = createNetworkShares(1);
    const begun: number[] = [];
    for (const request of [1, 2]) shares.begin('one', () => begun.push(request));
    await anIteration();
    shares.begin('one', () => begun.push(3));
    expect(begun).toEqual([1, 2]);
    await anIteration();
    await anIteration();
    shares.begin('one', () => begun.push(4));
    expect(begun).toEqual([1, 2, 3, 4]);
  });
});
