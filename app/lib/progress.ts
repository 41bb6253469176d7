import { addAmounts, compareDecimals, subtractAmounts } from './decimal';

/** What is left of an amount; never below zero. All are plain decimals. */
export const leftOf = (amount: string, used: string): string =>
  compareDecimals(used, amount) >= 0 ? '0' : subtractAmounts(amount, used);

/** A share for a bar, in whole percent: from 0 to 100, and below 100 while anything is left. */
export function percentOf(done: string, whole: string): number {
  if (compareDecimals(done, whole) >= 0) return 100;
  const hundredfold = times(done, 100);
  // Floating point may be a little off, on either side of a whole percent.
  let percent = Math.min(99, Math.max(0, Math.floor((100 * Number(done)) / Number(whole)) + 1));
  while (percent > 0 && compareDecimals(hundredfold, times(whole, percent)) < 0) percent -= 1;
  return percent;
}

const times = (amount: string, count: number) => addAmounts(Array<string>(count).fill(amount));
