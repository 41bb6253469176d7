import type { z } from 'zod';
import type { Translation } from '~/i18n/translator.server';
import type { formField } from '~/upstream/contract/forms';
import { describeField } from './describe-field.server';
import { controlNames, type FormField, type PhoneFormat } from './form-field';
import { safePattern } from './safe-pattern';

export type FormRow = z.output<typeof formField>;

const CONTROLS: Readonly<Record<string, FormField['control']>> = {
  Name: 'name',
  Email: 'email',
  Phone: 'phone',
  BirthDate: 'birth-date',
};

/**
 * The fields of a form about the player, in the operator's order. A condition on a later field, and a pattern that could be
 * slow, count as none: the operator judges what was sent.
 *
 * @param own names of the form's other controls
 * @returns null for a form that cannot be filled in: two controls of one name, or a list without options
 */
export function describeFormFields(
  rows: readonly FormRow[],
  phone: PhoneFormat,
  own: readonly string[],
  { t }: Pick<Translation, 't'>,
): FormField[] | null {
  const fields: FormField[] = [];
  for (const row of rows) {
    const field = describeRow(row, fields, phone, t);
    if (field === null) return null;
    fields.push(field);
  }
  const names = [...own, ...fields.flatMap(controlNames)];
  return new Set(names).size === names.length ? fields : null;
}

function describeRow(
  row: FormRow,
  before: readonly FormField[],
  phone: PhoneFormat,
  t: Translation['t'],
): FormField | null {
  const { help, required, autocomplete, min, max, minLength, maxLength, pattern, checkDigits, when } = row;
  const plain = describeField(row, row.label, t);
  if (plain === null) return null;
  const control = CONTROLS[row.objectType] ?? (plain.control === 'amount' ? 'text' : plain.control);
  const controlling = before.find(({ key, control: kind }) => key === when?.key && kind !== 'birth-date');
  return {
    ...plain,
    ...{ control, isRequired: required, hint: help ?? plain.hint },
    ...(checkDigits === 'iban' && { check: 'iban' as const }),
    ...(checkDigits && checkDigits !== 'iban' && { idCheck: checkDigits }),
    ...(autocomplete && { autoComplete: autocomplete }),
    ...(typeof min === 'number' && { min }),
    ...(typeof max === 'number' && { max }),
    ...(typeof minLength === 'number' && { minLength }),
    ...(typeof maxLength === 'number' && { maxLength }),
    ...(pattern && safePattern(pattern) && { pattern }),
    ...(control === 'phone' && { phone }),
    ...(when &&
      controlling && {
        when: {
          ...when,
          text: t('form-rules-server', 'when', {
            field: controlling.label,
            answer: answerOf(controlling, when.equals, t),
          }),
        },
      }),
  };
}

function answerOf({ control, options }: FormField, value: string, t: Translation['t']): string {
  if (control === 'yes-no') return t('form-controls', value === 'true' ? 'yes' : 'no');
  return options.find((option) => option.value === value)?.label ?? value;
}
