import type { Translation } from '~/i18n/translator.server';
import { formatWholeWithSymbol } from '~/lib/money';
import type { PaymentField, QuickAmount } from './payment-field';
import { compareDecimals, isWithin } from '~/lib/decimal';
import { PLAIN_AMOUNT } from '~/payments/amount-in-address';
import { writeAmount } from '~/lib/write-amount';

const AMOUNTS = ['100', '250', '500', '1000'];

interface QuickOptions {
  readonly fields: readonly PaymentField[];
  readonly symbol: string;
  readonly hasAll: boolean;
}

const moneyField = (fields: readonly PaymentField[]) => fields.find(({ limits }) => limits !== null);

export function quickAmounts(
  { fields, symbol, hasAll }: QuickOptions,
  { t, locale }: Pick<Translation, 't' | 'locale'>,
): QuickAmount[] {
  const { limits } = moneyField(fields) ?? {};
  if (!limits) return [];
  const round = AMOUNTS.filter((amount) => isWithin(amount, limits)).map((amount) => ({
    amount,
    text: formatWholeWithSymbol(amount, locale, symbol),
  }));
  const { max } = limits;
  return hasAll && max !== null && isWithin(max, limits)
    ? [...round, { amount: max, text: t('cashier-server', 'all') }]
    : round;
}

/** The one amount that is possible; null where there are others. */
export function onlyAmount(fields: readonly PaymentField[]): string | null {
  const { min = null, max = null } = moneyField(fields)?.limits ?? {};
  return min !== null && max !== null && compareDecimals(min, max) === 0 ? min : null;
}

/** An amount to fill in, by the field's key, as the form's language writes it; nothing for any other text. */
export function filledAmount(
  fields: readonly PaymentField[],
  asked: string | null,
  locale: string,
): Record<string, string> {
  const field = moneyField(fields);
  const isUsable = asked !== null && PLAIN_AMOUNT.test(asked) && field?.limits && isWithin(asked, field.limits);
  if (!isUsable || (field.control === 'whole' && asked.includes('.'))) return {};
  return { [field.key]: writeAmount(asked, locale, field.control === 'whole') };
}
