import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isProof, NAME_LENGTH, PUZZLES, searchProof } from './proof-of-work';

const newName = () => randomBytes((NAME_LENGTH / 4) * 3).toString('base64url');

function solve(name: string): string {
  const search = searchProof(name);
  for (;;) {
    const found = search.step(10_000);
    if (found !== null) return found;
  }
}

/** The hash of one puzzle, by Node: name, index and number, the last two as 32 bits. */
function hashOf(name: string, puzzle: number, number: number): Buffer {
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(puzzle, 0);
  numbers.writeUInt32BE(number, 4);
  return createHash('sha256').update(name).update(numbers).digest();
}

describe('a proof of work', () => {
  const name = newName();
  const solution = solve(name);

  it('is a number for each puzzle whose SHA-256 begins with 14 zero bits', () => {
    const numbers = solution.split('.').map(Number);
    expect(numbers).toHaveLength(PUZZLES);
    for (const [puzzle, number] of numbers.entries())
      expect(hashOf(name, puzzle, number).readUInt32BE(0)).toBeLessThan(2 ** 18);
  });

  it('is accepted for its own name only', () => {
    expect(isProof(name, solution)).toBe(true);
    expect(isProof(newName(), solution)).toBe(false);
  });

  it.each<[string, (solution: string) => string]>([
    ['nothing', () => ''],
    ['zeros', () => Array<number>(PUZZLES).fill(0).join('.')],
    ['a missing number', (right) => right.split('.').slice(1).join('.')],
    ['a number too many', (right) => `${right}.0`],
    ['the numbers in another order', (right) => right.split('.').reverse().join('.')],
    [
      'a number that means the same in 32 bits',
      (right) => right.replace(/\d+$/, (last) => String(Number(last) + 2 ** 32)),
    ],
    ['signs', (right) => right.replace(/^/, '+')],
    ['a very long text', () => '1'.repeat(60_000)],
  ])('is not %s', (_name, change) => expect(isProof(name, change(solution))).toBe(false));

  it('is not for a name of another length', () => {
    expect(isProof(name.slice(1), solution)).toBe(false);
    expect(isProof(`${name}x`, solution)).toBe(false);
  });
});
