import { createHmac, timingSafeEqual } from 'node:crypto';

export type TokenSigner = ReturnType<typeof createTokenSigner>;

/** Signs for one purpose, by HMAC-SHA-256. @param keys newest first: it signs, and all verify, for rotations of the secrets */
export function createTokenSigner(keys: readonly Uint8Array[]) {
  const [newest] = keys;
  if (!newest) throw new Error('There is no key to sign tokens with.');
  return {
    /**
     * @param payload readable; without a `.`
     * @param boundTo what the token is valid for; not in the token
     */
    issue: (payload: string, ...boundTo: readonly string[]) =>
      `${payload}.${sign(newest, [payload, ...boundTo]).toString('base64url')}`,
    read(token: string, ...boundTo: readonly string[]) {
      const [payload = '', signature = '', ...rest] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const isOurs = keys.some((key) => {
        const expected = sign(key, [payload, ...boundTo]);
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
      return isOurs && rest.length === 0 ? payload : null;
    },
  };
}

/** Signs the parts as JSON: parts that are cut at other places give another signature. */
const sign = (key: Uint8Array, parts: readonly string[]): Buffer =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest();
