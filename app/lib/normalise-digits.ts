/** Characters that keyboards, clipboards and phone books put around digits. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const SEPARATORS = /[\s()./\\\p{Pd}]/gu;

/** All but numbers that are no digits, such as ① and ²: browsers' patterns do not count them as digits. */
const CHARACTERS = /\P{No}+/gu;

/** Makes full-width digits plain, and removes separators and invisible characters. */
export function normaliseDigits(text: string): string {
  const plain = text.replace(CHARACTERS, (part) => part.normalize('NFKC'));
  return plain.replace(INVISIBLE, '').replace(SEPARATORS, '');
}

export const hasInvisible = (text: string) => text.search(INVISIBLE) !== -1;
