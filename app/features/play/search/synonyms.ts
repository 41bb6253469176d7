import { isWithinOneEdit } from '~/lib/within-one-edit';

/** Folded words. A word is in one group only, and names no single game: "Aviator" is not a word for crash games. */
const GROUPS: readonly (readonly string[])[] = [
  ['altin', 'gold'],
  ['at yarisi', 'horse racing'],
  ['bakara', 'baccarat'],
  ['balik', 'fish'],
  ['buyuk ikramiye', 'jackpot'],
  ['canli', 'live'],
  ['cark', 'wheel'],
  ['carpan', 'crash', 'multiplier'],
  ['ejderha', 'dragon'],
  ['elmas', 'diamond'],
  ['futbol', 'football'],
  ['kazi kazan', 'scratch'],
  ['kitap', 'book'],
  ['klasik', 'classic'],
  ['kral', 'king'],
  ['krupiye', 'dealer'],
  ['kurt', 'wolf'],
  ['macera', 'adventure'],
  ['masa', 'table'],
  ['meyve', 'fruit'],
  ['mucevher', 'gem', 'jewel'],
  ['populer', 'popular'],
  ['roket', 'rocket'],
  ['rulet', 'roulette'],
  ['sans', 'luck'],
  ['sanal', 'virtual'],
  ['seker', 'candy', 'sweet'],
  ['tavla', 'backgammon'],
  ['tombala', 'bingo'],
  ['yildiz', 'star'],
  ['yirmi bir', 'blackjack'],
  ['zar', 'dice'],
];

/** From this length on a word may be incomplete, or have one wrong letter. */
const MIN_LENGTH = 4;

const groups = GROUPS.map((terms) => terms.map((term) => term.split(' ')));

/** "canlı rulet" gives "live rulet", "canlı roulette" and "live roulette". A longer text may give more than are needed. */
const MAX_TEXTS = 16;

/**
 * The last word may be incomplete.
 *
 * @param words folded
 * @param isForgiving terms of one word may have one wrong letter
 */
export function withSynonyms(words: readonly string[], isForgiving: boolean): readonly (readonly string[])[] {
  // From the last word to the first: the texts that each word begins.
  const from: (readonly (readonly string[])[])[] = [];
  from[words.length] = [[]];
  for (const [at, word] of [...words.entries()].reverse()) {
    const unchanged = from[at + 1]?.map((rest) => [word, ...rest]) ?? [];
    const replaced = termsAt(words, at, isForgiving).flatMap(({ length, synonyms }) =>
      synonyms.flatMap((synonym) => from[at + length]?.map((rest) => [...synonym, ...rest]) ?? []),
    );
    from[at] = [...unchanged, ...replaced].slice(0, MAX_TEXTS);
  }
  return from[0]?.slice(1) ?? [];
}

function termsAt(words: readonly string[], at: number, isForgiving: boolean) {
  return groups.flatMap((terms) =>
    terms
      .filter((term) => isTermAt(words, at, term, isForgiving))
      .map((term) => ({ length: term.length, synonyms: terms.filter((other) => other !== term) })),
  );
}

function isTermAt(words: readonly string[], at: number, term: readonly string[], isForgiving: boolean): boolean {
  return term.every((part, index) => {
    const word = words[at + index] ?? '';
    if (word === part) return true;
    if (word.length < MIN_LENGTH) return false;
    const isLast = at + index === words.length - 1;
    return (isLast && part.startsWith(word)) || (isForgiving && term.length === 1 && isWithinOneEdit(word, part));
  });
}
