import { validateField, type FieldValue, type Reader, type Say } from '~/forms/described/validate-field';
import { compareDecimals } from '~/lib/decimal';
import { formatWithSymbol } from '~/lib/money';
import { readAmount, readWhole, type NumberReading } from '~/lib/read-number';
import type { PaymentField } from './payment-field';

export type ValidatedPayment =
  | {
      readonly ok: true;
      /** By the operator's keys, in the form's order. */
      readonly detail: readonly (readonly [key: string, value: FieldValue])[];
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
  { readonly value: FieldValue; readonly amount?: string } | { readonly error: string; readonly confirm?: string };

/**
 * Validates a payment form, field by field, in the browser and on the server. Numbers are sent as numbers. An amount that is not
 * written as the form's language writes amounts is valid once the player has confirmed its reading.
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
  const judged = fields.map((field, index): FieldResult => {
    const sent = entries.filter(([key]) => key === field.key).map(([, value]) => value);
    const isConfirmed = (decimal: string) => form.confirmed.includes(confirmationOf(index, decimal));
    const context: NumberContext = { symbol, page: reader.locale, locale: form.locale, isConfirmed };
    return validateField(field, sent, reader, (text, say) =>
      field.control === 'amount'
        ? validateAmount(field, text, context, say)
        : validateNumber(field, readWhole(text, field.wholeType), context, say),
    );
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

interface NumberContext {
  readonly symbol: string;
  /** The page's language, of messages. */
  readonly page: string;
  /** That of the form, of what was typed. */
  readonly locale: string;
  isConfirmed(decimal: string): boolean;
}

function validateAmount(field: PaymentField, text: string, context: NumberContext, say: Say): FieldResult {
  const { symbol, page, locale, isConfirmed } = context;
  const reading = readAmount(text, locale);
  const result = validateNumber(field, reading, context, say);
  if ('error' in result || !reading.ok || reading.isSure || isConfirmed(reading.decimal)) return result;
  const { decimal } = reading;
  const amount = formatWithSymbol(decimal, page, field.limits ? symbol : '');
  return { ...say('numberConfirm', { typed: text.trim(), amount }), confirm: decimal };
}

function validateNumber(
  { limits, notes, control }: PaymentField,
  reading: NumberReading,
  { symbol, page }: NumberContext,
  say: Say,
): FieldResult {
  if (!reading.ok) {
    if (reading.fault === 'notNumber' && control === 'whole') return say('numberWhole');
    return say(`number${capitalize(reading.fault)}`);
  }
  const { decimal } = reading;
  const { min = null, max = null } = limits ?? {};
  if (min !== null && compareDecimals(decimal, min) < 0)
    return say('amountMin', { limit: formatWithSymbol(min, page, symbol) });
  if (max !== null && compareDecimals(decimal, max) > 0) return { error: notes?.tooMuch ?? '' };
  return { value: Number(decimal), ...(limits && { amount: decimal }) };
}

const capitalize = <Text extends string>(text: Text) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}` as Capitalize<Text>;
