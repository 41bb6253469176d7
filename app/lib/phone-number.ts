import { normaliseDigits } from './normalise-digits';

export const DIALLING_CODE = '90';

/**
 * The number with its fixed dialling code, however its owner writes it: with or without `+90`, `0090` or a leading 0.
 * Null when what remains is not ten figures.
 */
export function findPhoneNumber(text: string): string | null {
  const figures = normaliseDigits(text);
  const [, own] = /^(?:\+90|0090|90|0)?(\d{10})$/.exec(figures) ?? [];
  return own === undefined ? null : `${DIALLING_CODE}${own}`;
}

/** The part that goes behind the fixed dialling code of a form; all of it for a number of another country. */
export function withoutDiallingCode(phone: string): string {
  const [, own] = /^90(\d{10})$/.exec(phone) ?? [];
  return own === undefined ? phone : groupFigures(own);
}

/** For reading: `+90 555 123 45 67`. */
export function formatPhone(phone: string): string {
  const [, own] = /^90(\d{10})$/.exec(phone) ?? [];
  return own === undefined ? `+${phone}` : `+${DIALLING_CODE} ${groupFigures(own)}`;
}

/** The mask of ten figures, as far as they are there: `555 123 45 67`. */
export function maskPhone(text: string): string {
  const figures = text.normalize('NFKC').replace(/\D/g, '');
  const own = figures.length > 10 ? figures.replace(/^(?:0090|90|0)/, '') : figures.replace(/^0/, '');
  return groupFigures(own.slice(0, 10));
}

const groupFigures = (figures: string) =>
  [figures.slice(0, 3), figures.slice(3, 6), figures.slice(6, 8), figures.slice(8)].filter(Boolean).join(' ');
