import { CompactEncrypt, compactDecrypt } from 'jose';
import type { KeyPurpose, Keys } from './keys.server';

/** Encrypts data that the browser keeps for the site, and opens only what this site sealed. */
export interface Seal {
  seal(payload: object): Promise<string>;
  /** Null for a text that no key opens. Do not change the object: it may be remembered, and returned again. */
  open(sealed: string): Promise<unknown>;
}

/**
 * A seal is JWE with a direct key, AES-256-GCM. For a rotation add the new secret first, and remove the old one later. @param
 * purpose a text that was sealed for one purpose does not open for another
 */
export function createSeal(keys: Keys, purpose: KeyPurpose = 'session'): Seal {
  return {
    seal(payload) {
      return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(keys.newest(purpose));
    },
    async open(sealed) {
      for (const key of keys.all(purpose)) {
        try {
          const { plaintext } = await compactDecrypt(sealed, key, {
            keyManagementAlgorithms: ['dir'],
            contentEncryptionAlgorithms: ['A256GCM'],
          });
          return JSON.parse(new TextDecoder().decode(plaintext)) as unknown;
        } catch {
          continue;
        }
      }
      return null;
    },
  };
}
