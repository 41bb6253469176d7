import { isolateIn } from './direction';
import { normaliseDigits } from './normalise-text';

export const DIALLING_CODE = '90';

/** The number may be typed with or without `+90`, `0090` or a leading 0. Null unless ten digits are left, without a 0 first. */
export function findPhoneNumber(text: string): string | null {
  const figures = normaliseDigits(text);
  const [, own] = /^(?:\+90|0090|90|0)?([1-9]\d{9})$/.exec(figures) ?? [];
  return own === undefined ? null : `${DIALLING_CODE}${own}`;
}

/** Whether the text is a whole number that can be called, of another country with its dialling code. */
export const isCallable = (text: string) =>
  findPhoneNumber(text) !== null || /^(?:\+|00)(?!90)[1-9]\d{6,14}$/.test(normaliseDigits(text));

/** `+90 555 123 45 67`. It is isolated in a text from right to left, where its groups would change places. */
export function formatPhone(phone: string, locale: string): string {
  const [, own] = /^90(\d{10})$/.exec(phone) ?? [];
  const written = own === undefined ? `+${phone}` : `+${DIALLING_CODE} ${groupFigures(own)}`;
  return isolateIn(locale, written);
}

const groupFigures = (figures: string) =>
  [figures.slice(0, 3), figures.slice(3, 6), figures.slice(6, 8), figures.slice(8)].filter(Boolean).join(' ');
