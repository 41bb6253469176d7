import { createHmac } from 'node:crypto';

/** 144 bits: no two texts share a digest by chance. */
const DIGEST_BYTES = 18;

/** Stands for a text that must not be kept. Without the key it can be neither computed nor checked. */
export interface KeyedDigest {
  /** The digest by the newest key. */
  of(text: string): string;
  /** Whether the digest is the text's, by any of the keys. */
  matches(digest: string, text: string): boolean;
}

/** HMAC-SHA-256, shortened. @param keys newest first */
export function createKeyedDigest(keys: readonly Uint8Array[]): KeyedDigest {
  const [newest] = keys;
  if (!newest) throw new Error('There is no key to make digests with.');
  const digest = (key: Uint8Array, text: string) =>
    createHmac('sha256', key).update(text).digest().subarray(0, DIGEST_BYTES).toString('base64url');
  return {
    of: (text) => digest(newest, text),
    matches: (given, text) => keys.some((key) => digest(key, text) === given),
  };
}
