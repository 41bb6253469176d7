import { beforeEach, describe, expect, it } from 'vitest';
import { createDemoPlay, type DemoPlay } from './demo-play';

const MINUTE = 60_000;
const GAME = { gameCode: 'kestane-nar-bahcesi', locale: 'tr', lobbyUrl: 'https://site.example/casino/slot' } as const;

let clock: number;
let demoPlay: DemoPlay;
beforeEach(() => {
  clock = 0;
  demoPlay = createDemoPlay(() => clock);
});

describe('a session with play money', () => {
  it('ends after half an hour without use', () => {
    const token = demoPlay.open(GAME);
    clock = 30 * MINUTE;
    expect(demoPlay.find(token)).toBeNull();
    clock = 0;
    expect(demoPlay.find(token)).toBeNull();
  });

  it('lasts while it is used, with its money', () => {
    const token = demoPlay.open(GAME);
    const wallet = demoPlay.find(token)?.wallet;
    const plan = wallet?.plan({ playerId: 0, categories: ['slot'] }, 500);
    if (plan) wallet?.stake(plan, { playerId: 0, reference: '', at: clock });
    for (let use = 1; use <= 5; use += 1) {
      clock += 29 * MINUTE;
      expect(demoPlay.find(token)?.ledger.balanceOf(0)).toBe(999_500);
    }
  });

  it('ends the ones used longest ago when there are too many', () => {
    const [first, second] = [demoPlay.open(GAME), demoPlay.open(GAME)];
    for (let count = 2; count < 500; count += 1) demoPlay.open(GAME);
    expect(demoPlay.find(first)).not.toBeNull();
    demoPlay.open(GAME);
    expect(demoPlay.find(second)).toBeNull();
    expect(demoPlay.find(first)).not.toBeNull();
  });
});
