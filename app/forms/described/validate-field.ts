import { interpolate } from '~/i18n/interpolate';
import type { Copy } from '~/i18n/messages';
import { hasVisible } from '~/lib/normalise-text';
import { findPhoneNumber } from '~/lib/phone-number';
import { idOfText } from '~/upstream/id-of-text';
import { isCardNumber, isIban } from './check-digits';
import { MAX_TEXT_LENGTH, type DescribedField } from './described-field';
import { digitsIn, fitsMask } from './mask';
import { isPhone, isWallet, readText } from './read-text';
import { readTime } from './read-time';

export type FieldValue = string | number | boolean;

type Texts = Copy<'field-rules'>;

/** The player: the texts and language of messages, and the time zone of typed times. */
export interface Reader {
  readonly texts: Texts;
  readonly locale: string;
  readonly zone: string;
}

/** The message of a rule that a field breaks, in the player's language. */
export type Say = (key: keyof Texts, values?: object) => { readonly error: string };

type Judged = { readonly value: FieldValue } | { readonly error: string };

/**
 * Validates what was sent for a field, in the browser and on the server: docs/product/forms.md#form-rules. An option is a number
 * when its id is one, everything else is text.
 *
 * @param sent the values under the field's key
 * @param judgeNumber judges the text of an amount or of a whole number, whose bounds are the form's own
 */
export function validateField<Outcome extends Judged>(
  field: DescribedField,
  sent: readonly FormDataEntryValue[],
  { texts, zone }: Reader,
  judgeNumber: (text: string, say: Say) => Outcome,
): Judged | Outcome {
  const say: Say = (key, values = {}) => ({ error: interpolate(texts[key], { field: field.label, ...values }) });
  const [text = ''] = sent;
  if (sent.length > 1 || typeof text !== 'string') return say('fieldInvalid');
  if (!hasVisible(text)) return say(field.control === 'yes-no' ? 'answerMissing' : 'fieldMissing');
  const refusal = field.refused.find(({ value }) => value === text);
  if (refusal) return { error: refusal.message };
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
      return judgeNumber(text, say);
    case 'whole': {
      const typed = readText(field, text);
      if (field.mask !== null && !fitsMask(typed, field.mask)) return sayMask(field.mask, say);
      if (field.check === 'card' && !isCardNumber(typed)) return say('fieldCard');
      return judgeNumber(typed, say);
    }
  }
}

function validateText(field: DescribedField, text: string, say: Say): Judged {
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

function sayMask(mask: string, say: Say) {
  const count = digitsIn(mask);
  return count > 0 ? say('fieldDigits_other', { count }) : say('fieldMask', { mask });
}
