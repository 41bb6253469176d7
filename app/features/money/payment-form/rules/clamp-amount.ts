import { compareDecimals } from '~/lib/decimal';
import { readAmount } from '~/lib/read-number';
import type { AmountBounds } from './step-amount';

export interface ClampedAmount {
  /** A plain decimal: the limit that the typed amount broke. */
  readonly amount: string;
  readonly limit: 'min' | 'max';
}

/** The limit that replaces a typed amount beyond it; null for an amount within the limits, and for texts that are not sure. */
export function clampAmount(typed: string, { min, max }: AmountBounds, locale: string): ClampedAmount | null {
  const read = readAmount(typed, locale);
  if (!read.ok || !read.isSure) return null;
  if (min !== null && compareDecimals(read.decimal, min) < 0) return { amount: min, limit: 'min' };
  if (max !== null && compareDecimals(read.decimal, max) > 0) return { amount: max, limit: 'max' };
  return null;
}
