import { LRUCache } from 'lru-cache';
import { atMostEntries } from './at-most-entries';

/** Memoises a function of a text, for this many texts that were asked for last. */
export function memoizeLatest(derive: (text: string) => string, count: number): (text: string) => string {
  const known = new LRUCache<string, string>(atMostEntries(count));
  return (text) => {
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    const result = derive(text);
    known.set(text, result);
    return result;
  };
}
