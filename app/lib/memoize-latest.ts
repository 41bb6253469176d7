import { LRUCache } from 'lru-cache';
import { atMostEntries } from './at-most-entries';
import { memoizeIn } from './memoize-by-identity';

/** Memoises a function of a text, for this many texts that were asked for last. */
export const memoizeLatest = (derive: (text: string) => string, count: number): ((text: string) => string) =>
  memoizeIn(new LRUCache<string, { readonly result: string }>(atMostEntries(count)), derive);
