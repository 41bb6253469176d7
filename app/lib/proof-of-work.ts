/**
 * Numbers that are found by trying and checked at once. Several puzzles rather than one, so that no device is unlucky for
 * long: SHA-256 of name, index and number begins with zeros.
 */

export const PUZZLES = 8;

/** Leading zero bits of a solved puzzle: 2¹⁴ tries on average, and 2¹⁷ for the work. See docs/decisions/0025. */
const ZERO_BITS = 14;

export const NAME_LENGTH = 24;

const WORD_LETTERS = 4;
const INDEX_WORD = NAME_LENGTH / WORD_LETTERS;
const NUMBER_WORD = INDEX_WORD + 1;
const MESSAGE_BITS = (NUMBER_WORD + 1) * 32;

const MAX_NUMBER = 2 ** 32;

/** Counts tries up from zero. `tries` bounds one step, so that a page can do something else in between. */
export interface Search {
  /** Tries the next numbers. Returns the solution when all puzzles are solved, otherwise null. */
  step(tries: number): string | null;
}

/** @param name ASCII, NAME_LENGTH letters */
export function searchProof(name: string): Search {
  const found: number[] = [];
  const block = blockOf(name);
  let number = 0;
  return {
    step(tries) {
      for (let left = tries; left > 0 && found.length < PUZZLES; left -= 1) {
        if (isPuzzleSolved(block, found.length, number)) {
          found.push(number);
          number = 0;
        } else number += 1;
      }
      return found.length === PUZZLES ? found.join(SEPARATOR) : null;
    },
  };
}

const SEPARATOR = '.';

/** Whether a text is a solution of the work of this name. Costs one hash for each puzzle. */
export function isProof(name: string, solution: string): boolean {
  if (name.length !== NAME_LENGTH || solution.length > PUZZLES * 11) return false;
  const numbers = solution.split(SEPARATOR);
  const block = blockOf(name);
  return (
    numbers.length === PUZZLES &&
    numbers.every((text, puzzle) => /^\d{1,10}$/.test(text) && isNumberRight(block, puzzle, Number(text)))
  );
}

const isNumberRight = (block: Int32Array, puzzle: number, number: number) =>
  number < MAX_NUMBER && isPuzzleSolved(block, puzzle, number);

function isPuzzleSolved(block: Int32Array, puzzle: number, number: number): boolean {
  block[INDEX_WORD] = puzzle;
  block[NUMBER_WORD] = number;
  return firstHashWord(block) >>> (32 - ZERO_BITS) === 0;
}

/** The padded SHA-256 block of name, puzzle and number. */
function blockOf(name: string): Int32Array {
  const block = new Int32Array(16);
  for (let index = 0; index < NAME_LENGTH; index += 1) {
    const word = Math.floor(index / WORD_LETTERS);
    block[word] = ((block[word] ?? 0) << 8) | name.charCodeAt(index);
  }
  block[NUMBER_WORD + 1] = 1 << 31;
  block[15] = MESSAGE_BITS;
  return block;
}

/** SHA-256's constants: the first 32 bits of the fractional parts of roots of the first primes. */
const primes = firstPrimes(64);
const fraction = (root: number) => ((root % 1) * 2 ** 32) | 0;
const ROUND_CONSTANTS = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

const schedule = new Int32Array(64);

/** The browser's own `crypto.subtle` answers each hash asynchronously, which costs many times the hash. */
function firstHashWord(block: Int32Array): number {
  schedule.set(block);
  for (let i = 16; i < 64; i += 1) {
    const w15 = schedule[i - 15]!;
    const w2 = schedule[i - 2]!;
    const s0 = ((w15 >>> 7) | (w15 << 25)) ^ ((w15 >>> 18) | (w15 << 14)) ^ (w15 >>> 3);
    const s1 = ((w2 >>> 17) | (w2 << 15)) ^ ((w2 >>> 19) | (w2 << 13)) ^ (w2 >>> 10);
    schedule[i] = (schedule[i - 16]! + s0 + schedule[i - 7]! + s1) | 0;
  }
  let a = START[0]!;
  let b = START[1]!;
  let c = START[2]!;
  let d = START[3]!;
  let e = START[4]!;
  let f = START[5]!;
  let g = START[6]!;
  let h = START[7]!;
  for (let i = 0; i < 64; i += 1) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND_CONSTANTS[i]! + schedule[i]!) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  return (START[0]! + a) | 0;
}

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1)
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  return found;
}
