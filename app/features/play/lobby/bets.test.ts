import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryText } from '../../../../tests/support/arbitrary-text';
import { typedBetsFrom } from './bets';

const read = (min: string, max = '') => typedBetsFrom(new URLSearchParams({ min, max }));
const none = { min: null, max: null };

describe('typedBetsFrom', () => {
  it.each([
    ['5', '5'],
    ['0,50', '0.5'],
    ['007.10', '7.1'],
    [' 5 ', '5'],
    ['999999999,99', '999999999.99'],
  ])('reads %j as %s', (text, bet) => {
    const bets = { min: bet, max: null };
    expect(read(text)).toEqual({ bets, typed: bets, problems: none });
  });

  it.each(['', '   ', '0', '0,00'])('reads no lowest bet in %j, which is right', (text) => {
    expect(read(text)).toEqual({ bets: none, typed: none, problems: none });
  });

  it.each([
    ['abc', 'malformed'],
    ['1e3', 'malformed'],
    ['5.123', 'malformed'],
    ['5 000', 'malformed'],
    ['.5', 'malformed'],
    ['٣', 'malformed'],
    ['🎲', 'malformed'],
    ['\u202eabc', 'malformed'],
    ['<b>5</b>', 'malformed'],
    ['-5', 'notPositive'],
    ['9999999999', 'tooLarge'],
    ['9'.repeat(40), 'tooLarge'],
  ])('keeps %j, says what is wrong, and reads the other bet', (text, problem) => {
    expect(read(text, '7')).toEqual({
      bets: { min: null, max: '7' },
      typed: { min: text, max: '7' },
      problems: { min: problem, max: null },
    });
    expect(read('', text)).toEqual({
      bets: none,
      typed: { min: null, max: text },
      problems: { min: null, max: problem },
    });
  });

  it('refuses zero as the highest bet', () => {
    expect(read('', '0')).toMatchObject({ typed: { max: '0' }, problems: { max: 'notPositive' } });
  });

  it('keeps a range in the wrong order, which limits nothing', () => {
    const typed = { min: '20', max: '5' };
    expect(read('20', '5,0')).toEqual({ bets: none, typed, problems: { min: null, max: 'order' } });
    expect(read('9', '10').bets).toEqual({ min: '9', max: '10' });
    expect(read('5', '5').bets).toEqual({ min: '5', max: '5' });
  });

  it('cuts long texts', () => expect(read('x'.repeat(500)).typed.min).toHaveLength(100));

  it('reads what it says was typed as the same', () => {
    fc.assert(
      fc.property(arbitraryText(), arbitraryText(), (min, max) => {
        const first = read(min, max);
        expect(read(first.typed.min ?? '', first.typed.max ?? '')).toEqual(first);
      }),
    );
  });
});
