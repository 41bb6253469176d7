import { CompactEncrypt, compactDecrypt } from 'jose';
import { LRUCache } from 'lru-cache';
import type { KeyPurpose, Keys } from './keys.server';

/** Encrypts data that the browser keeps for the site, and opens only what this site sealed. */
export interface Seal {
  seal(payload: object): Promise<string>;
  /**
   * Null for a text that no key opens: tampered, truncated, foreign, sealed with a retired key. Do not change the object: it
   * is cached, and may be returned again.
   */
  open(sealed: string): Promise<unknown>;
}

/** Every request and balance poll opens the player's cookie: without the cache, that was most of a poll's cost. */
const REMEMBERED_MS = 5 * 60_000;
const MAX_REMEMBERED_LETTERS = 32_000_000;

/** A text of its own. A part of a text keeps the whole of it in memory: here a header of up to 16 kB. */
const copyOf = (text: string) => Buffer.from(text, 'latin1').toString('latin1');

/**
 * Creates a seal: JWE with a direct key, AES-256-GCM. Several keys allow rotation: add the new secret first, and remove the old
 * one later.
 *
 * @param purpose a text that was sealed for one purpose does not open for another
 */
export function createSeal(keys: Keys, purpose: KeyPurpose = 'session'): Seal {
  const opened = new LRUCache<string, object>({
    ttl: REMEMBERED_MS,
    maxSize: MAX_REMEMBERED_LETTERS,
  });
  return {
    seal(payload) {
      return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(keys.newest(purpose));
    },
    async open(sealed) {
      const known = opened.get(sealed);
      if (known) return known;
      for (const key of keys.all(purpose)) {
        try {
          const { plaintext } = await compactDecrypt(sealed, key, {
            keyManagementAlgorithms: ['dir'],
            contentEncryptionAlgorithms: ['A256GCM'],
          });
          const payload = JSON.parse(new TextDecoder().decode(plaintext)) as object;
          opened.set(copyOf(sealed), payload, { size: sealed.length + plaintext.length });
          return payload;
        } catch {
          continue;
        }
      }
      return null;
    },
  };
}
