import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random';
import { linePays, machineOf, ROWS, spinReels, symbolShares, SYMBOLS, WILD } from './slot';

/** Every combination of symbols on a line, with its probability. */
function* combinations(columns: number): Generator<{ symbols: number[]; probability: number }> {
  if (columns === 0) {
    yield { symbols: [], probability: 1 };
    return;
  }
  for (const rest of combinations(columns - 1)) {
    for (let symbol = 0; symbol < SYMBOLS; symbol += 1) {
      yield { symbols: [...rest.symbols, symbol], probability: rest.probability * (symbolShares[symbol] ?? 0) };
    }
  }
}

function exactReturn(columns: 3 | 5): number {
  const machine = machineOf(columns);
  let sum = 0;
  for (const { symbols, probability } of combinations(columns)) sum += probability * linePays(machine, symbols).pays;
  return sum;
}

describe('slot', () => {
  it.each([
    [3, 0.966],
    [5, 0.952],
  ] as const)('returns the stated percentage on %i reels', (columns, stated) => {
    expect(exactReturn(columns)).toBeCloseTo(stated, 3);
  });

  it('shows every symbol on every reel as often as its share states', () => {
    const machine = machineOf(5);
    for (let column = 0; column < 5; column += 1) {
      const seen = Array.from({ length: 36 }, (_none, stop) => spinReels(machine, () => stop)[column]?.[0]);
      const shares = symbolShares.map((_share, symbol) => seen.filter((one) => one === symbol).length / 36);
      expect(shares).toEqual(symbolShares);
    }
  });

  it('substitutes the wild, and pays wilds alone if that pays more', () => {
    const machine = machineOf(5);
    expect(linePays(machine, [3, WILD, 3, 1, 1])).toMatchObject({ symbol: 3, count: 3, pays: machine.pays[3]?.[3] });
    expect(linePays(machine, [WILD, WILD, WILD, 7, 1])).toMatchObject({ symbol: WILD, count: 3 });
    expect(linePays(machine, [1, 2, 2, 2, 2]).pays).toBe(0);
  });

  it('fills every place of the window', () => {
    const grid = spinReels(machineOf(5), seededRandom(1));
    expect(grid.map((column) => column.length)).toEqual([ROWS, ROWS, ROWS, ROWS, ROWS]);
  });
});
