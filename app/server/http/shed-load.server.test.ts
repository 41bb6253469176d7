import { describe, expect, it } from 'vitest';
import { createPaymentLane } from './shed-load.server';

describe('the lane for payments', () => {
  it('has room for three requests of a player', () => {
    const lane = createPaymentLane();
    const [leave] = [lane.enter('ayse'), lane.enter('ayse'), lane.enter('ayse')];
    expect(lane.enter('ayse')).toBeNull();
    expect(lane.enter('bora')).not.toBeNull();
    leave?.();
    expect(lane.enter('ayse')).not.toBeNull();
    expect(lane.enter('ayse')).toBeNull();
  });

  it('has room for forty requests in all', () => {
    const lane = createPaymentLane();
    const entered = Array.from({ length: 41 }, (_, player) => lane.enter(String(player)));
    expect(entered.map((leave) => leave !== null)).toEqual([...Array<boolean>(40).fill(true), false]);
  });
});
