import { LRUCache } from 'lru-cache';
import type { Seal } from './seal.server';

const REMEMBERED_MS = 5 * 60_000;
/** The length of the sealed texts. What they hold takes about three quarters as much again. */
const MAX_REMEMBERED_LETTERS = 32_000_000;

/** A text of its own. A part of a text keeps the whole of it in memory: here a header of up to 16 kB. */
const copyOf = (text: string) => Buffer.from(text, 'latin1').toString('latin1');

/** Texts are remembered for five to ten minutes: opening the cookie was most of a poll's cost. Do not change what it opens. */
export function rememberOpened(seal: Seal): Seal {
  const opened = new LRUCache<string, object>({
    ttl: REMEMBERED_MS,
    maxSize: MAX_REMEMBERED_LETTERS,
    sizeCalculation: (_, sealed) => sealed.length,
  });
  // Without it an old entry stays until the cache is full.
  setInterval(() => opened.purgeStale(), REMEMBERED_MS).unref();
  return {
    seal: (payload) => seal.seal(payload),
    async open(sealed) {
      const known = opened.get(sealed);
      if (known) return known;
      const payload = await seal.open(sealed);
      if (typeof payload === 'object' && payload !== null) opened.set(copyOf(sealed), payload);
      return payload;
    },
  };
}
