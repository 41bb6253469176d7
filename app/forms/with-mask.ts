import type { FormEvent } from 'react';

/**
 * Input handler that applies a mask while the player types and keeps the caret behind the same digit. The server
 * accepts the value with and without the mask.
 */
export function withMask(mask: (text: string) => string) {
  return ({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>): void => {
    // An input method editor has not finished its text.
    if ((nativeEvent as InputEvent).isComposing) return;
    const masked = mask(input.value);
    if (masked === input.value) return;
    const digits = countDigits(input.value.slice(0, input.selectionStart ?? input.value.length));
    input.value = masked;
    const caret = placeAfter(masked, digits);
    input.setSelectionRange(caret, caret);
  };
}

const countDigits = (text: string) => text.replace(/\D/g, '').length;

/** Index in the text behind the given number of digits. */
function placeAfter(text: string, digits: number): number {
  let place = 0;
  for (let seen = 0; place < text.length && seen < digits; place += 1) if (/\d/.test(text[place] ?? '')) seen += 1;
  return place;
}
