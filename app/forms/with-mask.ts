import type { FormEvent } from 'react';

/** Keeps the caret behind the same character. @param figure matches a character of the value, others belong to the mask */
export function withMask(mask: (text: string) => string, figure = /\d/) {
  const count = (text: string) => [...text].filter((character) => figure.test(character)).length;

  return ({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>): void => {
    // An input method editor has not finished its text.
    const { isComposing, inputType } = nativeEvent as InputEvent;
    if (isComposing) return;
    const masked = mask(input.value);
    if (masked === input.value) return;
    const before = count(input.value.slice(0, input.selectionStart ?? input.value.length));
    input.value = masked;
    // The delete key passes a separator, which the mask puts back: the next press takes the character behind it.
    const isForward = inputType === 'deleteContentForward';
    const caret = placeAfter(masked, before, { figure, isForward });
    input.setSelectionRange(caret, caret);
  };
}

/** Index in the text behind the given number of figures, and behind the separators that follow where `isForward`. */
function placeAfter(
  text: string,
  figures: number,
  { figure, isForward }: { figure: RegExp; isForward: boolean },
): number {
  let place = 0;
  const isFigure = () => figure.test(text.charAt(place));
  for (let seen = 0; place < text.length && seen < figures; place += 1) if (isFigure()) seen += 1;
  while (isForward && place < text.length && !isFigure()) place += 1;
  return place;
}
