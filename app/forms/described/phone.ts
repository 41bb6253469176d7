import { normaliseDigits, plainDigits } from '~/lib/normalise-text';
import type { PhoneFormat } from './form-field';

/** How many digits a number has after the dialling code: at least, and at most. */
export function phoneDigits({ phoneMask }: Pick<PhoneFormat, 'phoneMask'>): [number, number] {
  const places = phoneMask.replace(/[^09]/g, '');
  return [places.replaceAll('9', '').length, places.length];
}

/**
 * The number with its dialling code, digits only; typed with or without the code, as `+`, `00` or alone, or with a leading 0.
 * Null for a number of another length, or of another country.
 */
export function findPhone(text: string, format: PhoneFormat): string | null {
  const { diallingCode } = format;
  const [least, most] = phoneDigits(format);
  const figures = normaliseDigits(text);
  const [, own] = new RegExp(`^(?:(?:\\+|00)?${diallingCode}0?|0)?([1-9]\\d*)$`).exec(figures) ?? [];
  const isWhole = /^[1-9]\d*$/.test(figures) && figures.length >= least && figures.length <= most;
  // A number that is whole by itself may begin with the digits of the code.
  const digits = isWhole ? figures : own;
  return digits !== undefined && digits.length >= least && digits.length <= most ? `${diallingCode}${digits}` : null;
}

/** The typed digits in the groups of the mask, without a dialling code before them. */
export function maskPhoneAs(text: string, format: PhoneFormat): string {
  const [, most] = phoneDigits(format);
  const figures = plainDigits(text).replace(/\D/g, '');
  const bare = figures.length > most ? figures.replace(new RegExp(`^(?:00)?${format.diallingCode}`), '') : figures;
  const digits = [...bare.replace(/^0+/, '').slice(0, most)];
  let masked = '';
  for (const place of format.phoneMask) {
    if (digits.length === 0) break;
    masked += /[09]/.test(place) ? digits.shift() : place;
  }
  return masked;
}
