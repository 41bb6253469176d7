import { readAmount } from './read-number';

const format = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2 });

/** Spec section 5: number inputs in the Turkish format. What cannot be read stays as it was typed. */
export function inTurkish(typed: string): string {
  const read = readAmount(typed);
  return read.ok ? format.format(read.decimal as Intl.StringNumericLiteral) : typed;
}
