import { translate, type Locale, type MessageKey } from '../messages';
import { formatMoney, toMinor } from '../money';
import { HOUR_MS } from '../utc-time';
import type { PaymentMethod } from '../store/payment-methods';
import { AMOUNT_KEY, type PaymentField } from './field';
import { stripSeparators, matchesMask, isCardNumber, isDateTime, isIban } from './field-formats';

type Detail = Readonly<Record<string, unknown>>;
type FieldError = { key: MessageKey; values?: Record<string, string> };

export type ValidatedDetail =
  | {
      ok: true;
      amountMinor: number;
      /** Last characters of the account number, null if the form has none. */
      accountEnd: string | null;
    }
  | { ok: false; message: string; field: string };

const LONG_MAX = BigInt('9223372036854775807');

/**
 * Validates a payment form by its method's fields. Returns the first error in the order of the fields, or the amount.
 *
 * @param typed the fields that the player filled in; a saved account has the others
 */
export function validateDetail(
  method: PaymentMethod,
  detail: Detail,
  locale: Locale,
  typed: readonly PaymentField[] = method.fields,
): ValidatedDetail {
  for (const field of typed) {
    const value = Object.hasOwn(detail, field.key) ? detail[field.key] : undefined;
    const error = field.key === AMOUNT_KEY ? validateAmount(value, method, locale) : validateField(field, value);
    if (error) {
      return {
        ok: false,
        field: field.key,
        message: translate(locale, error.key, { field: field.label[locale], ...error.values }),
      };
    }
  }
  const account = method.fields.find(({ isAccount }) => isAccount);
  return {
    ok: true,
    amountMinor: toMinor(detail[AMOUNT_KEY]) ?? 0,
    accountEnd: account ? stripSeparators(String(detail[account.key])).slice(-4) : null,
  };
}

function validateAmount(value: unknown, { minMinor, maxMinor }: PaymentMethod, locale: Locale): FieldError | null {
  if (isEmpty(value)) return { key: 'fieldMissing' };
  const amountMinor = toMinor(value);
  if (amountMinor === null) return { key: 'fieldInvalid' };
  if (amountMinor < minMinor) return { key: 'fieldMin', values: { limit: formatMoney(minMinor, locale) } };
  if (amountMinor > maxMinor) return { key: 'fieldMax', values: { limit: formatMoney(maxMinor, locale) } };
  return null;
}

function validateField(field: PaymentField, value: unknown): FieldError | null {
  if (isEmpty(value)) return { key: 'fieldMissing' };
  switch (field.objectType) {
    case 'Dropdown':
      return hasOption(field, value) ? null : { key: 'fieldOption' };
    case 'Bool':
      if (field.mustBeTrue && String(value) === 'false') return { key: 'fieldNotTrue' };
      return /^(true|false)$/.test(String(value)) ? null : { key: 'fieldInvalid' };
    case 'DateTime':
      if (typeof value !== 'string' || !isDateTime(value)) return { key: 'fieldInvalid' };
      return field.isPast && earliestOf(value) > Date.now() + CLOCKS_DIFFER_MS ? { key: 'fieldFuture' } : null;
    case 'String':
      return validateText(field, value);
    case 'Int':
    case 'Long':
      return field.options && !hasOption(field, value) ? { key: 'fieldOption' } : validateInteger(field, value);
    case 'Decimal':
      return toMinor(value) === null ? { key: 'fieldInvalid' } : validateLimits(field, Number(value));
  }
}

const CLOCKS_DIFFER_MS = HOUR_MS / 6;
/** The offset of the time zone whose days begin first. */
const FIRST_ZONE_MS = 14 * HOUR_MS;

/** The moment of a time in UTC, or when a day without a time begins somewhere. */
const earliestOf = (value: string) =>
  value.includes('T') ? Date.parse(`${value}Z`) : Date.parse(value) - FIRST_ZONE_MS;

const hasOption = ({ options }: PaymentField, value: unknown) =>
  options?.some(({ id }) => String(id) === String(value)) === true;

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

function validateText({ mask, check, min = 1, max = 200 }: PaymentField, value: unknown): FieldError | null {
  if (typeof value !== 'string' || /[\p{Cc}<>]/u.test(value)) return { key: 'fieldInvalid' };
  if (mask && !matchesMask(value, mask)) return misfit(mask);
  if (check === 'iban' && !isIban(value)) return { key: 'fieldInvalid' };
  if (check === 'card' && !isCardNumber(value)) return { key: 'fieldInvalid' };
  const length = [...value.trim()].length;
  if (length < min) return { key: 'fieldShort', values: { limit: String(min) } };
  return length > max ? { key: 'fieldLong', values: { limit: String(max) } } : null;
}

/**
 * Validates an Int or a Long. A Long can exceed the exact range of a JSON number, so a string of digits is accepted
 * too.
 */
function validateInteger(field: PaymentField, value: unknown): FieldError | null {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) return { key: 'fieldInvalid' };
  const digits = String(value).trim();
  if (typeof value === 'boolean' || !/^\d{1,19}$/.test(digits)) return { key: 'fieldInvalid' };
  if (field.objectType === 'Long' && BigInt(digits) > LONG_MAX) return { key: 'fieldInvalid' };
  if (field.mask && !matchesMask(digits, field.mask)) return misfit(field.mask);
  return validateLimits(field, Number(digits));
}

function validateLimits({ min, max }: PaymentField, value: number): FieldError | null {
  if (min !== undefined && value < min) return { key: 'fieldMin', values: { limit: String(min) } };
  if (max !== undefined && value > max) return { key: 'fieldMax', values: { limit: String(max) } };
  return null;
}

/** A mask of digits alone is said as their number. */
const misfit = (mask: string): FieldError =>
  /^0+$/.test(mask)
    ? { key: 'fieldDigits', values: { count: String(mask.length) } }
    : { key: 'fieldMask', values: { mask } };
