/** Letters that are compared as others: the i's of Turkish and English (İ I ı i), the German ß, the two small sigmas. */
const ALIKE: Readonly<Record<string, string>> = { ı: 'i', ß: 'ss', ς: 'σ' };

/**
 * Text as searches compare it: without case and accents, with single spaces, so that "IŞIK", "ışık" and "isik" match. Letters
 * that are alike are replaced last, because normalisation turns some letters (𝚤) into them.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ıßς]/g, (letter) => ALIKE[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}
