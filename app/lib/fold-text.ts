/**
 * Text as searches compare it: without case and accents, with single spaces. The four i's of Turkish and English (İ I ı i)
 * count as one letter, so that "IŞIK", "ışık" and "isik" match. The ı is replaced last, because normalisation turns some
 * letters (𝚤) into it.
 */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/ı/g, 'i').replace(/\s+/g, ' ').trim();
}
