/**
 * Normalises a text for search: no case, no accents, single spaces. The letters İ, I, ı and i count as one, so that "IŞIK",
 * "ışık" and "isik" are equal. The letter ı must be replaced last, because normalisation turns some letters into it (𝚤).
 */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/ı/g, 'i').replace(/\s+/g, ' ').trim();
}
