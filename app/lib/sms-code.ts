import { normaliseDigits } from './normalise-digits';

const HALF = 3;

/** Finds the six digits of a code and ignores separators. Null for any other text. */
export function findSmsCode(text: string): string | null {
  const figures = normaliseDigits(text);
  return /^\d{6}$/.test(figures) ? figures : null;
}

/** Formats up to six typed digits as 000-000. */
export function maskSmsCode(text: string): string {
  const figures = text
    .normalize('NFKC')
    .replace(/\D/g, '')
    .slice(0, 2 * HALF);
  return [figures.slice(0, HALF), figures.slice(HALF)].filter(Boolean).join('-');
}
