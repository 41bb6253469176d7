import { separatorsIn } from '~/lib/formatters';
import { formatDigits } from '~/lib/money';
import { readAmount } from '~/lib/read-number';

/**
 * Writes a plain decimal into a field, as the page's language writes amounts. A whole number has no separators. Neither have
 * amounts of a language that groups digits otherwise than by threes (12,34,567.00): the field would not read them.
 */
export function writeAmount(decimal: string, locale: string, isWhole: boolean): string {
  if (isWhole) return decimal;
  const written = formatDigits(decimal, locale);
  const read = readAmount(written, locale);
  if (read.ok && read.isSure) return written;
  const { decimal: point, group } = separatorsIn(locale);
  return written.replaceAll(group, '').replace('.', point);
}
