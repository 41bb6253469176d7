import { CompactEncrypt, compactDecrypt } from 'jose';
import { LRUCache } from 'lru-cache';
import type { KeyPurpose, Keys } from './keys.server';

/** Encrypts what a browser keeps for us, and opens only what this site sealed. */
export interface Seal {
  seal(payload: object): Promise<string>;
  /**
   * Null for anything that none of the keys opens: tampered, truncated, foreign, sealed with a retired key. Not to be
   * changed: the same object may be handed out again.
   */
  open(sealed: string): Promise<unknown>;
}

/** A player's cookie comes with every request and every poll of the balance: opening it was most of what a poll cost. */
const REMEMBERED_MS = 5 * 60_000;
const MAX_REMEMBERED_LETTERS = 32_000_000;

/**
 * JWE, direct key, AES-256-GCM. Several keys allow rotation: put the new secret first, retire the old one later.
 *
 * @param purpose what is sealed for one purpose opens for no other
 */
export function createSeal(keys: Keys, purpose: KeyPurpose = 'session'): Seal {
  const opened = new LRUCache<string, object>({
    ttl: REMEMBERED_MS,
    maxSize: MAX_REMEMBERED_LETTERS,
    sizeCalculation: (_payload, sealed) => sealed.length + 1,
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
          opened.set(sealed, payload);
          return payload;
        } catch {
          continue;
        }
      }
      return null;
    },
  };
}
