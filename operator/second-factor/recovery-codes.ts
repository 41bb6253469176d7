import { randomInt } from 'node:crypto';

/** Crockford's alphabet, without I, L, O and U: 50 bits in ten letters. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;
const COUNT = 10;

/** Ten codes such as `7KQ2M-XW9T4`, in the form in which players see them. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < COUNT) {
    const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    codes.add(`${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`);
  }
  return [...codes];
}

/** The code as it is stored: without hyphens and spaces, in capitals, with letters that look alike as one. */
export function normalizeRecoveryCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/[İIıiLl]/g, '1')
    .replace(/[Oo]/g, '0')
    .toUpperCase();
}
