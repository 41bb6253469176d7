import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupByFour } from './group-by-four';
import { bare } from './mask';

describe('groups of four', () => {
  it.each([
    ['4242424242424242', 'card', '4242 4242 4242 4242'],
    ['42424', 'card', '4242 4'],
    ['4242', 'card', '4242'],
    ['4242 ', 'card', '4242'],
    ['4242-4242 42', 'card', '4242 4242 42'],
    ['٤٢٤٢٤٢', 'card', '4242 42'],
    ['4242x4242', 'card', '4242x4242'],
    ['', 'card', ''],
    ['TR330006100519786457841326', 'iban', 'TR33 0006 1005 1978 6457 8413 26'],
    ['tr3300', 'iban', 'tr33 00'],
    ['T', 'iban', 'T'],
    ['IBAN: TR330006', 'iban', 'IBAN: TR330006'],
  ] as const)('%j as %s is %j', (typed, check, grouped) => expect(groupByFour(typed, check)).toBe(grouped));

  it('change nothing that is sent', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(bare(groupByFour(text, 'card'))).toBe(bare(text));
      }),
    );
  });
});
