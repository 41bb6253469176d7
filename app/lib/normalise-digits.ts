/** Characters that keyboards, clipboards and phone books put around digits. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const SEPARATORS = /[\s()./\\\p{Pd}]/gu;

/** Makes full-width digits plain, and removes separators and invisible characters. */
export function normaliseDigits(text: string): string {
  return text.normalize('NFKC').replace(INVISIBLE, '').replace(SEPARATORS, '');
}

export const hasInvisible = (text: string) => text.search(INVISIBLE) !== -1;
