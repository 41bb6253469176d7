import { addAmounts, compareDecimals, subtractAmounts } from '~/lib/decimal';
import { formatMoney, isPositive } from '~/lib/money';

/** How far a bonus is, as a page shows it. */
export interface WagerProgress {
  /** Of the required stakes, from 0 to 100. Below 100 while anything is left. */
  readonly percent: number;
  /** The stakes so far, the required ones and what is left, as money. */
  readonly wagered: string;
  readonly required: string;
  readonly left: string;
}

interface Wagering {
  /** Plain decimals. Null and absent count as not known. */
  readonly wagered?: string | null | undefined;
  readonly wagerRequired?: string | null | undefined;
}

/** The progress of a bonus; null where the operator does not say it, or nothing must be staked. */
export function wagerProgressOf({ wagered, wagerRequired }: Wagering, locale: string): WagerProgress | null {
  if (wagered == null || wagerRequired == null || !isPositive(wagerRequired)) return null;
  const money = (amount: string) => formatMoney(amount, locale);
  const left = isWagered({ wagered, wagerRequired }) ? '0' : subtractAmounts(wagerRequired, wagered);
  return {
    percent: percentOf(wagered, wagerRequired),
    wagered: money(wagered),
    required: money(wagerRequired),
    left: money(left),
  };
}

/** Whether all required stakes are made. False while they are not known. */
export const isWagered = ({ wagered, wagerRequired }: Wagering): boolean =>
  wagered != null && wagerRequired != null && compareDecimals(wagered, wagerRequired) >= 0;

/** A share for a bar, from 0 to 100. @param required above zero */
export function percentOf(done: string, required: string): number {
  if (compareDecimals(done, required) >= 0) return 100;
  const hundredfold = times(done, 100);
  // Floating point may be a little off, on either side of a whole percent.
  let percent = Math.floor((100 * Number(done)) / Number(required)) + 1;
  while (percent > 0 && compareDecimals(hundredfold, times(required, percent)) < 0) percent -= 1;
  return Math.min(99, Math.max(0, percent));
}

const times = (amount: string, count: number) => addAmounts(Array<string>(count).fill(amount));
