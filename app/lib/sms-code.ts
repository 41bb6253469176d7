import { normaliseDigits } from './normalise-digits';

const HALF = 3;

/** The six figures of a code, whatever stands between them; null for anything else. */
export function findSmsCode(text: string): string | null {
  const figures = normaliseDigits(text);
  return /^\d{6}$/.test(figures) ? figures : null;
}

/** The mask 000-000, as far as its figures are there. */
export function maskSmsCode(text: string): string {
  const figures = text
    .normalize('NFKC')
    .replace(/\D/g, '')
    .slice(0, 2 * HALF);
  return [figures.slice(0, HALF), figures.slice(HALF)].filter(Boolean).join('-');
}
