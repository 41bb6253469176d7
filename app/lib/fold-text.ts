/**
 * Text reduced to what a search compares: no case, no accents, one space between words. The four i's of Turkish and
 * English (İ I ı i) count as one letter, so that "IŞIK", "ışık" and "isik" find the same.
 */
export function foldText(text: string): string {
  return text.replace(/[İIı]/g, 'i').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
