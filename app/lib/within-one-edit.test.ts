import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithinOneEdit, startsWithinOneEdit } from './within-one-edit';

/** The optimal string alignment distance, by its definition. */
function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, row) => [row]);
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let column = 1; column <= other.length; column += 1) rows[0]?.push(column);
  for (let row = 1; row <= one.length; row += 1)
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      );
    }
  return at(one.length, other.length);
}

/** Few letters and short texts, so that near pairs are frequent. */
const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });

describe('isWithinOneEdit', () => {
  it.each([
    ['winterwof', 'winterwolf', true],
    ['winterwoolf', 'winterwolf', true],
    ['winterwelf', 'winterwolf', true],
    ['winterwofl', 'winterwolf', true],
    ['interwolf', 'winterwolf', true],
    ['winterwolf', 'winterwolf', true],
    ['', '', true],
    ['', 'a', true],
    ['winterwo', 'winterwolf', false],
    ['wintrewof', 'winterwolf', false],
    ['', 'ab', false],
  ])('%j and %j: %s', (typed, word, expected) => expect(isWithinOneEdit(typed, word)).toBe(expected));

  it('agrees with the definition of the distance', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(isWithinOneEdit(one, other)).toBe(distance(one, other) <= 1);
      }),
      { numRuns: 2_000 },
    );
  });

  it('does not depend on the order', () => {
    fc.assert(fc.property(text, text, (one, other) => isWithinOneEdit(one, other) === isWithinOneEdit(other, one)));
  });
});

describe('startsWithinOneEdit', () => {
  it('agrees with the definition, for some beginning of the word', () => {
    fc.assert(
      fc.property(text, text, (typed, word) => {
        const beginnings = Array.from({ length: word.length + 1 }, (_, length) => word.slice(0, length));
        expect(startsWithinOneEdit(typed, word)).toBe(beginnings.some((start) => distance(typed, start) <= 1));
      }),
      { numRuns: 2_000 },
    );
  });
});
