/** Letters that are compared as others: the i's of Turkish and English (İ I ı i), the German ß, the two small sigmas. */
const ALIKE: Readonly<Record<string, string>> = { ı: 'i', ß: 'ss', ς: 'σ' };

/** Folds case and accents: "IŞIK", "ışık" and "isik" match. Letters that are alike come last: normalisation may make them. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ıßς]/g, (letter) => ALIKE[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}
