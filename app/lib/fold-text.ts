/**
 * Text reduced to what a search compares: no case, no accents, one space between words. The four i's of Turkish and
 * English (İ I ı i) count as one letter, so that "IŞIK", "ışık" and "isik" find the same. The ı is taken last, because
 * some letters become one on the way (𝚤).
 */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/ı/g, 'i').replace(/\s+/g, ' ').trim();
}
