import { plainDigits, normaliseDigits } from './normalise-text';

const HALF = 3;

/** The six digits of a code, with or without separators; null for other texts. */
export function findSmsCode(text: string): string | null {
  const figures = normaliseDigits(text);
  return /^\d{6}$/.test(figures) ? figures : null;
}

export function maskSmsCode(text: string): string {
  const figures = plainDigits(text)
    .replace(/\D/g, '')
    .slice(0, 2 * HALF);
  return [figures.slice(0, HALF), figures.slice(HALF)].filter(Boolean).join('-');
}
