/** What people's keyboards, clipboards and phone books put around the figures they mean. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const SEPARATORS = /[\s()./\\\p{Pd}]/gu;

/** Figures as they were meant: full-width ones made plain, separators and what cannot be seen taken away. */
export function normaliseDigits(text: string): string {
  return text.normalize('NFKC').replace(INVISIBLE, '').replace(SEPARATORS, '');
}

export const hasInvisible = (text: string) => text.search(INVISIBLE) !== -1;
