import { interpolate } from '~/i18n/interpolate';
import type { Copy } from '~/i18n/messages';
import { hasInvisible, hasVisible, normaliseDigits, normaliseLine } from '~/lib/normalise-text';
import { readWhole } from '~/lib/read-number';
import { readBirthDate } from './birth-date';
import { hasCheckDigits } from './check-digits';
import { MAX_TEXT_LENGTH } from './described-field';
import { findEmail } from './email';
import { controlNames, type FormField } from './form-field';
import { bare, digitsIn, fitsMask } from './mask';
import { findPhone, phoneDigits } from './phone';
import { safePattern } from './safe-pattern';
import { validateField, type FieldValue, type Reader } from './validate-field';

/** The player: the texts and language of messages, and the time zone of typed times. */
export interface FormReader extends Reader {
  readonly own: Copy<'form-rules'>;
}

/** What was sent under a control's name. */
export type ReadControl = (name: string) => readonly FormDataEntryValue[];

/** Null for a field that was left out, or is not there with the other answers. */
type Judged = { readonly value: FieldValue | null } | { readonly error: string };

/** A value, or the message at each wrong control. */
export type JudgedField = { readonly value: FieldValue | null } | { readonly errors: Readonly<Record<string, string>> };

const WORDS_OF_LETTERS = /^\p{L}+(?: \p{L}+)*$/u;

/** Validates a field of a form about the player, in the browser and on the server: docs/product/forms.md#form-rules. */
export function judgeField(field: FormField, read: ReadControl, reader: FormReader): JudgedField {
  const { when } = field;
  if (when && read(when.key)[0] !== when.equals) return { value: null };
  if (field.control === 'birth-date') return judgeBirthDate(field, read, reader);
  const judged = judgeText(field, read(field.key), reader);
  return 'error' in judged ? { errors: { [field.key]: judged.error } } : judged;
}

function judgeBirthDate(field: FormField, read: ReadControl, { own }: FormReader): JudgedField {
  const names = controlNames(field);
  const textOf = ([sent]: readonly FormDataEntryValue[]) => (typeof sent === 'string' ? sent : '');
  const typed = names.map((name) => textOf(read(name))) as [string, string, string];
  if (!field.isRequired && typed.every((text) => !hasVisible(text))) return { value: null };
  const found = readBirthDate(typed);
  if ('date' in found) return { value: found.date };
  return {
    errors: Object.fromEntries(
      found.faults.flatMap((fault, index) => (fault === null ? [] : [[names[index] ?? '', own[fault]]])),
    ),
  };
}

function judgeText(field: FormField, sent: readonly FormDataEntryValue[], reader: FormReader): Judged {
  const { texts, own } = reader;
  const say = (text: string, values: object = {}) => ({ error: interpolate(text, { field: field.label, ...values }) });
  const [text = ''] = sent;
  if (sent.length > 1 || typeof text !== 'string') return say(texts.fieldInvalid);
  if (!hasVisible(text)) return field.isRequired ? say(texts.fieldMissing) : { value: null };
  const { control, phone, min, max } = field;
  switch (control) {
    case 'birth-date':
      return { value: null };
    case 'name':
      return judgeLength(field, normaliseLine(text), reader, (name) =>
        WORDS_OF_LETTERS.test(name) && isPlain(name) ? null : own.nameWrong,
      );
    case 'email': {
      const found = findEmail(text);
      return judgeLength(field, found ?? normaliseLine(text), reader, () => (found === null ? own.emailWrong : null));
    }
    case 'phone': {
      const number = phone && findPhone(text, phone);
      if (number) return { value: number };
      const [least, most] = phone ? phoneDigits(phone) : [0, 0];
      const code = `+${phone?.diallingCode ?? ''}`;
      return say(least === most ? own.phoneWrong_other : own.phoneRange_other, { count: most, least, code });
    }
    case 'whole':
    case 'choice':
    case 'yes-no':
    case 'time':
      return validateField({ ...field, control }, sent, reader, (typed, sayRule) => {
        const read = readWhole(typed, field.wholeType);
        if (!read.ok) return sayRule('numberWhole');
        const value = Number(read.decimal);
        if (min !== undefined && value < min) return sayRule('amountMin', { limit: String(min) });
        if (max !== undefined && value > max) return say(own.numberMax, { limit: String(max) });
        return { value };
      });
    case 'text': {
      const { idCheck } = field;
      if (idCheck !== undefined) {
        const number = normaliseDigits(text);
        const places = field.mask === null ? 0 : digitsIn(bare(field.mask));
        if (places > 0 && !fitsMask(number, bare(field.mask ?? '')))
          return say(texts.fieldDigits_other, { count: places });
        return hasCheckDigits(number, idCheck) ? { value: number } : say(own.checkDigits);
      }
      const judged = validateField({ ...field, control }, sent, reader, () => say(texts.fieldInvalid));
      if (!('value' in judged) || field.mask !== null || field.check !== null) return judged;
      return judgeLength(field, String(judged.value), reader, (typed) => {
        const pattern = field.pattern === undefined ? null : safePattern(field.pattern);
        return pattern === null || pattern.test(typed) ? null : own.patternWrong;
      });
    }
  }
}

/** Refuses look-alikes: invisible, full-width and styled letters. */
export const isPlain = (text: string) => !hasInvisible(text) && text.normalize('NFKC') === text;

function judgeLength(
  { label: field, minLength = 0, maxLength = MAX_TEXT_LENGTH }: FormField,
  text: string,
  { texts, own }: FormReader,
  findFault: (text: string) => string | null,
): Judged {
  const fault = findFault(text);
  if (fault !== null) return { error: interpolate(fault, { field }) };
  if (text.length < minLength) return { error: interpolate(own.fieldShort_other, { field, count: minLength }) };
  if (text.length > maxLength) return { error: interpolate(texts.fieldLong_other, { field, count: maxLength }) };
  return { value: text };
}
