import { readAmount } from './read-number';

const format = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2 });

/** Shows the number in an input in the Turkish format. Other texts stay as typed. docs/product.md#form-rules */
export function inTurkish(typed: string): string {
  const read = readAmount(typed);
  return read.ok ? format.format(read.decimal as Intl.StringNumericLiteral) : typed;
}
