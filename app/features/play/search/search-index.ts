import { foldText } from '~/lib/fold-text';
import { stemsOf } from './stems';
import { withoutStopWords } from './stop-words';
import { withSynonyms, type Pass } from './synonyms';
import { createWordList } from './word-list';

/** What can be searched: a game, a provider, a category or a page. */
export interface Entry<Item> {
  readonly item: Item;
  readonly name: string;
  /** Its own words in addition to its name: what a page is for. */
  readonly words?: string;
  /** Further words that find it, after those of its name: a game's provider. */
  readonly also?: string | null;
  /** A higher one comes first among entries that fit equally well. */
  readonly popularity?: number | null;
}

export interface Found<Item> {
  /** The best first. */
  readonly items: readonly Item[];
  /** How well each of them fits: the best has the lowest number (`Fit`). */
  readonly fits: readonly number[];
  /** Whether the words fit only with one wrong letter in each. */
  readonly isForgiving: boolean;
}

export interface SearchIndex<Item> {
  /** Finds the items that fit every word, among those that are accepted. Nothing for a text without letters and digits. */
  find(text: string, accepts?: (item: Item) => boolean): Found<Item>;
}

/** How well an item fits, the best first. */
const [
  WHOLE_NAME,
  NAME_START,
  WORD_START,
  OWN_WORD,
  OWN_START,
  PROVIDER,
  INSIDE,
  SYNONYM,
  STEM,
  NEAR_WORD,
  NEAR_START,
  NONE,
] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 255];

/** The ranks by which items of different lists are compared. */
export const Fit = { nameStart: NAME_START, ownWords: OWN_START, other: PROVIDER, inside: INSIDE } as const;

/** Further words of a text are ignored. */
const MAX_WORDS = 8;
/** Shorter texts are found at the start of a word only. */
const MIN_INSIDE_LENGTH = 3;
/** Shorter words forgive no letter. */
const MIN_FORGIVING_LENGTH = 4;
/** A word of an entry may have an ending of its own after the stem: "ruleti" for "rulette". */
const MAX_OTHER_ENDING = 2;

/** Each begins only where the one before finds nothing. */
const PASSES = ['exact', 'stems', 'near'] as const satisfies readonly Pass[];

type RankWord = (word: string, ranks: Uint8Array) => void;

/** Builds an index, once for a list: for 5,400 games it takes as long as ten searches. */
export function createSearchIndex<Item>(unsorted: readonly Entry<Item>[]): SearchIndex<Item> {
  // In the order of popularity, so that no search sorts.
  const entries = [...unsorted].sort((one, other) => (other.popularity ?? 0) - (one.popularity ?? 0));
  const names = entries.map(({ name }) => wordsOf(name).join(' '));
  const nameWords = createWordList(names.map(withJoinedName));
  const ownWords = createWordList(entries.map(({ words = '' }) => wordsOf(words)));
  const providerWords = createWordList(entries.map(({ also }) => wordsOf(also ?? '')));
  const lists = [nameWords, ownWords, providerWords];

  /** Ranks every entry by its worst word. */
  function rankAll(words: readonly string[], rankWord: RankWord): Uint8Array {
    const [worst, ...others] = words.map((word) => {
      const ranks = new Uint8Array(entries.length).fill(NONE);
      rankWord(word, ranks);
      return ranks;
    });
    for (const ranks of others) if (worst) keep(Math.max, worst, ranks);
    return worst ?? new Uint8Array();
  }

  function rankExact(word: string, ranks: Uint8Array): void {
    if (word.length >= MIN_INSIDE_LENGTH) {
      nameWords.containing(word, (item) => (ranks[item] = INSIDE));
      ownWords.containing(word, (item) => (ranks[item] = INSIDE));
      providerWords.containing(word, (item) => (ranks[item] = INSIDE));
    }
    providerWords.startingWith(word, (item) => (ranks[item] = PROVIDER));
    ownWords.startingWith(word, (item) => (ranks[item] = OWN_START));
    ownWords.startingWith(word, (item) => (ranks[item] = OWN_WORD), word.length);
    nameWords.startingWith(word, (item) => (ranks[item] = WORD_START));
  }

  /** A short synonym is a whole word: "bal" (honey) is not the beginning of "balon". */
  function rankSynonym(word: string, ranks: Uint8Array): void {
    const maxLength = word.length < MIN_FORGIVING_LENGTH ? word.length : undefined;
    for (const list of lists) list.startingWith(word, (item) => (ranks[item] = SYNONYM), maxLength);
  }

  function rankStem(word: string, ranks: Uint8Array): void {
    for (const stem of stemsOf(word))
      for (const list of lists) list.startingWith(stem, (item) => (ranks[item] = STEM), stem.length + MAX_OTHER_ENDING);
    rankExact(word, ranks);
  }

  function rankNear(word: string, ranks: Uint8Array): void {
    if (word.length < MIN_FORGIVING_LENGTH) return rankExact(word, ranks);
    const improve = (rank: number) => (item: number) => {
      if (rank < (ranks[item] ?? NONE)) ranks[item] = rank;
    };
    for (const list of lists) {
      list.startingWith(word, improve(NEAR_WORD));
      list.near(word, improve(NEAR_WORD), improve(NEAR_START));
    }
  }

  function rankPass(words: readonly string[], pass: Pass): Uint8Array {
    const ranks = rankAll(words, { exact: rankExact, stems: rankStem, near: rankNear }[pass]);
    const text = words.join(' ');
    for (let item = 0; item < ranks.length; item += 1)
      if (ranks[item] === WORD_START && names[item]?.startsWith(text))
        ranks[item] = names[item] === text ? WHOLE_NAME : NAME_START;
    for (const synonyms of withSynonyms(words, pass)) keep(Math.min, ranks, rankAll(synonyms, rankSynonym));
    return ranks;
  }

  function itemsOf(ranks: Uint8Array, accepts: (item: Item) => boolean): Pick<Found<Item>, 'items' | 'fits'> {
    const byRank: Item[][] = Array.from({ length: NEAR_START + 1 }, () => []);
    for (let number = 0; number < ranks.length; number += 1) {
      const found = byRank[ranks[number] ?? NONE];
      const entry = found && entries[number];
      if (entry && accepts(entry.item)) found.push(entry.item);
    }
    return { items: byRank.flat(), fits: byRank.flatMap((items, rank) => items.map(() => rank)) };
  }

  return {
    find(text, accepts = () => true) {
      const words = [...new Set(wordsOf(text))].slice(0, MAX_WORDS);
      if (words.length === 0) return { items: [], fits: [], isForgiving: false };
      for (const pass of PASSES) {
        const found = itemsOf(rankPass(pass === 'exact' ? words : withoutStopWords(words), pass), accepts);
        if (found.items.length > 0) return { ...found, isForgiving: pass === 'near' };
      }
      return { items: [], fits: [], isForgiving: true };
    },
  };
}

/** Keeps the greater or the smaller rank of each entry. A loop by number: iterators made a search five times slower. */
function keep(better: (one: number, other: number) => number, ranks: Uint8Array, others: Uint8Array): void {
  for (let item = 0; item < ranks.length; item += 1) ranks[item] = better(ranks[item] ?? NONE, others[item] ?? NONE);
}

/** Folded words: runs of letters and digits. Apostrophes and soft hyphens are inside a word. */
const wordsOf = (text: string) =>
  foldText(text)
    .replace(/['’\u00ad]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** The words of a name, and the name as one word: "Big Bell" is also found as "bigbell". */
function withJoinedName(name: string): readonly string[] {
  const words = name.split(' ');
  return words.length > 1 ? [...words, words.join('')] : words;
}
