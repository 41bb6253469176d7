import type { FormEvent } from 'react';

/**
 * Puts what is typed into its mask, the caret staying behind the same figure. An enhancement: the server takes the value
 * with the mask, without, and with any other.
 */
export function withMask(mask: (text: string) => string) {
  return ({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>): void => {
    // An input method has not finished its text yet.
    if ((nativeEvent as InputEvent).isComposing) return;
    const masked = mask(input.value);
    if (masked === input.value) return;
    const figures = countFigures(input.value.slice(0, input.selectionStart ?? input.value.length));
    input.value = masked;
    const caret = placeAfter(masked, figures);
    input.setSelectionRange(caret, caret);
  };
}

const countFigures = (text: string) => text.replace(/\D/g, '').length;

/** The place in the text where so many figures are behind. */
function placeAfter(text: string, figures: number): number {
  let place = 0;
  for (let seen = 0; place < text.length && seen < figures; place += 1) if (/\d/.test(text[place] ?? '')) seen += 1;
  return place;
}
