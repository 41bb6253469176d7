import type { Translation } from '~/i18n/translator.server';
import { formatWholeWithSymbol } from '~/lib/money';
import type { PaymentField } from './payment-field';
import type { QuickAmount } from './quick-amounts';
import { isWithin } from '~/lib/decimal';
import { PLAIN_AMOUNT, withAmount } from '~/payments/amount-in-address';
import { writeAmount } from '~/lib/write-amount';

const AMOUNTS = ['100', '250', '500', '1000'];

interface QuickOptions {
  readonly fields: readonly PaymentField[];
  readonly symbol: string;
  readonly hasAll: boolean;
  readonly path: string;
}

const moneyField = (fields: readonly PaymentField[]) => fields.find(({ limits }) => limits !== null);

export function quickAmounts(
  { fields, symbol, hasAll, path }: QuickOptions,
  { t, locale }: Pick<Translation, 't' | 'locale'>,
): QuickAmount[] {
  const { limits } = moneyField(fields) ?? {};
  if (!limits) return [];
  const quick = (amount: string, text: string) => ({
    amount,
    text,
    href: withAmount(path, amount),
  });
  const round = AMOUNTS.filter((amount) => isWithin(amount, limits)).map((amount) =>
    quick(amount, formatWholeWithSymbol(amount, locale, symbol)),
  );
  const { max } = limits;
  return hasAll && max !== null && isWithin(max, limits) ? [...round, quick(max, t('cashier-server', 'all'))] : round;
}

/** The amount of the form's address, by the field's key, as the page's language writes it; nothing for any other text. */
export function amountFromAddress(
  fields: readonly PaymentField[],
  asked: string | null,
  locale: string,
): Record<string, string> {
  const field = moneyField(fields);
  const isUsable = asked !== null && PLAIN_AMOUNT.test(asked) && field?.limits && isWithin(asked, field.limits);
  if (!isUsable || (field.control === 'whole' && asked.includes('.'))) return {};
  return { [field.key]: writeAmount(asked, locale, field.control === 'whole') };
}
