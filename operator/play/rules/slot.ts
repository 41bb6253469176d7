import type { Random } from '../random';
import type { Rules } from './rules';

/**
 * Slot with reels of 36 stops, all equally likely. Symbol 0 is the best paid and is the wild. A line pays from the left
 * for three or more equal symbols. All lines have the same return, which is therefore the machine's: 96.6 % on three
 * reels, 95.2 % on five (calculated over every combination in slot.test.ts).
 */
const STOPS_OF_SYMBOL = [2, 3, 4, 4, 5, 5, 6, 7] as const;
export const SYMBOLS = STOPS_OF_SYMBOL.length;
export const REEL_STOPS = 36;
export const ROWS = 3;
export const WILD = 0;

/** Distance between a symbol's stops on each reel. It affects the order of the symbols, not their shares. */
const STRIDES = [5, 7, 11, 13, 17] as const;

const reels: readonly (readonly number[])[] = STRIDES.map((stride) => {
  const stops = STOPS_OF_SYMBOL.flatMap((count, symbol) => Array<number>(count).fill(symbol));
  return stops.map((_symbol, index) => stops[(index * stride) % REEL_STOPS] ?? 0);
});

export interface Machine {
  readonly columns: 3 | 5;
  /** Each line as the row it crosses in each column; the top row is 0. */
  readonly lines: readonly (readonly number[])[];
  /** The pay of a line, in line stakes, by the number of equal symbols and by symbol. */
  readonly pays: Readonly<Record<number, readonly number[]>>;
}

const three: Machine = {
  columns: 3,
  lines: [
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 2],
    [0, 1, 2],
    [2, 1, 0],
  ],
  pays: { 3: [150, 70, 45, 30, 20, 15, 8, 6] },
};

const five: Machine = {
  columns: 5,
  lines: [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    [2, 2, 2, 2, 2],
    [0, 1, 2, 1, 0],
    [2, 1, 0, 1, 2],
    [0, 0, 1, 2, 2],
    [2, 2, 1, 0, 0],
    [1, 0, 0, 0, 1],
    [1, 2, 2, 2, 1],
    [0, 1, 1, 1, 0],
  ],
  pays: {
    3: [80, 35, 20, 16, 12, 10, 6, 5],
    4: [300, 120, 75, 60, 35, 30, 20, 15],
    5: [1200, 400, 250, 200, 120, 100, 60, 50],
  },
};

export const machineOf = (columns: 3 | 5): Machine => (columns === 3 ? three : five);

export interface LineWin {
  readonly line: number;
  readonly symbol: number;
  readonly count: number;
  readonly winMinor: number;
}

export interface SlotState {
  /** Symbols by column, top first. */
  readonly grid: readonly (readonly number[])[];
  readonly lineWins: readonly LineWin[];
}

/** The pay for the symbols along a line, in line stakes: the higher of the whole run and the wilds at its start. */
export function linePays(
  machine: Machine,
  symbols: readonly number[],
): { symbol: number; count: number; pays: number } {
  const symbol = symbols.find((one) => one !== WILD) ?? WILD;
  const run = runLength(symbols, (one) => one === symbol || one === WILD);
  const wilds = runLength(symbols, (one) => one === WILD);
  const runPays = machine.pays[run]?.[symbol] ?? 0;
  const wildPays = machine.pays[wilds]?.[WILD] ?? 0;
  return wildPays > runPays ? { symbol: WILD, count: wilds, pays: wildPays } : { symbol, count: run, pays: runPays };
}

function runLength(symbols: readonly number[], belongs: (symbol: number) => boolean): number {
  const end = symbols.findIndex((symbol) => !belongs(symbol));
  return end === -1 ? symbols.length : end;
}

/** The probability of each symbol, the same on every reel. */
export const symbolShares: readonly number[] = STOPS_OF_SYMBOL.map((count) => count / REEL_STOPS);

export function spinReels(machine: Machine, random: Random): number[][] {
  return Array.from({ length: machine.columns }, (_none, column) => {
    const stop = random(REEL_STOPS);
    return Array.from({ length: ROWS }, (_row, row) => reels[column]?.[(stop + row) % REEL_STOPS] ?? 0);
  });
}

export const slot: Rules<SlotState> = {
  start(stakeMinor, { game, random }) {
    const machine = machineOf(game.reels?.columns ?? 5);
    const lineStake = stakeMinor / machine.lines.length;
    const grid = spinReels(machine, random);
    const lineWins = machine.lines.flatMap((rows, line) => {
      const { symbol, count, pays } = linePays(
        machine,
        rows.map((row, column) => grid[column]?.[row] ?? 0),
      );
      return pays > 0 ? [{ line, symbol, count, winMinor: pays * lineStake }] : [];
    });
    const winMinor = lineWins.reduce((sum, win) => sum + win.winMinor, 0);
    return { state: { grid, lineWins }, stakeMinor, winMinor, isOver: true };
  },
};
