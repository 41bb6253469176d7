import type { Translation } from '~/i18n/translator.server';
import { addAmounts, compareDecimals, divideDecimals, multiplyDecimals, subtractAmounts } from '~/lib/decimal';
import { formatWholeWithSymbol, isPositive, showsAsZero } from '~/lib/money';
import type { CallData } from '~/upstream/contract/call';
import type { payment } from '~/upstream/contract/payment';

export type Method = CallData<typeof payment.methods>[number];

/** What sets the largest amount: the method, the player's own deposit limit, or the money that can be withdrawn. */
export type MaxSource = 'method' | 'limit' | 'withdrawable';

export type BoundedMethod = Omit<Method, 'max'> & {
  /** A plain decimal; null without a maximum. */
  readonly max: string | null;
  readonly maxSource: MaxSource;
};

interface PlayerBounds {
  /** Null where nothing is known of a limit; `left` is null for a player without one. */
  readonly limit: { readonly left: string | null } | null;
  /** Null for a deposit, and while the balance is not known. */
  readonly funds: { readonly withdrawable: string } | null;
}

/** The method with the smallest of its own maximum, what the player's limit leaves, and what can be withdrawn. */
export function boundMethod(method: Method, { limit, funds }: PlayerBounds): BoundedMethod {
  const maxima: readonly (readonly [MaxSource, string | null | undefined])[] = [
    ['method', method.max],
    ['limit', limit?.left],
    ['withdrawable', funds && withoutFee(funds.withdrawable, method)],
  ];
  const known = maxima.flatMap(([source, max]) => (max == null ? [] : [{ source, max: inCents(max) }]));
  const [smallest] = known.toSorted((one, other) => compareDecimals(one.max, other.max));
  return { ...method, max: smallest?.max ?? null, maxSource: smallest?.source ?? 'method' };
}

/** The largest amount that leaves enough for its fee. */
function withoutFee(total: string, { fee }: Method): string {
  if (!fee) return total;
  const beforeFixed = subtractAmounts(total, fee.fixed);
  if (!isPositive(beforeFixed)) return '0';
  return divideDecimals(multiplyDecimals(beforeFixed, '100'), addAmounts(['100', fee.percent]), 2);
}

/** The amount with its fee. */
export const withFee = (amount: string, { percent, fixed }: NonNullable<Method['fee']>): string =>
  addAmounts([amount, multiplyDecimals(amount, multiplyDecimals(percent, '0.01')), fixed]);

/** Truncated: an amount has two decimal places at most. */
const inCents = (amount: string) => amount.replace(/(?<=\.\d\d)\d+/, '');

/** Whether no amount is possible now. */
export const isImpossible = ({ min, max }: Pick<BoundedMethod, 'min' | 'max'>): boolean =>
  max !== null && (showsAsZero(max) || (min != null && compareDecimals(max, min) < 0));

/** Why a method takes no amount now, for the list of methods; null for one that does. */
export function whyImpossible(method: BoundedMethod, { t, locale }: Pick<Translation, 't' | 'locale'>): string | null {
  const { min, max, maxSource, currencySymbol } = method;
  if (!isImpossible(method) || max === null || maxSource === 'method') return null;
  const money = (amount: string) => formatWholeWithSymbol(amount, locale, currencySymbol);
  const text = maxSource === 'limit' ? 'impossibleByLimit' : 'impossibleByWithdrawable';
  return t('cashier-server', text, { min: money(min ?? '0.01'), max: money(max) });
}
