import type { Translation } from '~/i18n/translator.server';
import { describeField } from '~/forms/described/describe-field.server';
import type { FieldControl } from '~/forms/described/described-field';
import { compareDecimals } from '~/lib/decimal';
import { formatWholeWithSymbol, formatWithSymbol } from '~/lib/money';
import { shorten } from '~/lib/shorten';
import { CSRF_FIELD } from '~/session/csrf-field';
import type { CallData } from '~/upstream/contract/call';
import type { payment } from '~/upstream/contract/payment';
import {
  CONFIRMED_FIELD,
  EDIT_FIELD,
  FILL_FIELD,
  INTENT_FIELD,
  LOCALE_FIELD,
  REVIEW_FIELD,
  type PaymentField,
} from './payment-field';
import type { BoundedMethod } from '~/features/money/payment-methods/bounded-method.server';
import { withSource } from '~/features/money/payment-methods/method-terms.server';
import { stepFor } from './rules/step-amount';

type Row = CallData<typeof payment.detail>[number];
type Limits = NonNullable<PaymentField['limits']>;

export const OWN_FIELDS: ReadonlySet<string> = new Set([
  CSRF_FIELD,
  INTENT_FIELD,
  REVIEW_FIELD,
  EDIT_FIELD,
  FILL_FIELD,
  LOCALE_FIELD,
  CONFIRMED_FIELD,
]);

const MAX_FIELDS = 40;
const MAX_LABEL_LENGTH = 60;
/** Null for a form that cannot be filled in: a repeated key, one of the site's own, or a list without options. */
export function describeFields(
  rows: readonly Row[],
  method: BoundedMethod,
  translation: Pick<Translation, 'copy' | 't' | 'locale'>,
): PaymentField[] | null {
  const keys = rows.map(({ key }) => key);
  if (rows.length > MAX_FIELDS || new Set([...keys, ...OWN_FIELDS]).size !== keys.length + OWN_FIELDS.size) return null;
  const { currencySymbol: symbol, maxSource } = method;
  const amountKey = amountKeyOf(rows);
  const labels = translation.copy('cashier-fields');
  const fields = rows.map((row): PaymentField | null => {
    const label = labelOf(row.key, labels);
    const field = describeField(row, label, translation.t);
    if (field === null) return null;
    const { control } = field;
    // An amount with options is chosen: an option's value is an id, not money.
    const limits = row.key === amountKey && control !== 'choice' ? limitsOf(method, control) : null;
    return {
      ...field,
      hint: field.hint ?? amountHint({ control, limits }, method, translation),
      limits,
      steps: limits && stepsOf(limits, symbol, translation),
      notes: limits && notesOf(limits, { label, symbol, maxSource }, translation),
    };
  });
  return fields.every((field) => field !== null) ? fields : null;
}

/** A whole amount has a whole maximum. */
const limitsOf = ({ min, max }: BoundedMethod, control: FieldControl): Limits => ({
  min: min ?? null,
  max: control === 'whole' ? (max?.replace(/\..*/, '') ?? null) : max,
});

function stepsOf(limits: Limits, symbol: string, { t, locale }: Pick<Translation, 't' | 'locale'>) {
  const by = stepFor(limits);
  const step = formatWholeWithSymbol(by, locale, symbol);
  return { by, up: t('cashier-server', 'stepUp', { step }), down: t('cashier-server', 'stepDown', { step }) };
}

/** Why the maximum is what it is; null where it is the method's own. */
const maxReason = (maxSource: BoundedMethod['maxSource'], t: Translation['t']): string | null =>
  maxSource === 'method' ? null : t('cashier-server', maxSource === 'limit' ? 'maxByLimit' : 'maxByWithdrawable');

function notesOf(
  { min, max }: Limits,
  { label: field, symbol, maxSource }: { label: string; symbol: string; maxSource: BoundedMethod['maxSource'] },
  { t, locale }: Pick<Translation, 't' | 'locale'>,
): PaymentField['notes'] {
  const reason = maxReason(maxSource, t);
  const limitOf = (amount: string) => formatWithSymbol(amount, locale, symbol);
  if (max === null)
    return {
      clampedMin: min && t('cashier-server', 'clampedMin', { limit: limitOf(min) }),
      clampedMax: null,
      tooMuch: null,
    };
  const limit = limitOf(max);
  const tooMuch = t('cashier-server', 'amountMax', { field, limit });
  return {
    clampedMin: min && t('cashier-server', 'clampedMin', { limit: limitOf(min) }),
    clampedMax:
      reason === null
        ? t('cashier-server', 'clampedMax', { limit })
        : t('cashier-server', 'clampedMaxNow', { limit, reason }),
    tooMuch: reason === null ? tooMuch : `${tooMuch} ${reason}`,
  };
}

/** The contract does not mark the amount: it is the field called `amount`, else the only decimal. */
function amountKeyOf(rows: readonly Row[]): string | undefined {
  const named = rows.find(({ key, objectType }) => /^amount$/i.test(key) && /^(?:Int|Long|Decimal)$/.test(objectType));
  const decimals = rows.filter(({ objectType }) => objectType === 'Decimal');
  return named?.key ?? (decimals.length === 1 ? decimals[0]?.key : undefined);
}

function amountHint(
  { control, limits }: Pick<PaymentField, 'control' | 'limits'>,
  { currencySymbol: symbol, maxSource }: BoundedMethod,
  { t, locale }: Pick<Translation, 't' | 'locale'>,
): string | null {
  const { min = null, max = null } = limits ?? {};
  const values = {
    ...(min !== null && { min: formatWholeWithSymbol(min, locale, symbol) }),
    ...(max !== null && { max: withSource(formatWholeWithSymbol(max, locale, symbol), maxSource, t) }),
  };
  // A whole number takes no separators, so its hint has no example with them.
  const texts = control === 'whole' ? 'cashier' : 'cashier-server';
  if (min !== null && max !== null && compareDecimals(min, max) === 0)
    return t('cashier-server', 'exactly', { amount: values.max ?? '' });
  if (min !== null) return t(texts, max === null ? 'limitMin' : 'limits', values);
  if (max !== null) return t(texts, 'limitMax', values);
  return control === 'amount' ? t('cashier-server', 'amountExample') : null;
}

/** The site's text for a known key, else the key with spaces between its words. */
function labelOf(key: string, copy: Readonly<Record<string, string>>): string {
  const folded = key.replace(/[^a-z]/gi, '').toLowerCase();
  if (Object.hasOwn(copy, folded)) return copy[folded] as string;
  const spaced = key
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return shorten(spaced || key, MAX_LABEL_LENGTH);
}
