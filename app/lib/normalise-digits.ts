/** Characters that keyboards, clipboards and phone books add to numbers. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const SEPARATORS = /[\s()./\\\p{Pd}]/gu;

/** Normalises a typed number: converts full-width digits, and removes separators and invisible characters. */
export function normaliseDigits(text: string): string {
  return text.normalize('NFKC').replace(INVISIBLE, '').replace(SEPARATORS, '');
}

export const hasInvisible = (text: string) => text.search(INVISIBLE) !== -1;
