import type { Locale } from '../messages';
import { formatMoney, toMinor } from '../money';
import type { PaymentMethod } from '../store/payment-methods';
import { AMOUNT_KEY, type PaymentField } from './field';
import { bare, fitsMask, isCardNumber, isDateTime, isIban } from './field-formats';
import { sayPayment, type PaymentMessageKey } from './payment-messages';

type Detail = Readonly<Record<string, unknown>>;
type Fault = { key: PaymentMessageKey; values?: Record<string, string> };

export type CheckedDetail =
  | {
      ok: true;
      amountMinor: number;
      /** Last characters of the account number, null if the form has none. */ accountEnd: string | null;
    }
  | { ok: false; message: string };

const LONG_MAX = BigInt('9223372036854775807');

/**
 * Validates a payment form by its method's fields. Returns the first error in the order of the fields, or the amount.
 */
export function checkDetail(method: PaymentMethod, detail: Detail, locale: Locale): CheckedDetail {
  for (const field of method.fields) {
    const value = Object.hasOwn(detail, field.key) ? detail[field.key] : undefined;
    const fault = field.key === AMOUNT_KEY ? amountFault(value, method, locale) : fieldFault(field, value);
    if (fault) {
      return { ok: false, message: sayPayment(locale, fault.key, { field: field.label[locale], ...fault.values }) };
    }
  }
  const account = method.fields.find(({ isAccount }) => isAccount);
  return {
    ok: true,
    amountMinor: toMinor(detail[AMOUNT_KEY]) ?? 0,
    accountEnd: account ? bare(String(detail[account.key])).slice(-4) : null,
  };
}

function amountFault(value: unknown, { minMinor, maxMinor }: PaymentMethod, locale: Locale): Fault | null {
  if (isEmpty(value)) return { key: 'fieldMissing' };
  const amountMinor = toMinor(value);
  if (amountMinor === null) return { key: 'fieldInvalid' };
  if (amountMinor < minMinor) return { key: 'fieldMin', values: { limit: formatMoney(minMinor, locale) } };
  if (amountMinor > maxMinor) return { key: 'fieldMax', values: { limit: formatMoney(maxMinor, locale) } };
  return null;
}

function fieldFault(field: PaymentField, value: unknown): Fault | null {
  if (isEmpty(value)) return { key: 'fieldMissing' };
  switch (field.objectType) {
    case 'Dropdown':
      return field.options?.some(({ id }) => String(id) === String(value)) ? null : { key: 'fieldOption' };
    case 'Bool':
      return /^(true|false)$/.test(String(value)) ? null : { key: 'fieldInvalid' };
    case 'DateTime':
      return typeof value === 'string' && isDateTime(value) ? null : { key: 'fieldInvalid' };
    case 'String':
      return textFault(field, value);
    case 'Int':
    case 'Long':
      return wholeFault(field, value);
    case 'Decimal':
      return toMinor(value) === null ? { key: 'fieldInvalid' } : limitFault(field, Number(value));
  }
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

function textFault({ mask, check, min = 1, max = 200 }: PaymentField, value: unknown): Fault | null {
  if (typeof value !== 'string' || /[\p{Cc}<>]/u.test(value)) return { key: 'fieldInvalid' };
  if (mask && !fitsMask(value, mask)) return { key: 'fieldMask', values: { mask } };
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
function wholeFault(field: PaymentField, value: unknown): Fault | null {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) return { key: 'fieldInvalid' };
  const digits = String(value).trim();
  if (typeof value === 'boolean' || !/^\d{1,19}$/.test(digits)) return { key: 'fieldInvalid' };
  if (field.objectType === 'Long' && BigInt(digits) > LONG_MAX) return { key: 'fieldInvalid' };
  if (field.mask && !fitsMask(digits, field.mask)) return { key: 'fieldMask', values: { mask: field.mask } };
  return limitFault(field, Number(digits));
}

function limitFault({ min, max }: PaymentField, value: number): Fault | null {
  if (min !== undefined && value < min) return { key: 'fieldMin', values: { limit: String(min) } };
  if (max !== undefined && value > max) return { key: 'fieldMax', values: { limit: String(max) } };
  return null;
}
