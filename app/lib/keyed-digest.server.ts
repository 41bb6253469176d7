import { createHmac } from 'node:crypto';

/** 144 bits: no two texts share a digest by chance. */
const DIGEST_BYTES = 18;

export type KeyedDigest = ReturnType<typeof createKeyedDigest>;

/** A digest can be neither computed nor checked without the key. HMAC-SHA-256, shortened. @param keys newest first */
export function createKeyedDigest(keys: readonly Uint8Array[]) {
  const [newest] = keys;
  if (!newest) throw new Error('There is no key to make digests with.');
  const digest = (key: Uint8Array, text: string) =>
    createHmac('sha256', key).update(text).digest().subarray(0, DIGEST_BYTES).toString('base64url');
  return {
    of: (text: string) => digest(newest, text),
    /** Whether the digest is the text's, by any of the keys. */
    matches: (given: string, text: string) => keys.some((key) => digest(key, text) === given),
  };
}
