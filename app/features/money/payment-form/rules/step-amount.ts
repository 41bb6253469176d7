import { addAmounts, compareDecimals } from '~/lib/decimal';
import { readAmount } from '~/lib/read-number';

export interface AmountStep {
  readonly direction: 'up' | 'down';
  /** A plain decimal. */
  readonly by: string;
}

export interface AmountBounds {
  /** Plain decimals; null without a limit. */
  readonly min: string | null;
  readonly max: string | null;
}

/**
 * The step of an amount with these limits: the largest of 1, 10, 100 and 1000 that is neither above the least amount nor
 * above a tenth of the range.
 */
export function stepFor({ min, max }: AmountBounds): string {
  const fits = (step: string) =>
    min !== null &&
    compareDecimals(step, min) <= 0 &&
    (max === null || compareDecimals(addAmounts([min, `${step}0`]), max) <= 0);
  return ['1000', '100', '10'].find(fits) ?? '1';
}

/**
 * The amount one step up or down, as a plain decimal within the limits and above zero. An empty field starts at the
 * smallest amount. Null for a text that is no amount.
 */
export function stepAmount(
  typed: string,
  change: AmountStep,
  { min, max }: AmountBounds,
  locale: string,
): string | null {
  const smallest = min ?? change.by;
  if (typed.trim() === '') return smallest;
  const read = readAmount(typed, locale);
  if (!read.ok) return null;
  const stepped = addAmounts([read.decimal, change.direction === 'up' ? change.by : `-${change.by}`]);
  if (compareDecimals(stepped, smallest) < 0) return smallest;
  return max !== null && compareDecimals(stepped, max) > 0 ? max : stepped;
}
