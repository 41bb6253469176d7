import { isWithinOneEdit, startsWithinOneEdit } from '~/lib/within-one-edit';

/** Receives the number of each item that has a word. An item may come more than once. */
type Visit = (item: number) => void;

/** The words of many items, to be found by their beginning, a part of them, or with one wrong letter. */
export interface WordList {
  /** @param maxLength of the words; by default any */
  startingWith(start: string, visit: Visit, maxLength?: number): void;
  containing(part: string, visit: Visit): void;
  /** Words that differ by at most one edit, and words with a beginning that does. */
  near(typed: string, visitWord: Visit, visitStart: Visit): void;
}

/** The beginning of a word is compared from this length on: shorter ones would fit too many words. */
const MIN_START_LENGTH = 5;

/** Words that are found by their place in the list, with the items that have them. */
interface SortedWords {
  readonly words: readonly string[];
  readonly itemsAt: readonly (readonly number[])[];
}

/** @param wordsOf the words of each item, by its number */
export function createWordList(wordsOf: readonly (readonly string[])[]): WordList {
  const { words, itemsAt } = sortWords(wordsOf);
  // One text of all words: searching it is far quicker than searching each word.
  const text = words.map((word) => `${word}\n`).join('');
  const starts = startsOf(words);
  let buckets: Buckets | undefined;
  const visitAll = (place: number, visit: Visit) => itemsAt[place]?.forEach(visit);

  return {
    startingWith(start, visit, maxLength = Infinity) {
      for (let at = firstFrom(words, start); words[at]?.startsWith(start); at += 1)
        if ((words[at]?.length ?? 0) <= maxLength) visitAll(at, visit);
    },
    containing(part, visit) {
      let at = text.indexOf(part);
      while (at !== -1) {
        const after = firstFrom(starts, at + 1);
        visitAll(after - 1, visit);
        at = after < starts.length ? text.indexOf(part, starts[after]) : -1;
      }
    },
    near(typed, visitWord, visitStart) {
      buckets ??= bucketsOf(words);
      const comparesStart = typed.length >= MIN_START_LENGTH;
      for (const places of candidates(buckets, typed))
        for (const place of places) {
          const word = words[place] ?? '';
          if (isWithinOneEdit(typed, word)) visitAll(place, visitWord);
          else if (comparesStart && startsWithinOneEdit(typed, word)) visitAll(place, visitStart);
        }
    },
  };
}

function sortWords(wordsOf: readonly (readonly string[])[]): SortedWords {
  const itemsByWord = new Map<string, number[]>();
  for (const [item, words] of wordsOf.entries())
    for (const word of words) {
      const items = itemsByWord.get(word);
      if (!items) itemsByWord.set(word, [item]);
      else if (items.at(-1) !== item) items.push(item);
    }
  const words = [...itemsByWord.keys()].sort(byUnits);
  return { words, itemsAt: words.map((word) => itemsByWord.get(word) ?? []) };
}

function startsOf(words: readonly string[]): readonly number[] {
  let next = 0;
  return words.map((word) => {
    const start = next;
    next += word.length + 1;
    return start;
  });
}

/** The order of `<`. The binary search needs it, and it is faster than an alphabetical one. */
const byUnits = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** The place of the first value of a sorted list that is not before `start`. */
function firstFrom<Value extends string | number>(sorted: readonly Value[], start: Value): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const value = sorted[middle];
    if (value !== undefined && value < start) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The places of the words, by their first and by their second letter. */
interface Buckets {
  readonly first: ReadonlyMap<string, readonly number[]>;
  readonly second: ReadonlyMap<string, readonly number[]>;
}

function bucketsOf(words: readonly string[]): Buckets {
  const byLetter = (letter: number) => {
    const found = new Map<string, number[]>();
    for (const [place, word] of words.entries()) {
      const others = found.get(word.charAt(letter));
      if (others) others.push(place);
      else found.set(word.charAt(letter), [place]);
    }
    return found;
  };
  return { first: byLetter(0), second: byLetter(1) };
}

/** The first letters are equal, or the edit is in the first letter: extra, missing, wrong, or swapped with the second. */
function candidates({ first, second }: Buckets, typed: string): readonly (readonly number[])[] {
  const [start, next] = [typed.charAt(0), typed.charAt(1)];
  const lists = [first.get(start), second.get(next), second.get(start)];
  if (start !== next) lists.push(first.get(next));
  return lists.filter((list) => list !== undefined);
}
