import { separatorsIn } from '~/lib/formatters';
import { formatDigits } from '~/lib/money';
import { readAmount } from '~/lib/read-number';

/** Whole numbers, and languages that do not group by threes, get no separators: the field would not read them. */
export function writeAmount(decimal: string, locale: string, isWhole: boolean): string {
  if (isWhole) return decimal;
  const written = formatDigits(decimal, locale);
  const read = readAmount(written, locale);
  if (read.ok && read.isSure) return written;
  const { decimal: point, group } = separatorsIn(locale);
  return written.replaceAll(group, '').replace('.', point);
}
