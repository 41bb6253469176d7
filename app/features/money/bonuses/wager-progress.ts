import { compareDecimals } from '~/lib/decimal';
import { formatMoney, isPositive } from '~/lib/money';
import { leftOf, percentOf } from '~/lib/progress';

export type WagerProgress = NonNullable<ReturnType<typeof wagerProgressOf>>;

interface Wagering {
  /** Plain decimals. Null and absent count as not known. */
  readonly wagered?: string | null | undefined;
  readonly wagerRequired?: string | null | undefined;
}

/** The progress of a bonus; null where the operator does not say it, or nothing must be staked. */
export function wagerProgressOf({ wagered, wagerRequired }: Wagering, locale: string) {
  if (wagered == null || wagerRequired == null || !isPositive(wagerRequired)) return null;
  const money = (amount: string) => formatMoney(amount, locale);
  return {
    /** The share of the required stakes, from 0 to 100. Below 100 while anything is left. */
    percent: percentOf(wagered, wagerRequired),
    wagered: money(wagered),
    required: money(wagerRequired),
    left: money(leftOf(wagerRequired, wagered)),
  };
}

/** Whether all required stakes are made. False while they are not known. */
export const isWagered = ({ wagered, wagerRequired }: Wagering): boolean =>
  wagered != null && wagerRequired != null && compareDecimals(wagered, wagerRequired) >= 0;
