import type { Translation } from '~/i18n/translator.server';
import { numberFormat } from '~/lib/formatters';
import { formatWholeWithSymbol, formatWithSymbol, isPositive } from '~/lib/money';
import type { CallData } from '~/upstream/contract/call';
import type { payment } from '~/upstream/contract/payment';

export type Method = CallData<typeof payment.methods>[number];

/** What a method takes, costs and lasts, as far as the operator says so. */
export const termsOf = (method: Method, translation: Pick<Translation, 't' | 'locale'>) => ({
  limits: limitsText(method, translation),
  fee: feeText(method, translation),
  time: method.time?.trim() || null,
});

function limitsText(
  { min, max, currencySymbol }: Method,
  { t, locale }: Pick<Translation, 't' | 'locale'>,
): string | null {
  const values = {
    min: min == null ? '' : formatWholeWithSymbol(min, locale, currencySymbol),
    max: max == null ? '' : formatWholeWithSymbol(max, locale, currencySymbol),
  };
  if (min == null && max == null) return null;
  return t('cashier', min == null ? 'limitMax' : max == null ? 'limitMin' : 'limits', values);
}

/** What the player pays on top of the amount; '' for nothing, null where the operator does not say. */
export function feeOf({ fee, currencySymbol }: Method, { locale }: Pick<Translation, 'locale'>): string | null {
  if (!fee) return null;
  const percent = numberFormat(locale, { style: 'unit', unit: 'percent', maximumFractionDigits: 20 });
  const parts = [
    ...(isPositive(fee.percent) ? [percent.format(fee.percent as Intl.StringNumericLiteral)] : []),
    ...(isPositive(fee.fixed) ? [formatWithSymbol(fee.fixed, locale, currencySymbol)] : []),
  ];
  return parts.join(' + ');
}

function feeText(method: Method, translation: Pick<Translation, 't' | 'locale'>): string | null {
  const fee = feeOf(method, translation);
  if (fee === null) return null;
  return fee === '' ? translation.t('cashier-server', 'noFee') : translation.t('cashier-server', 'fee', { fee });
}
