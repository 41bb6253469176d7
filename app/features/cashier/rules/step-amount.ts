import { addAmounts } from '~/lib/add-amounts';
import { compareDecimals } from '~/lib/compare-decimals';
import { readAmount } from './read-number';

/** Spec section 5: the default step. */
const STEP = '1';

export interface Limits {
  /** Plain decimals, null where the method sets none. */
  readonly min: string | null;
  readonly max: string | null;
}

/**
 * The amount one step up or down, as a plain decimal between the limits and above zero. An empty field begins at the
 * smallest amount; null for what cannot be read, which is the player's to put right.
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
