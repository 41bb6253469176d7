import { CompactEncrypt, compactDecrypt } from 'jose';
import type { KeyPurpose, Keys } from './keys.server';

/** Encrypts what a browser keeps for us, and opens only what this site sealed. */
export interface Seal {
  seal(payload: object): Promise<string>;
  /** Null for anything that none of the keys opens: tampered, truncated, foreign, sealed with a retired key. */
  open(sealed: string): Promise<unknown>;
}

/**
 * JWE, direct key, AES-256-GCM. Several keys allow rotation: put the new secret first, retire the old one later.
 *
 * @param purpose what is sealed for one purpose opens for no other
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
