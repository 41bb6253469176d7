import type { Translation } from '~/i18n/translator.server';
import { numberFormat } from '~/lib/formatters';
import { formatWholeWithSymbol, formatWithSymbol, isPositive } from '~/lib/money';
import { isImpossible, type BoundedMethod, type MaxSource, type Method } from './bounded-method.server';

/** What a method takes, costs and lasts, as far as the operator says so. */
export const termsOf = (method: BoundedMethod, translation: Pick<Translation, 't' | 'locale'>) => ({
  limits: limitsText(method, translation),
  fee: feeText(method, translation),
  time: method.time?.trim() || null,
});

/**
 * The range of amounts, with its reason where the player's limit sets the maximum. What can be withdrawn stands above every
 * method. No maximum where nothing is possible.
 */
function limitsText(method: BoundedMethod, { t, locale }: Pick<Translation, 't' | 'locale'>): string | null {
  const { min, maxSource, currencySymbol } = method;
  const max = isImpossible(method) ? null : method.max;
  const values = {
    min: min == null ? '' : formatWholeWithSymbol(min, locale, currencySymbol),
    max: max == null ? '' : formatWholeWithSymbol(max, locale, currencySymbol),
  };
  if (min == null && max == null) return null;
  const range =
    min != null && values.min === values.max
      ? t('cashier-server', 'exactly', { amount: values.min })
      : t('cashier', min == null ? 'limitMax' : max == null ? 'limitMin' : 'limits', values);
  return max === null || maxSource === 'withdrawable' ? range : withSource(range, maxSource, t);
}

/** A range or its maximum, with the reason where that is not the method's own. */
export const withSource = (range: string, maxSource: MaxSource, t: Translation['t']): string =>
  maxSource === 'method'
    ? range
    : t('cashier-server', maxSource === 'limit' ? 'rangeByLimit' : 'rangeByWithdrawable', { range });

/** What the player pays on top of the amount; '' for nothing, null where the operator does not say. */
export function feeOf(
  { fee, currencySymbol }: Pick<Method, 'fee' | 'currencySymbol'>,
  { locale }: Pick<Translation, 'locale'>,
): string | null {
  if (!fee) return null;
  const percent = numberFormat(locale, { style: 'unit', unit: 'percent', maximumFractionDigits: 20 });
  const parts = [
    ...(isPositive(fee.percent) ? [percent.format(fee.percent as Intl.StringNumericLiteral)] : []),
    ...(isPositive(fee.fixed) ? [formatWithSymbol(fee.fixed, locale, currencySymbol)] : []),
  ];
  return parts.join(' + ');
}

function feeText(method: BoundedMethod, { t, locale }: Pick<Translation, 't' | 'locale'>) {
  const fee = feeOf(method, { locale });
  if (fee === null) return null;
  return { text: fee === '' ? t('cashier-server', 'noFee') : t('cashier-server', 'fee', { fee }), isNone: fee === '' };
}
