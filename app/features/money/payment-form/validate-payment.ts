import { interpolate } from '~/i18n/interpolate';
import type { Copy } from '~/i18n/messages';
import { compareDecimals } from '~/lib/decimal';
import { formatWithSymbol } from '~/lib/money';
import { hasVisible, normaliseCode, normaliseLine } from '~/lib/normalise-text';
import { findPhoneNumber, DIALLING_CODE } from '~/lib/phone-number';
import { idOfText } from '~/upstream/id-of-text';
import { MAX_TEXT_LENGTH, type PaymentField } from './payment-field';
import { ibanIn, isCardNumber, isIban } from './rules/check-digits';
import { bare, digitsIn, fitsMask } from './rules/mask';
import { readAmount, readWhole, type NumberReading } from '~/lib/read-number';
import { readTime } from './rules/read-time';

export type DetailValue = string | number | boolean;

export type ValidatedPayment =
  | {
      readonly ok: true;
      /** By the operator's keys, in the form's order. */
      readonly detail: readonly (readonly [key: string, value: DetailValue])[];
      /** The money as a plain decimal, null where the form asks for none. */
      readonly amount: string | null;
    }
  | { readonly ok: false; readonly errors: readonly FieldError[]; readonly unknownFields: readonly string[] };

/** What is wrong with a field, by its place in the form. */
export interface FieldError {
  readonly index: number;
  readonly message: string;
  /** Nothing is wrong, but the player must confirm that the amount was read correctly: this plain decimal. */
  readonly confirm?: string;
}

type Texts = Copy<'cashier-rules'>;

/** The player: the texts and language of messages, and the time zone of typed times. */
export interface Reader {
  readonly texts: Texts;
  readonly locale: string;
  readonly zone: string;
}

/** The form, as its own hidden fields describe it. */
export interface FormFacts {
  /** The language that the amounts were typed in: the page may have changed its language since. */
  readonly locale: string;
  /** The readings of amounts that the player has seen and sent once more: see `confirmationOf`. */
  readonly confirmed: readonly FormDataEntryValue[];
}

/** The value of the hidden field that confirms how the amount of a field was read. */
export const confirmationOf = (index: number, decimal: string) => `${index}=${decimal}`;

type FieldResult =
  { readonly value: DetailValue; readonly amount?: string } | { readonly error: string; readonly confirm?: string };

/**
 * Validates a payment form, field by field, in the browser and on the server: docs/product/forms.md#form-rules. Numbers are sent
 * as numbers, options as numbers when their id is one, everything else as text. An amount that is not written as the form's
 * language writes amounts is valid once the player has confirmed its reading.
 *
 * @param entries the sent fields, without the site's own
 * @param symbol of the currency, for messages
 */
export function validatePayment(
  fields: readonly PaymentField[],
  entries: readonly (readonly [string, FormDataEntryValue])[],
  symbol: string,
  reader: Reader,
  form: FormFacts,
): ValidatedPayment {
  const judged = fields.map((field, index) => {
    const sent = entries.filter(([key]) => key === field.key).map(([, value]) => value);
    const isConfirmed = (decimal: string) => form.confirmed.includes(confirmationOf(index, decimal));
    return validateField(field, sent, { symbol, reader, locale: form.locale, isConfirmed });
  });
  const errors = judged.flatMap((one, index): FieldError[] => {
    if (!('error' in one)) return [];
    const { error: message, confirm } = one;
    return [{ index, message, ...(confirm !== undefined && { confirm }) }];
  });
  const known = new Set(fields.map(({ key }) => key));
  const unknownFields = [...new Set(entries.map(([key]) => key).filter((key) => !known.has(key)))];
  if (errors.length > 0 || unknownFields.length > 0) return { ok: false, errors, unknownFields };
  const values = judged.flatMap((one) => ('value' in one ? [one] : []));
  return {
    ok: true,
    detail: values.map(({ value }, index) => [fields[index]?.key ?? '', value] as const),
    amount: values.find(({ amount }) => amount !== undefined)?.amount ?? null,
  };
}

interface FieldContext {
  readonly symbol: string;
  readonly reader: Reader;
  readonly locale: string;
  isConfirmed(decimal: string): boolean;
}

function validateField(field: PaymentField, sent: readonly FormDataEntryValue[], context: FieldContext): FieldResult {
  const { texts, zone } = context.reader;
  const say: Say = (key, values = {}) => ({
    error: interpolate(texts[key], { field: field.label, ...values }),
  });
  const [text = ''] = sent;
  if (sent.length > 1 || typeof text !== 'string') return say('fieldInvalid');
  if (!hasVisible(text)) return say(field.control === 'yes-no' ? 'answerMissing' : 'fieldMissing');
  switch (field.control) {
    case 'choice':
      return field.options.some(({ value }) => value === text) ? { value: idOfText(text) } : say('fieldOption');
    case 'yes-no':
      return text === 'true' || text === 'false' ? { value: text === 'true' } : say('fieldOption');
    case 'time': {
      const time = readTime(text, zone);
      return time === null ? say('fieldTime') : { value: time };
    }
    case 'text':
      return validateText(field, text, say);
    case 'amount':
      return validateAmount(field, text, context, say);
    case 'whole': {
      const typed = readText(field, text);
      if (field.mask !== null && !fitsMask(typed, field.mask)) return sayMask(field.mask, say);
      if (field.check === 'card' && !isCardNumber(typed)) return say('fieldCard');
      return validateNumber(field, readWhole(typed, field.wholeType), context, say);
    }
  }
}

type Say = (key: keyof Texts, values?: object) => { readonly error: string };

const PHONE_KEY = /phone|mobile|gsm|tel/i;
/** The mask of a number of this country, see `findPhoneNumber`. */
const PHONE_MASK = /^(?:\+?90|0090|0)?0{10}$/;
/** The address of a wallet, not the name of its owner. */
const WALLET_KEY = /^(?!.*(?:owner|holder|name|sahib|isim|ad[ıi]$)).*(?:wallet|c[uü]zdan)/i;

const isPhone = ({ key, mask }: Pick<PaymentField, 'key' | 'mask'>) =>
  mask !== null && PHONE_KEY.test(key) && PHONE_MASK.test(bare(mask));

const isWallet = ({ key, mask, check }: Pick<PaymentField, 'key' | 'mask' | 'check'>) =>
  WALLET_KEY.test(key) && mask === null && check === null;

/** The text of a field as it is sent, and as a review shows it. */
export function readText({ key, mask, check }: Pick<PaymentField, 'key' | 'mask' | 'check'>, text: string): string {
  if (check === 'iban') return ibanIn(text);
  if (mask !== null && PHONE_KEY.test(key)) {
    const digits = findPhoneNumber(text)?.slice(DIALLING_CODE.length);
    if (digits !== undefined && fitsMask(digits, mask)) return digits;
  }
  if (mask !== null || check === 'card') return bare(text);
  return isWallet({ key, mask, check }) ? normaliseCode(text).replace(/\s/g, '') : normaliseLine(text);
}

function sayMask(mask: string, say: Say) {
  const count = digitsIn(mask);
  return count > 0 ? say('fieldDigits_other', { count }) : say('fieldMask', { mask });
}

function validateText(field: PaymentField, text: string, say: Say): FieldResult {
  const { mask, check } = field;
  const typed = readText(field, text);
  if (isWallet(field) && !/^[!-~]*$/.test(typed)) return say('fieldWallet');
  if (typed.length > MAX_TEXT_LENGTH) return say('fieldLong_other', { count: MAX_TEXT_LENGTH });
  if (mask !== null && !fitsMask(typed, mask)) return sayMask(mask, say);
  if (isPhone(field) && findPhoneNumber(typed) === null) return say('fieldPhone');
  if (check === 'iban' && !isIban(typed)) return say('fieldIban');
  if (check === 'card' && !isCardNumber(typed)) return say('fieldCard');
  return { value: typed };
}

function validateAmount(field: PaymentField, text: string, context: FieldContext, say: Say): FieldResult {
  const { symbol, reader, locale, isConfirmed } = context;
  const reading = readAmount(text, locale);
  const result = validateNumber(field, reading, context, say);
  if ('error' in result || !reading.ok || reading.isSure || isConfirmed(reading.decimal)) return result;
  const { decimal } = reading;
  const amount = formatWithSymbol(decimal, reader.locale, field.limits ? symbol : '');
  return { ...say('numberConfirm', { typed: text.trim(), amount }), confirm: decimal };
}

function validateNumber(
  { limits, notes, control }: PaymentField,
  reading: NumberReading,
  { symbol, reader: { locale } }: FieldContext,
  say: Say,
): FieldResult {
  if (!reading.ok) {
    if (reading.fault === 'notNumber' && control === 'whole') return say('numberWhole');
    return say(`number${capitalize(reading.fault)}`);
  }
  const { decimal } = reading;
  const { min = null, max = null } = limits ?? {};
  if (min !== null && compareDecimals(decimal, min) < 0)
    return say('amountMin', { limit: formatWithSymbol(min, locale, symbol) });
  if (max !== null && compareDecimals(decimal, max) > 0) return { error: notes?.tooMuch ?? '' };
  return { value: Number(decimal), ...(limits && { amount: decimal }) };
}

const capitalize = <Text extends string>(text: Text) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}` as Capitalize<Text>;
