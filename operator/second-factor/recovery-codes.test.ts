import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newRecoveryCodes, normalizeRecoveryCode } from './recovery-codes';

it('makes ten different codes of ten letters that do not look alike', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
});

it('reads a code however it is typed', () => {
  const separators = fc.constantFrom('', ' ', '-', '–', ' - ', '\u00a0');
  fc.assert(
    fc.property(fc.constantFrom(...newRecoveryCodes()), separators, fc.boolean(), (code, separator, small) => {
      const plain = code.replace('-', '');
      const typed = ` ${code.replace('-', separator)}\t`;
      expect(normalizeRecoveryCode(small ? typed.toLowerCase() : typed)).toBe(plain);
    }),
  );
});

it.each([
  ['oOiIlL', '001111'],
  ['ıİ', '11'],
  ['７ｋ２', '7K2'],
])('reads %s as %s', (typed, read) => {
  expect(normalizeRecoveryCode(typed)).toBe(read);
});
