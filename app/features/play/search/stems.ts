const MIN_STEM_LENGTH = 4;

/** Endings of nouns and verbs, folded. */
const ENDINGS = {
  tr: 'lar ler lari leri larim lerim larimi lerimi larin lerin i u a e yi yu ya ye si su in un nin nun im um imi umu m mi mu da de ta te dan den tan ten mak mek k',
  en: 's es ed ing al als',
  de: 'e en n er ern em es s ung ungen',
};

const endings = new Set(Object.values(ENDINGS).flatMap((list) => list.split(' ')));

const MAX_ENDING_LENGTH = Math.max(...[...endings].map(({ length }) => length));

/** What may be the stem of a folded word, in any of the languages: "kampanyalar" has "kampanya", "payouts" has "payout". */
export const stemsOf = (word: string): readonly string[] =>
  Array.from({ length: MAX_ENDING_LENGTH }, (_, cut) => word.slice(0, -1 - cut)).filter(
    (stem) => stem.length >= MIN_STEM_LENGTH && endings.has(word.slice(stem.length)),
  );
