import { addAmounts, compareDecimals } from '~/lib/decimal';
import { readAmount } from './read-number';

/** The default step: docs/product.md#form-rules. */
const STEP = '1';

export interface Limits {
  /** Plain decimals; null without a limit. */
  readonly min: string | null;
  readonly max: string | null;
}

/**
 * The amount one step up or down, as a plain decimal within the limits and above zero. An empty field starts at the
 * smallest amount. Null for a text that is no amount.
 */
export function stepAmount(typed: string, direction: 'up' | 'down', { min, max }: Limits): string | null {
  const smallest = min ?? STEP;
  if (typed.trim() === '') return smallest;
  const read = readAmount(typed);
  if (!read.ok) return null;
  const stepped = addAmounts([read.decimal, direction === 'up' ? STEP : `-${STEP}`]);
  if (compareDecimals(stepped, smallest) < 0) return smallest;
  return max !== null && compareDecimals(stepped, max) > 0 ? max : stepped;
}
