import type { Translation } from '~/i18n/translator.server';
import { compareDecimals } from '~/lib/decimal';
import { formatWholeWithSymbol } from '~/lib/money';
import type { PaymentField } from './payment-field';
import type { QuickAmount } from './quick-amounts';
import { isWithin } from './rules/clamp-amount';
import { writeAmount } from '~/lib/write-amount';

const AMOUNTS = ['100', '250', '500', '1000'];

interface QuickOptions {
  readonly fields: readonly PaymentField[];
  readonly symbol: string;
  /** The money that can be withdrawn, as a plain decimal; null for a deposit. */
  readonly withdrawable: string | null;
  /** The address of the form. */
  readonly path: string;
}

const moneyField = (fields: readonly PaymentField[]) => fields.find(({ limits }) => limits !== null);

/** Amounts to choose from: round ones that the method takes and the player has, and for a withdrawal all that there is. */
export function quickAmounts(
  { fields, symbol, withdrawable, path }: QuickOptions,
  { t, locale }: Pick<Translation, 't' | 'locale'>,
): QuickAmount[] {
  const { limits, control } = moneyField(fields) ?? {};
  if (!limits) return [];
  const isPossible = (amount: string) =>
    isWithin(amount, limits) && (withdrawable === null || compareDecimals(amount, withdrawable) <= 0);
  const quick = (amount: string, text: string) => ({
    amount,
    text,
    href: `${path}${path.includes('?') ? '&' : '?'}amount=${amount}`,
  });
  const round = AMOUNTS.filter(isPossible).map((amount) =>
    quick(amount, formatWholeWithSymbol(amount, locale, symbol)),
  );
  if (withdrawable === null) return round;
  const { max } = limits;
  const most = max !== null && compareDecimals(withdrawable, max) > 0 ? max : withdrawable;
  const all = most.replace(control === 'whole' ? /\.\d*/ : /(?<=\.\d\d)\d*/, '');
  return isWithin(all, limits) ? [...round, quick(all, t('cashier-server', 'all'))] : round;
}

const PLAIN_AMOUNT = /^(?:0|[1-9]\d{0,11})(?:\.\d{1,2})?$/;

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
