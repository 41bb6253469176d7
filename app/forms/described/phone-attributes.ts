import { withMask } from '~/forms/with-mask';
import type { PhoneFormat } from './form-field';
import { maskPhoneAs } from './phone';

/** Attributes of a field for the number of a country, after its dialling code. */
export const phoneAttributes = (format: PhoneFormat) =>
  ({
    inputMode: 'tel',
    prefix: `+${format.diallingCode}`,
    placeholder: format.phoneMask.replaceAll('0', '_').replaceAll('9', ''),
    onInput: withMask((text) => maskPhoneAs(text, format)),
  }) as const;
