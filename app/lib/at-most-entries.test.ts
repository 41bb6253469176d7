import { LRUCache } from 'lru-cache';
import { expect, it } from 'vitest';
import { atMostEntries } from './at-most-entries';

it('drops the entry that was used least recently', () => {
  const cache = new LRUCache<string, number>(atMostEntries(2));
  for (const key of ['a', 'b']) cache.set(key, 1);
  cache.get('a');
  cache.set('c', 1);
  expect([...cache.keys()].sort()).toEqual(['a', 'c']);
});
