import { normaliseDigits } from './normalise-digits';

export const DIALLING_CODE = '90';

/**
 * Normalises a phone number to the form with dialling code. Accepts `+90`, `0090`, a leading 0, or none of them. Null when the
 * rest does not have ten digits.
 */
export function findPhoneNumber(text: string): string | null {
  const figures = normaliseDigits(text);
  const [, own] = /^(?:\+90|0090|90|0)?(\d{10})$/.exec(figures) ?? [];
  return own === undefined ? null : `${DIALLING_CODE}${own}`;
}

/** The part of a number after the dialling code, which forms show separately. A foreign number is returned whole. */
export function withoutDiallingCode(phone: string): string {
  const [, own] = /^90(\d{10})$/.exec(phone) ?? [];
  return own === undefined ? phone : groupFigures(own);
}

/** Formats a number: `+90 555 123 45 67`. */
export function formatPhone(phone: string): string {
  const [, own] = /^90(\d{10})$/.exec(phone) ?? [];
  return own === undefined ? `+${phone}` : `+${DIALLING_CODE} ${groupFigures(own)}`;
}

/** Formats up to ten typed digits: `555 123 45 67`. */
export function maskPhone(text: string): string {
  const figures = text.normalize('NFKC').replace(/\D/g, '');
  const own = figures.length > 10 ? figures.replace(/^(?:0090|90|0)/, '') : figures.replace(/^0/, '');
  return groupFigures(own.slice(0, 10));
}

const groupFigures = (figures: string) =>
  [figures.slice(0, 3), figures.slice(3, 6), figures.slice(6, 8), figures.slice(8)].filter(Boolean).join(' ');
