import { normaliseCode } from '~/lib/normalise-text';

const SEPARATORS = /[\s()./\p{Pd}]/gu;

/** The text without separators between groups. */
export const bare = (text: string) => normaliseCode(text).replace(SEPARATORS, '');

/** A usable mask: `0` stands for a digit, `A` for a letter, every other character for itself. */
export const isMask = (mask: string) => /[0A]/.test(bare(mask));

/** How many digits a mask of digits alone has; 0 for another one. */
export const digitsIn = (mask: string): number => (/^0+$/.test(mask) ? mask.length : 0);

/** Whether the text fits the mask, with or without the mask's separators. */
export function fitsMask(text: string, mask: string): boolean {
  const places = [...bare(mask)];
  const characters = [...bare(text)];
  return (
    places.length === characters.length && places.every((place, index) => fitsPlace(characters[index] ?? '', place))
  );
}

function fitsPlace(character: string, place: string): boolean {
  if (place === '0') return /^[0-9]$/.test(character);
  if (place === 'A') return /^\p{L}$/u.test(character);
  return character.toUpperCase() === place.toUpperCase();
}
